/** The days of the week as Hebrew abbreviates them, Sunday first. */
export const weekDays = ['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'ש׳'] as const

export type WeekDay = (typeof weekDays)[number]
