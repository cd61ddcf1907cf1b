import words from '#content/interface/form-waiting-list.json' with { type: 'json' }
import { interpolate } from '#lib/text/interpolate.ts'
import { takeApart } from '#lib/text/take-apart.ts'

/** The general mail has no variables for these: they are told in one sentence, and read from it again. */
interface Told {
  camp: string
  grade: string
  city: string
}

const sentence = interpolate(words.mailMessage, { topic: words.topic })

export function toMessage(told: Told): string {
  return interpolate(sentence, { ...told })
}

/** What such a sentence tells; nothing where it is another text. */
export function fromMessage(message: string): Told | undefined {
  const values = takeApart(sentence, message)
  return values && { camp: values['camp'] ?? '', grade: values['grade'] ?? '', city: values['city'] ?? '' }
}
