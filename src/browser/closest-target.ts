/** Returns the closest match among the event's target and its ancestors, if any. */
export function closestTarget<Tag extends keyof HTMLElementTagNameMap>(event: Event, tag: Tag): HTMLElementTagNameMap[Tag] | null
export function closestTarget(event: Event, selector: string): HTMLElement | null
export function closestTarget({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}
