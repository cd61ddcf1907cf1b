import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { inDrafts, serialiseReads } from './content-glob.ts'

it('the preview reads the same files from the copy', () => {
  expect(inDrafts({ pattern: '*.yaml', base: 'src/content/jobs' })).toEqual({ pattern: '*.yaml', base: 'src/.drafts/jobs' })
  expect(inDrafts({ pattern: ['src/content/pages/**/*.yaml'], base: '.' })).toEqual({ pattern: ['src/.drafts/pages/**/*.yaml'], base: '.' })
})

it('the id of an entry comes from the path of its original', () => {
  const { generateId } = inDrafts({ pattern: '*', base: '.', generateId: ({ entry }) => entry })
  expect(generateId?.({ entry: 'src/.drafts/pages/a.yaml', base: new URL('file:///'), data: {} })).toBe('src/content/pages/a.yaml')
})

it('of two changes in a row the later wins, even if the earlier takes longer to read', async () => {
  const watcher = new EventEmitter()
  const first = Promise.withResolvers<void>()
  const read: string[] = []
  const slowAtFirst = async (path: string) => {
    if (path === 'earlier') await first.promise
    read.push(path)
  }
  type Context = Parameters<ReturnType<typeof serialiseReads>['load']>[0]
  const loader = serialiseReads({
    name: 'slow',
    load: async ({ watcher: seen }) => {
      seen?.on('change', slowAtFirst)
    },
  })
  await loader.load({ watcher } as unknown as Context)
  watcher.emit('change', 'earlier')
  watcher.emit('change', 'later')
  first.resolve()
  await expect.poll(() => read).toEqual(['earlier', 'later'])
})
