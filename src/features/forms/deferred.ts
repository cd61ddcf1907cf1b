// Code that a form needs only once it is being filled in, as one chunk. Loads on first focus: later the network may be gone.
export { leadSource } from './lead-source.ts'
export { looksAutomated } from './looks-automated.ts'
export { resendWhenOnline } from './offline/resend-when-online.ts'
export { receiptOf } from './receipt.ts'
