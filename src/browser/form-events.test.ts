import { beforeEach, expect, test, vi } from 'vitest'

const page = new EventTarget()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})

test('delivers earlier events once when the form starts to listen', async () => {
  const { listen, tell } = await import('./form-events.ts')
  const received: string[] = []
  tell('win:toggle-interest', 'ai')
  tell('win:choose-position', 'english')
  tell('win:toggle-interest', 'vr')
  const stop = listen('win:toggle-interest', (interest) => received.push(interest))
  expect(received).toEqual(['ai', 'vr'])
  tell('win:toggle-interest', 'media')
  stop()
  tell('win:toggle-interest', 'gaming')
  expect(received).toEqual(['ai', 'vr', 'media'])
})
