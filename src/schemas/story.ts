import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'

export const storyPages = ['story', 'emotional', 'trivia'] as const

/** The story game: the story in scenes, eight questions, five riddles, and all labels. */
export function storySchema({ text, picture, panorama, band, sprite }: ContentFields) {
  const labels = [
    'tabs',
    'questionCount',
    'answer',
    'answerHint',
    'riddle',
    'riddleAnswer',
    'check',
    'lanternsLit',
    'next',
    'nextToTrivia',
    'back',
    'backToStory',
    'backToQuestions',
    'startOver',
  ] as const
  return z.strictObject({
    kicker: text,
    characters: z.strictObject({ uri: text, lahav: text, noa: text }),
    /** The valley before the story begins, if there is room. A phone shows both ends of it, so no part can be left empty. */
    valley: panorama({ from: 0, to: 1 }),
    /** The three characters, as cut-outs for the valley that the page draws. */
    cast: z.strictObject({ prince: sprite, princeUp: sprite, noaUp: sprite, dragon: sprite, dragonFire: sprite }),
    tabs: z.array(z.strictObject({ id: z.enum(storyPages), label: text, heading: text, text })).length(3),
    /** `wide`: the picture spans both pages, for a scene with a long text. */
    scenes: z
      .array(
        z.strictObject({
          id: z.string(),
          heading: text,
          paragraphs: z.array(text).min(1),
          picture: band,
          wide: z.boolean().default(false),
        }),
      )
      .min(3),
    storyEnd: z.strictObject({ picture: band, text, button: text }),
    questions: z
      .array(z.strictObject({ text, placeholder: text, voice: z.strictObject({ who: z.enum(['uri', 'lahav', 'noa']), text }) }))
      .length(8),
    trivia: z.strictObject({
      /** One answer for all riddles. */
      answer: text,
      heading: text,
      riddles: z.array(text).length(5),
    }),
    /** `stage` is shown above the lit bridge, the rest in the box. */
    congratulation: z.strictObject({ stage: z.strictObject({ heading: text, text }), heading: text, text, closing: text, picture }),
    labels: z.strictObject(Object.fromEntries(labels.map((label) => [label, text])) as Record<(typeof labels)[number], typeof text>),
    notes: z.strictObject({ privacy: text, grownUp: text, scriptsOff: text }),
    messages: z.strictObject({ solved: text, correct: text, wrong: text }),
  })
}
