/** What an owner looks at besides the forms: each has an address of its own. */
export const screens = ['start', 'search', 'enquiries', 'history', 'launch', 'share'] as const
export type Screen = (typeof screens)[number]
