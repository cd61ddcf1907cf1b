const changed = new EventTarget()

/** True if only some parts of a date or time are typed. */
export function isHalfTyped(control: HTMLInputElement): boolean {
  return control.validity.badInput
}

/** The fields of the form whose date or time is half typed. */
export function halfTypedFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('[class*="ControlContainer"] input:is([type="date"], [type="time"])')].filter(
    isHalfTyped,
  )
}

export function announceHalfTyped(): void {
  changed.dispatchEvent(new Event('change'))
}

export function onHalfTyped(listener: () => void, options: { signal: AbortSignal }): void {
  changed.addEventListener('change', listener, options)
}
