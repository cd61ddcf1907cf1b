/** What the science-basket form offers, by the ids of the specification. */
export const interestIds = ['programming', 'ai', 'gaming', 'media', 'vr'] as const
export type Interest = (typeof interestIds)[number]

/** What can be put into the basket beside the specification's interests: it reaches the mail as part of the notes. */
export const extraIds = ['aviation'] as const
export type Extra = (typeof extraIds)[number]
