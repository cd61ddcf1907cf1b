/** This page of the browser, as long as it is not loaded again. */
export const tab = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
