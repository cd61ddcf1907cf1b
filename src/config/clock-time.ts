/** A time of day on the 24-hour clock: 08:00. */
export const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/
