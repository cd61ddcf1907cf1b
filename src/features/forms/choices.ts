import type { Choice } from '@/ui/Field/ChoiceField'

/** The answers of a question from its list of values and words. */
export function toChoices(words: Record<string, string>): Choice[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
