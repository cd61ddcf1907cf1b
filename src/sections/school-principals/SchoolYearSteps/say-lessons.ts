export interface Lesson {
  day: string
  lesson: string
}

/** Day by day: 'א׳ 2 · ג׳ 3, 4'. Lists and no ranges: a range of numbers turns round in a Hebrew line of plain text. */
export function sayLessons(lessons: readonly Lesson[]): string {
  const days = new Map<string, string[]>()
  for (const { day, lesson } of lessons) days.set(day, [...(days.get(day) ?? []), lesson])
  return [...days].map(([day, numbers]) => `${day}\u00a0${numbers.join(', ')}`).join(' · ')
}
