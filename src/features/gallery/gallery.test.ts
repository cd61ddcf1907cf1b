import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import texts from '#content/interface/gallery.json' with { type: 'json' }

/** Implements only what gallery.ts uses of an element. */
class FakeElement extends EventTarget {
  readonly dataset: Record<string, string> = {}
  readonly setAttribute = vi.fn()
  readonly removeAttribute = vi.fn()
  readonly replaceChildren = vi.fn()
  naturalWidth = 0
}

const [status, image] = [new FakeElement(), new FakeElement()]
const gallery = Object.assign(new FakeElement(), { querySelector: () => status, closest: () => tile })
const tile = Object.assign(new FakeElement(), { querySelector: () => image, closest: () => gallery })

beforeEach(async () => {
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('CSS', { supports: () => true })
  vi.stubGlobal('document', { querySelectorAll: (selector: string) => [selector.includes('tile') ? tile : gallery] })
  vi.spyOn(console, 'error').mockReturnValue()
  await import('./gallery.ts')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const pressTile = () => gallery.dispatchEvent(new Event('click', { cancelable: true }))

function settle(type: 'load' | 'error'): void {
  image.naturalWidth = type === 'load' ? 1 : 0
  image.dispatchEvent(new Event(type))
}

/** The texts that were announced since the last call. */
function announced(): string[] {
  return status.replaceChildren.mock.calls.splice(0).flat().filter(Boolean)
}

test('announces only a picture that fails again after a retry, and adds no listener for a retry', () => {
  settle('error')
  expect(tile.dataset['state']).toBe('failed')
  expect(announced()).toEqual([])

  const addListener = vi.spyOn(image, 'addEventListener')
  pressTile()
  expect(tile.dataset['state']).toBe('loading')
  settle('error')
  expect(announced()).toEqual([texts.failed])

  pressTile()
  settle('load')
  expect(tile.dataset['state']).toBe('loaded')
  settle('error')
  expect(announced()).toEqual([])
  expect(addListener).not.toHaveBeenCalled()
})
