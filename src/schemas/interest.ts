/** What the science-basket form offers, by the ids of the specification. */
export const interestIds = ['programming', 'ai', 'gaming', 'media', 'vr'] as const
export type Interest = (typeof interestIds)[number]

/** A programme that is no interest of the specification: its card writes a line into the notes. */
export const notedIds = ['aviation'] as const
export type Noted = (typeof notedIds)[number]
