// The bar at the foot of a phone's screen is there only while nothing else on the screen does what it does: no button of the page to
// sign up, no form with its receipt, and not the footer; not for a list that was joined on this device; and while it leaves the page its room, also with enlarged text.
import { hasJoined, onJoinedList } from '#browser/joined-lists.ts'

const bar = document.querySelector<HTMLElement>('[data-foot-bar]')
const inView = new Set<Element>()
/** Of the window's height. */
const largest = 0.15
const others = bar?.dataset['footBar'] === 'enquiries' ? ', main :is([data-kind=enquire], [data-primary])' : ''

// What only looks in at the lower edge, where the bar would cover it, is not in view yet.
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

/** What floats stands above the bar (ui/MarginTab, browser/toast). */
function makeRoom(): void {
  const height = bar?.offsetHeight ?? 0
  bar?.toggleAttribute('data-shown', inView.size === 0 && !invitesAgain() && height <= innerHeight * largest)
  const { style } = document.documentElement
  style.setProperty('--foot-bar', bar?.hasAttribute('data-shown') ? `${height}px` : '0px')
  // A bar that is away may come with the very scroll that brings the focus into view (styles/base.css).
  style.setProperty('--foot-room', `${height}px`)
}

function invitesAgain(): boolean {
  return hasJoined(bar?.querySelector<HTMLElement>('[data-list]:not([hidden] *)')?.dataset['list'])
}

if (bar) {
  for (const element of document.querySelectorAll(`[data-own-action]:has(form), [data-own-action] a, form, body > footer${others}`))
    watch.observe(element)
  new ResizeObserver(makeRoom).observe(bar)
  onJoinedList(makeRoom)
}
