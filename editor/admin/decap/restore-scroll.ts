import { openPaths, reopen } from './focus-on.ts'

/** Scroll containers: next to the preview the form, on phones the window. */
function scrolled(): Element[] {
  return [
    ...document.querySelectorAll('[class*="ControlPaneContainer"]'),
    ...(document.scrollingElement ? [document.scrollingElement] : []),
  ]
}

const intervalMs = 100
const maxWaitMs = 4_000

/** Restores the scroll position when Decap renders the form again: after the first save of a new entry, and after an undo. */
export function restoreScroll(): void {
  const at = Math.max(...scrolled().map(({ scrollTop }) => scrollTop))
  if (at === 0) return
  const until = Date.now() + maxWaitMs
  const polling = setInterval(() => {
    const all = scrolled()
    const isReset = all.every(({ scrollTop }) => scrollTop === 0)
    const target = all.find(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight >= at)
    if (isReset && target) target.scrollTop = at
    if ((isReset && target) || Date.now() > until) clearInterval(polling)
  }, intervalMs)
}

/** Restores the expanded items and the scroll position after an undo, which renders the form with everything collapsed. */
export function restoreForm(paths: string[]): void {
  restoreScroll()
  const until = Date.now() + maxWaitMs
  let wasCollapsed = false
  const polling = setInterval(() => {
    const open = openPaths()
    const collapsed = paths.filter((path) => !open.includes(path))
    if ((wasCollapsed && collapsed.length === 0) || Date.now() > until) clearInterval(polling)
    // Decap renders the form in several steps, so a first attempt may find no items.
    else if (collapsed.length > 0) {
      wasCollapsed = true
      void reopen(collapsed)
    }
  }, intervalMs)
}
