/** Forms whose mail has a template of its own at the e-mail service: the environment has an id for each. */
export const templateNames = ['school', 'english', 'science', 'contact', 'job'] as const

export type TemplateName = (typeof templateNames)[number]

/** The forms of the site. Each has its table in src/forms, its view in features/forms and its words in content/interface. */
export const formNames = [...templateNames, 'waiting-list'] as const

export type FormName = (typeof formNames)[number]

/** What other parts of a page fill in, by the ids of the specification: content names them, and the form has a word for each. */
export const interestIds = ['programming', 'ai', 'gaming', 'media', 'vr'] as const
export type Interest = (typeof interestIds)[number]

/** A programme that is no interest of the specification: its card writes a line into the notes. */
export const notedIds = ['aviation'] as const
export type Noted = (typeof notedIds)[number]
