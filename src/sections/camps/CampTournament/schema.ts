import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { bracketErrors } from './bracket-errors.ts'

/** The gaming tournament with a YouTuber: the stage, and a bracket that visitors can play. */
export function campTournament({ text, hero, icon }: ContentFields) {
  const sample = z.boolean().default(false)
  /** The points of both sides. If a visitor picks another winner, that side gets the higher number. */
  const score = z.tuple([z.int().min(0), z.int().min(0)])
  return z
    .strictObject({
      kicker: text,
      heading: text,
      lead: text,
      picture: hero,
      guest: z.strictObject({ title: text, text, icon, sample }),
      /** In the order of the first games: the first team plays against the second. */
      teams: z.strictObject({ names: z.array(text), sample }),
      /** Each round has half the games of the one before, down to the final. */
      rounds: z.array(z.strictObject({ title: text, text, scores: z.array(score), sample })),
    })
    .check((context) => {
      const { teams, rounds } = context.value
      for (const message of bracketErrors(
        teams.names,
        rounds.map(({ scores }) => scores),
      ))
        context.issues.push({ code: 'custom', input: context.value, path: ['rounds'], message })
    })
}
