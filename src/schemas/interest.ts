/** What the science-basket form offers, by the ids of the specification. */
export const interestIds = ['programming', 'ai', 'gaming', 'media', 'vr'] as const
export type Interest = (typeof interestIds)[number]
