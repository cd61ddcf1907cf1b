// Runs inline in the head of every page, before anything is painted (integrations/before-paint.ts bundles it; its hash is in the policy):
// the visitor's display choices and the day must not flash.
import { askedDay } from '#browser/shown-day.ts'
import { showDay } from '#features/camps/state/show-day.ts'
import { layOutBelow } from './lay-out-below.ts'

const { dataset } = document.documentElement
dataset['scripted'] = ''

// The device may ask for more contrast; what was chosen in the panel is stronger (chrome/display.ts).
if (matchMedia('(prefers-contrast: more)').matches) dataset['contrast'] = 'high'

try {
  Object.assign(dataset, JSON.parse(localStorage.getItem('win-display') || '{}'))
} catch {
  // Storage is blocked or its value is not ours: the page shows itself as the device asks.
}

// While the page is being parsed, the part that is last so far is not painted (base.css): it may have come by half, and would move.
dataset['parsing'] = ''
layOutBelow()

// What the parser adds is seen here before it is painted, also in the middle of a part.
const added = new MutationObserver(showDay)
added.observe(document, { childList: true, subtree: true })
document.addEventListener(
  'readystatechange',
  () => {
    added.disconnect()
    delete dataset['parsing']
    showDay()
  },
  { once: true },
)
// A page that was left open over midnight.
document.addEventListener('visibilitychange', showDay)

// Styles show what the enquiry is about, where a button has led here with it (features/forms/topic).
if (new URLSearchParams(location.search).has('topic')) dataset['topic'] = ''

// Styles show the line that says so (chrome/OtherDay).
if (askedDay()) dataset['otherDay'] = ''
