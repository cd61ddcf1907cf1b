import type { AnyForm } from '#forms/engine/define-form.ts'
import { type JobValues, job } from '#forms/job.ts'

export interface Block {
  word: string
  laid: boolean
}

export type Part = 'who' | 'fit' | 'about'

const { fields }: AnyForm = job

/** The blocks of a part of the form, one for each of its required fields, and whether it is laid: the field holds what its rule asks for. */
export function blocksOf(part: Part, values: JobValues): Block[] {
  return Object.entries(fields).flatMap(([name, { block, rule }]) => {
    if (block?.part !== part) return []
    return { word: block.word, laid: !rule(values[name as keyof JobValues]).problem }
  })
}
