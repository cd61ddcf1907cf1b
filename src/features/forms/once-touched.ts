// What a form needs only once it is being filled in, as one file. It comes with the first touch: once the network is gone it is too late.
export { leadSource } from './lead-source.ts'
export { looksAutomated } from './looks-automated.ts'
export { waitForNetwork } from './offline/wait-for-network.ts'
export { receiptOf } from './receipt.ts'
