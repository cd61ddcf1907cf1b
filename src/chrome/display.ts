import { motionAllowed } from '#browser/motion-allowed.ts'

const storageKey = 'win-display'
const root = document.documentElement
/** The header's panel, and the one in the accessibility statement. */
const panels = [...document.querySelectorAll<HTMLFormElement>('[data-display]')]

/** The settings in the panel. Each is a data attribute of <html>; an empty value means the device's own. */
const names = ['theme', 'text', 'contrast', 'motion', 'links', 'font'] as const

/** Device preferences that apply without a choice, as in layouts/before-paint.ts. */
const devicePreferences: Record<string, string> = matchMedia('(prefers-contrast: more)').matches ? { contrast: 'high' } : {}

function apply(panel: HTMLFormElement): void {
  const chosen = new FormData(panel)
  const choices: Record<string, string> = {}
  for (const name of names) {
    const value = chosen.get(name)
    if (typeof value === 'string' && value !== '') choices[name] = value
    // also a choice: it overrides the device's preference
    else if (devicePreferences[name]) choices[name] = 'usual'
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

/** Sources with data-night follow the chosen theme, not only the device's. */
function chooseNightPictures(): void {
  const media = { dark: 'all', light: 'not all' }[root.dataset['theme'] ?? ''] ?? '(prefers-color-scheme: dark)'
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-night]')) {
    const own = source.dataset['night']
    // "not all and (…)" would mean the opposite: everything except (…)
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

/** Applies a choice that was made in another tab, or while this page was in the back/forward cache. */
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
    const value = choices[name] || devicePreferences[name]
    if (value) root.dataset[name] = value
    else delete root.dataset[name]
  }
  showChoices()
  chooseNightPictures()
}

/** Resets to the device's preferences. */
function startOver(): void {
  show({})
  remember({})
}

/** Toggles the theme: the sun or moon of a hero was pressed. */
function toggleTheme(): void {
  const shown = root.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  const [panel] = panels
  const other = panel?.querySelector<HTMLInputElement>(`[name=theme][value=${shown === 'dark' ? 'light' : 'dark'}]`)
  if (!panel || !other) return
  other.checked = true
  apply(panel)
}

/** Dissolves block by block (styles/base.css). Changes at once if motion is reduced, or without view transitions. */
function dissolve(change: () => void): void {
  if (!document.startViewTransition || !motionAllowed()) {
    change()
    return
  }
  root.dataset['dissolving'] = ''
  const update = async () => {
    change()
    await picturesInView()
  }
  document.startViewTransition(update).finished.finally(() => delete root.dataset['dissolving'])
}

/** Waits for the pictures in view, so that the transition already shows those of the new theme. Gives up on a slow connection. */
async function picturesInView(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, 800))
  // the browser selects the sources after this task
  await new Promise((resolve) => setTimeout(resolve))
  const inView = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  await Promise.race([timeout, Promise.allSettled(inView.map((image) => image.decode()))])
}

showChoices()
if (root.dataset['theme']) chooseNightPictures()
addEventListener('storage', follow)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) follow()
})
for (const sky of document.querySelectorAll('[data-sky]')) sky.addEventListener('click', () => dissolve(toggleTheme))
for (const panel of panels) {
  panel.addEventListener('change', () => apply(panel))
  panel.addEventListener('reset', () => setTimeout(startOver))
}
