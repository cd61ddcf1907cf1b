// What only a form that is being filled in needs, as one file: it comes with the first touch, because once the network is gone it is too late.
export { leadSource } from '../lead-source.ts'
export { waitForNetwork } from './wait-for-network.ts'
