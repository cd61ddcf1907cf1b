export interface Lesson {
  day: string
  lesson: string
}

/** Formats lessons by day: 'א׳ 2 · ג׳ 3, 4'. Lists instead of ranges, because plain text in Hebrew reverses a range of numbers. */
export function formatLessons(lessons: readonly Lesson[]): string {
  const days = new Map<string, string[]>()
  for (const { day, lesson } of lessons) days.set(day, [...(days.get(day) ?? []), lesson])
  return [...days].map(([day, numbers]) => `${day}\u00a0${numbers.join(', ')}`).join(' · ')
}
