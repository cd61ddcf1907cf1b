import type { AnyForm, FormPartId } from '#forms/engine/define-form.ts'
import { type JobValues, job } from '#forms/job.ts'

export interface Block {
  label: string
  laid: boolean
}

const { fields }: AnyForm = job

/** Returns one block per required field of a part. A block is laid if the value of its field passes the rule. */
export function blocksOfPart(part: FormPartId, values: JobValues): Block[] {
  return Object.entries(fields).flatMap(([name, { block, rule }]) => {
    if (block?.part !== part) return []
    return { label: block.label, laid: !rule(values[name as keyof JobValues]).problem }
  })
}
