import type { AnyForm } from '#forms/engine/define-form.ts'
import { type JobValues, job } from '#forms/job.ts'

export interface Block {
  word: string
  laid: boolean
}

export type Part = 'who' | 'fit' | 'about'

const { fields }: AnyForm = job

/** Returns one block per required field of a part. A block is laid if the value of its field passes the rule. */
export function blocksOf(part: Part, values: JobValues): Block[] {
  return Object.entries(fields).flatMap(([name, { block, rule }]) => {
    if (block?.part !== part) return []
    return { word: block.word, laid: !rule(values[name as keyof JobValues]).problem }
  })
}
