import { motionAllowed } from '#browser/motion-allowed.ts'

const storageKey = 'win-display'
const root = document.documentElement
/** The header's panel, and the one in the accessibility statement. */
const panels = [...document.querySelectorAll<HTMLFormElement>('[data-display]')]

/** What the panel can set. Each is a data attribute of <html>; an empty value means the device's own. */
const names = ['theme', 'text', 'contrast', 'motion', 'links', 'font'] as const

/** What the device asks for in place of a choice, as before the first paint (layouts/before-paint.ts). */
const asked: Record<string, string> = matchMedia('(prefers-contrast: more)').matches ? { contrast: 'high' } : {}

function apply(panel: HTMLFormElement): void {
  const chosen = new FormData(panel)
  const choices: Record<string, string> = {}
  for (const name of names) {
    const value = chosen.get(name)
    if (typeof value === 'string' && value !== '') choices[name] = value
    // a choice, too: not what the device asks for
    else if (asked[name]) choices[name] = 'usual'
  }
  show(choices)
  remember(choices)
}

function remember(choices: Record<string, string>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choices))
  } catch {
    // Blocked storage: the choice holds for this page only.
  }
}

/** Sources marked as night follow the chosen theme, not only the device's. */
function chooseNightPictures(): void {
  const media = { dark: 'all', light: 'not all' }[root.dataset['theme'] ?? ''] ?? '(prefers-color-scheme: dark)'
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-night]')) {
    const own = source.dataset['night']
    // "not all and (…)" would mean the opposite: all that is not (…)
    source.media = own && media !== 'not all' ? `${media} and ${own}` : media
  }
}

function showChoices(): void {
  for (const name of names) {
    const value = root.dataset[name] ?? ''
    for (const panel of panels)
      for (const control of panel.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) control.checked = control.value === value
  }
}

/** A page that comes back out of the browser's memory, or is open in another tab, follows what was chosen in the meantime. */
function follow(): void {
  let choices: Record<string, string> = {}
  try {
    choices = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
  } catch {
    return
  }
  show(choices)
}

function show(choices: Record<string, string>): void {
  for (const name of names) {
    const value = choices[name] || asked[name]
    if (value) root.dataset[name] = value
    else delete root.dataset[name]
  }
  showChoices()
  chooseNightPictures()
}

/** Back to what the device asks for. */
function startOver(): void {
  show({})
  remember({})
}

/** The sun or the moon of a hero was pressed: the panel's other choice. */
function turnSky(): void {
  const shown = root.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  const [panel] = panels
  const other = panel?.querySelector<HTMLInputElement>(`[name=theme][value=${shown === 'dark' ? 'light' : 'dark'}]`)
  if (!panel || !other) return
  other.checked = true
  apply(panel)
}

/** Block by block (styles/base.css); at once without motion, and where the browser cannot. */
function dissolve(change: () => void): void {
  if (!document.startViewTransition || !motionAllowed()) {
    change()
    return
  }
  root.dataset['dissolving'] = ''
  const turn = async () => {
    change()
    await picturesInView()
  }
  document.startViewTransition(turn).finished.finally(() => delete root.dataset['dissolving'])
}

/** The night dissolves into its own pictures: what is in view is there before it begins, unless the line is slow. */
async function picturesInView(): Promise<void> {
  const atMost = new Promise((resolve) => setTimeout(resolve, 800))
  // the browser chooses its sources after this task
  await new Promise((resolve) => setTimeout(resolve))
  const seen = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  await Promise.race([atMost, Promise.allSettled(seen.map((image) => image.decode()))])
}

showChoices()
if (root.dataset['theme']) chooseNightPictures()
addEventListener('storage', follow)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) follow()
})
for (const sky of document.querySelectorAll('[data-sky]')) sky.addEventListener('click', () => dissolve(turnSky))
for (const panel of panels) {
  panel.addEventListener('change', () => apply(panel))
  panel.addEventListener('reset', () => setTimeout(startOver))
}
