/**
 * How the rest of a page and its form speak to each other. Words for the form wait until the form is there to hear them:
 * a visitor may press a card's button before the form's code has come.
 *
 * | event | who speaks | detail |
 * |---|---|---|
 * | `win:choose-position` | a job's apply button | the position's id |
 * | `win:choose-listing` | the same | the listing's id |
 * | `win:choose-topic` | a button that leads to the form, or a choice that it is about | the topic's id |
 * | `win:propose-topic` | an offer that the visitor has put together | its sentence, which is then the topic |
 * | `win:toggle-interest` | a programme's basket button | the programme's id |
 * | `win:interests` | the science form, at every change | the ids of the programmes that are ticked or in its notes |
 */
interface FormEvents {
  'win:choose-position': string
  'win:choose-listing': string
  'win:choose-topic': string
  'win:propose-topic': string
  'win:toggle-interest': string
  'win:interests': string[]
}

type Name = keyof FormEvents
const heard = new Set<Name>()
const waiting: [Name, unknown][] = []

export function tell<N extends Name>(name: N, detail: FormEvents[N]): void {
  if (heard.has(name)) dispatchEvent(new CustomEvent(name, { detail }))
  else waiting.push([name, detail])
}

/** Returns what stops the listening. */
export function listen<N extends Name>(name: N, react: (detail: FormEvents[N]) => void): () => void {
  function listener(event: Event): void {
    if (event instanceof CustomEvent) react(event.detail)
  }
  addEventListener(name, listener)
  heard.add(name)
  for (const [, detail] of waiting.filter(([waitingName]) => waitingName === name)) react(detail as FormEvents[N])
  waiting.splice(0, waiting.length, ...waiting.filter(([waitingName]) => waitingName !== name))
  return () => removeEventListener(name, listener)
}
