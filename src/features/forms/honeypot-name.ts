/** The name of a field that no person sees and simple robots fill in. */
export const honeypotName = 'website'
