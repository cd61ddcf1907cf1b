const storageKey = 'win-display'
const root = document.documentElement
/** The header's panel, and the one in the accessibility statement. */
const panels = [...document.querySelectorAll<HTMLFormElement>('[data-display]')]

/** What the panel can set. Each is a data attribute of <html>; an empty value means the device's own. */
const names = ['theme', 'text', 'contrast', 'motion', 'links', 'font'] as const

function apply(panel: HTMLFormElement): void {
  const chosen = new FormData(panel)
  const kept: Record<string, string> = {}
  for (const name of names) {
    const value = chosen.get(name)
    if (typeof value === 'string' && value !== '') {
      root.dataset[name] = value
      kept[name] = value
    } else {
      delete root.dataset[name]
    }
  }
  showChoices()
  chooseNightPictures()
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept))
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

/** A page that comes back out of the browser's memory, or is open in another tab, follows what was chosen meanwhile. */
function follow(): void {
  let kept: Record<string, string> = {}
  try {
    kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
  } catch {
    return
  }
  for (const name of names) {
    if (kept[name]) root.dataset[name] = kept[name]
    else delete root.dataset[name]
  }
  showChoices()
  chooseNightPictures()
}

showChoices()
if (root.dataset['theme']) chooseNightPictures()
addEventListener('storage', follow)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) follow()
})
for (const panel of panels) {
  panel.addEventListener('change', () => apply(panel))
  panel.addEventListener('reset', () => setTimeout(apply, 0, panel))
}
