/** The screens besides the forms; each has its own address. */
export const screens = ['start', 'search', 'enquiries', 'history', 'launch', 'share'] as const
export type Screen = (typeof screens)[number]
