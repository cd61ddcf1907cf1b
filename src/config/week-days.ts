/** The days of the week as they are written, Sunday first. */
export const weekDays = ['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'ש׳'] as const

export type WeekDay = (typeof weekDays)[number]
