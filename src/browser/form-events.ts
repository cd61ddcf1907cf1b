/**
 * Events between a form and the rest of its page. Events for the form are queued until it listens: a visitor may press a card's button
 * before the form's code has loaded.
 *
 * | event | sender | detail |
 * |---|---|---|
 * | `win:choose-position` | a job's apply button | the position's id |
 * | `win:choose-listing` | the same | the listing's id |
 * | `win:choose-topic` | a button that leads to the form, or a choice that sets its topic | the topic's id |
 * | `win:propose-topic` | an offer that the visitor has put together | its sentence, which becomes the topic |
 * | `win:toggle-interest` | a programme's basket button | the programme's id |
 * | `win:interests` | the science form, on every change | the ids of the programmes that are ticked or in its notes |
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
const listeners = new Map<Name, Set<(event: Event) => void>>()
const queue: [Name, unknown][] = []

export function emit<N extends Name>(name: N, detail: FormEvents[N]): void {
  if (listeners.get(name)?.size) dispatchEvent(new CustomEvent(name, { detail }))
  else queue.push([name, detail])
}

/** Delivers the queued events and all later ones. Returns a function that unsubscribes. */
export function subscribe<N extends Name>(name: N, react: (detail: FormEvents[N]) => void): () => void {
  function listener(event: Event): void {
    if (event instanceof CustomEvent) react(event.detail)
  }
  addEventListener(name, listener)
  listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
  for (const [, detail] of queue.filter(([queuedName]) => queuedName === name)) react(detail as FormEvents[N])
  queue.splice(0, queue.length, ...queue.filter(([queuedName]) => queuedName !== name))
  return () => {
    removeEventListener(name, listener)
    listeners.get(name)?.delete(listener)
  }
}
