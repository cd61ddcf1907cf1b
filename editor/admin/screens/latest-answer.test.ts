import { expect, it } from 'vitest'
import { latestAnswer } from './latest-answer.ts'

function openList() {
  const shown: string[] = []
  const ask = latestAnswer<string>(
    (answer) => shown.push(answer),
    (message) => shown.push(`error: ${message}`),
  )
  return { shown, ask }
}

it('ignores an answer that arrives after a later one', async () => {
  const { shown, ask } = openList()
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const both = [ask(first.promise), ask(second.promise)]
  second.resolve('second')
  first.resolve('first')
  await Promise.all(both)
  expect(shown).toEqual(['second'])
})

it('explains an error of the latest question, and ignores one of an earlier question', async () => {
  const { shown, ask } = openList()
  await Promise.all([ask(Promise.reject(new Error('early'))), ask(Promise.resolve('answer'))])
  await ask(Promise.reject(new Error('late')))
  expect(shown).toEqual(['answer', 'error: late'])
})
