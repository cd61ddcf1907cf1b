/** Forms whose mail has its own template at the e-mail service. The environment has an id for each. */
export const templateNames = ['school', 'english', 'science', 'contact', 'job'] as const

export type TemplateName = (typeof templateNames)[number]

/** The forms of the site. Each has its table in src/forms, its view in features/forms and its words in content/interface. */
export const formNames = [...templateNames, 'waiting-list'] as const

export type FormName = (typeof formNames)[number]

/** Interests that other parts of a page can add to the form, by the ids of the specification. The form has a label for each. */
export const interestIds = ['programming', 'ai', 'gaming', 'media', 'vr'] as const
export type Interest = (typeof interestIds)[number]

/** Programmes that are not among the interests of the specification: their cards add a line to the notes. */
export const notedProgrammeIds = ['aviation'] as const
export type NotedProgramme = (typeof notedProgrammeIds)[number]
