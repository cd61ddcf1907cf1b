/** The nearest element of a kind around what an event happened to, if there is one. */
export function closestTarget<Tag extends keyof HTMLElementTagNameMap>(event: Event, tag: Tag): HTMLElementTagNameMap[Tag] | null
export function closestTarget(event: Event, selector: string): HTMLElement | null
export function closestTarget({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}
