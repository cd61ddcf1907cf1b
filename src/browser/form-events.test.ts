import { beforeEach, expect, test, vi } from 'vitest'

const page = new EventTarget()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})

test('delivers earlier events once when the form starts to listen', async () => {
  const { subscribe, emit } = await import('./form-events.ts')
  const received: string[] = []
  emit('win:toggle-interest', 'ai')
  emit('win:choose-position', 'english')
  emit('win:toggle-interest', 'vr')
  const stop = subscribe('win:toggle-interest', (interest) => received.push(interest))
  expect(received).toEqual(['ai', 'vr'])
  emit('win:toggle-interest', 'media')
  stop()
  emit('win:toggle-interest', 'gaming')
  expect(received).toEqual(['ai', 'vr', 'media'])
})

test('queues events again once nobody listens any more', async () => {
  const { subscribe, emit } = await import('./form-events.ts')
  const received: string[] = []
  const [stop, stopOther] = [subscribe('win:choose-topic', () => undefined), subscribe('win:choose-topic', () => undefined)]
  stop()
  stop()
  emit('win:choose-topic', 'delivered to the other')
  stopOther()
  emit('win:choose-topic', 'queued')
  subscribe('win:choose-topic', (topic) => received.push(topic))
  expect(received).toEqual(['queued'])
})
