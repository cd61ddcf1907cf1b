import type { LabelBook } from '../forms/labels.ts'
import type { Field } from '../forms/shape.ts'
import type { Drafts } from './drafts.ts'
import type { History } from './history.ts'

export interface PublishingOptions {
  root: string
  shapes: Map<string, Field[]>
  book: LabelBook
  history: History
  drafts: Drafts
}

export type Publishing = ReturnType<typeof publishing>

export function publishing({ root, shapes, book, history, drafts }: PublishingOptions) {
  void [root, shapes, book, history, drafts]
  return {
    changes: async () => ({ files: [] as unknown[], canUndo: false }),
    publish: async () => ({ message: '' }),
    undo: async () => ({}),
    discard: async (path: string) => ({ path }),
  }
}
