import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.resetModules()
  vi.stubGlobal('window', { confirm: (words: string) => asked.push(words) > 0 })
})
afterEach(() => vi.unstubAllGlobals())

it.each(['before', 'after'])('decides each question by itself, registered %s the replacement', async (when) => {
  const { answerQuestion, replaceConfirm } = await import('./confirm.ts')
  if (when === 'after') replaceConfirm()
  answerQuestion('Delete?', (ask) => ask('Delete the camp?'))
  answerQuestion('Leave?', () => false)
  if (when === 'before') replaceConfirm()
  expect(['Delete?', 'Leave?', 'Another?'].map((question) => window.confirm(question))).toEqual([true, false, true])
  expect(asked).toEqual(['Delete the camp?', 'Another?'])
})
