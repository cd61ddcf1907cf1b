import * as z from 'zod/mini'
import words from '#content/interface/form-job.json' with { type: 'json' }
import { type JobValues, jobSchema } from './schema.ts'

/** The ten fields that must be filled in, by the part of the form they are in, each with the word on its block. */
export const requiredParts = {
  who: {
    fullName: words.blockFullName,
    phone: words.blockPhone,
    email: words.blockEmail,
    city: words.blockCity,
    age: words.blockAge,
  },
  fit: {
    position: words.blockPosition,
    englishLevel: words.blockEnglishLevel,
    hasVehicle: words.blockHasVehicle,
    education: words.blockEducation,
  },
  about: { message: words.blockMessage },
} as const

export interface Block {
  word: string
  laid: boolean
}

export type Part = keyof typeof requiredParts

/** The blocks of a part, and whether each is laid: its field holds what its rule asks for. */
export function blocksOf(part: Part, values: JobValues): Block[] {
  return Object.entries(requiredParts[part]).map(([name, word]) => {
    const field = name as keyof JobValues
    return { word, laid: z.safeParse(jobSchema.shape[field], values[field]).success }
  })
}
