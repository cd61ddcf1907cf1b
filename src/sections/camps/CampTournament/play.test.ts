import { beforeEach, expect, test, vi } from 'vitest'

/** As much of an element as play.ts uses. `parts` are its descendants by selector. */
class Part extends EventTarget {
  textContent = ''
  ariaPressed = 'false'
  disabled = true
  isHidden = true
  readonly dataset: Record<string, string>
  readonly parts: Record<string, Part[]>

  constructor({ dataset = {}, parts = {}, ...own }: Partial<Pick<Part, 'dataset' | 'parts' | 'textContent' | 'ariaPressed'>>) {
    super()
    this.dataset = dataset
    this.parts = parts
    Object.assign(this, own)
  }

  querySelectorAll(selector: string): Part[] {
    return this.parts[selector] ?? []
  }

  querySelector(selector: string): Part | null {
    return this.querySelectorAll(selector)[0] ?? null
  }

  removeAttribute(name: string): void {
    if (name === 'hidden') this.isHidden = false
  }

  click(): void {
    this.dispatchEvent(new Event('click'))
  }
}

// A finished tournament: b beat a 3:1, c beat d 2:0, and c won the final.
const finished = [
  { team: 'a', score: 1, won: false },
  { team: 'b', score: 3, won: true },
  { team: 'c', score: 2, won: true },
  { team: 'd', score: 0, won: false },
  { team: 'b', score: 4, won: false },
  { team: 'c', score: 5, won: true },
]

const names = [...finished.map(({ team }) => team), 'c'].map((textContent) => new Part({ textContent }))
const sides = finished.map(
  ({ score, won }) =>
    new Part({
      ariaPressed: String(won),
      parts: { '[data-score]': [new Part({ dataset: { score: String(score) }, textContent: String(score) })] },
    }),
)
const games = ['goes on', 'goes on', 'wins'].map((says) => new Part({ dataset: { says } }))
const [status, restart, hint] = [new Part({}), new Part({}), new Part({})]
const bracket = new Part({
  dataset: { bracket: '4' },
  parts: {
    '[data-team]': names,
    'button[aria-pressed]': sides,
    '[data-says]': games,
    '[role=status]': [status],
    '[data-restart]': [restart],
    '[data-play]': [hint],
  },
})

const teams = () => names.map(({ textContent }) => textContent).join(' ')
const scores = () => sides.map((side) => side.querySelector('[data-score]')?.textContent).join(' ')

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('document', { querySelectorAll: () => [bracket] })
  await import('./play.ts')
})

test('restarts with an empty bracket and no announcement, and plays to another champion', () => {
  expect(hint.isHidden).toBe(false)
  expect(teams()).toBe('a b c d b c c')

  sides[0]?.click()
  expect(teams()).toBe('a b c d a c ?')
  expect(scores()).toBe('3 1 2 0  ')
  expect(status.textContent).toBe('a goes on')

  restart.click()
  expect(teams()).toBe('a b c d ? ? ?')
  expect(scores()).toBe('     ')
  expect(sides.map(({ disabled }) => disabled)).toEqual([false, false, false, false, true, true])
  expect(status.textContent).toBe('')

  for (const side of [0, 3, 5]) sides[side]?.click()
  expect(teams()).toBe('a b c d a d d')
  expect(status.textContent).toBe('d wins')
})
