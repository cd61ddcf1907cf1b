// Shows the bar at the foot of a phone's screen only while the screen shows nothing with the same purpose (a button to sign up, a form or
// its receipt, the footer), the visitor has not joined the list on this device, and the bar is low enough to leave the page its room, also
// with enlarged text.
import { hasJoined, onJoinedList } from '#browser/joined-lists.ts'

const bar = document.querySelector<HTMLElement>('[data-foot-bar]')
const inView = new Set<Element>()
/** The largest share of the window's height that the bar may take. */
const maxHeightShare = 0.15
const otherActions = bar?.dataset['footBar'] === 'enquiries' ? ', main :is([data-kind=enquire], [data-primary])' : ''

// An element that only reaches into the lower edge, where the bar would cover it, does not count as visible yet.
const watch = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    makeRoom()
  },
  { rootMargin: '0px 0px -44px' },
)

/** Floating elements (ui/FloatingTab, browser/toast) are placed above the bar. */
function makeRoom(): void {
  const height = bar?.offsetHeight ?? 0
  bar?.toggleAttribute('data-shown', inView.size === 0 && !invitesAgain() && height <= innerHeight * maxHeightShare)
  const { style } = document.documentElement
  style.setProperty('--foot-bar', bar?.hasAttribute('data-shown') ? `${height}px` : '0px')
  // A hidden bar can appear during the same scroll that brings the focus into view (styles/base.css).
  style.setProperty('--foot-room', `${height}px`)
}

function invitesAgain(): boolean {
  return hasJoined(bar?.querySelector<HTMLElement>('[data-list]:not([hidden] *)')?.dataset['list'])
}

if (bar) {
  for (const element of document.querySelectorAll(`[data-own-action]:has(form), [data-own-action] a, form, body > footer${otherActions}`))
    watch.observe(element)
  new ResizeObserver(makeRoom).observe(bar)
  onJoinedList(makeRoom)
}
