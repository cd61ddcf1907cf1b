import { beforeEach, expect, test, vi } from 'vitest'

const page = new EventTarget()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})

test('what was said before the form was there is heard when it comes, once', async () => {
  const { listen, tell } = await import('./form-events.ts')
  const heard: string[] = []
  tell('win:toggle-interest', 'ai')
  tell('win:choose-position', 'english')
  tell('win:toggle-interest', 'vr')
  const stop = listen('win:toggle-interest', (interest) => heard.push(interest))
  expect(heard).toEqual(['ai', 'vr'])
  tell('win:toggle-interest', 'media')
  stop()
  tell('win:toggle-interest', 'gaming')
  expect(heard).toEqual(['ai', 'vr', 'media'])
})
