// Runs inline in the head of every page, before anything is painted (integrations/before-paint.ts bundles it; its hash is in the policy):
// the visitor's display settings and the content for the day must not flash.
import { previewDay } from '#browser/shown-day.ts'
import { updateCampStates } from '#features/camps/state/update-camp-states.ts'
import { deferLayout } from './defer-layout.ts'

const { dataset } = document.documentElement
dataset['scripted'] = ''

// The device may ask for more contrast; a choice in the panel overrides it (chrome/display.ts).
if (matchMedia('(prefers-contrast: more)').matches) dataset['contrast'] = 'high'

try {
  Object.assign(dataset, JSON.parse(localStorage.getItem('win-display') || '{}'))
} catch {
  // Storage is blocked or its value is invalid: the device's preferences apply.
}

// While the page is parsed, the last section so far is not painted (base.css): it may be incomplete, and its content would shift.
dataset['parsing'] = ''
deferLayout()

// Sees what the parser adds before it is painted, even in the middle of a section.
const added = new MutationObserver(updateCampStates)
added.observe(document, { childList: true, subtree: true })
document.addEventListener(
  'readystatechange',
  () => {
    added.disconnect()
    delete dataset['parsing']
    updateCampStates()
  },
  { once: true },
)
// For a page that is left open past midnight.
document.addEventListener('visibilitychange', updateCampStates)

// Styles show what the enquiry is about if the address has a topic (features/forms/topic).
if (new URLSearchParams(location.search).has('topic')) dataset['topic'] = ''

// Styles show the notice about it (chrome/DayNotice).
if (previewDay()) dataset['dayNotice'] = ''
