import { type Element, h } from '../decap/decap.ts'

interface Option {
  value: string
  label: string
}

export function select(options: Option[], value: string, change: (value: string) => void, props: object = {}): Element {
  return h(
    'select',
    { className: 'win-input', value, onChange: (event: { target: HTMLSelectElement }) => change(event.target.value), ...props },
    ...options.map((option) => h('option', { key: option.value, value: option.value }, option.label)),
  )
}

export function labelled(label: string | undefined, control: Element): Element {
  return h('label', { className: 'win-labelled' }, h('span', null, label), control)
}

export function button(label: string | undefined, press: () => void, props: object = {}): Element {
  return h('button', { type: 'button', className: 'win-button', onClick: press, ...props }, label)
}

export function input(value: string, change: (value: string) => void, props: object = {}): Element {
  return h('input', {
    className: 'win-input',
    value,
    onChange: (event: { target: HTMLInputElement }) => change(event.target.value),
    ...props,
  })
}

export function textarea(value: string, change: (value: string) => void, props: object = {}): Element {
  return h('textarea', {
    className: 'win-input',
    value,
    onChange: (event: { target: HTMLTextAreaElement }) => change(event.target.value),
    ...props,
  })
}

/** Focuses the control inside a widget, when the preview or a complaint leads to its field. */
export function focusInside(id: string): void {
  const box = document.getElementById(id)
  const control = box?.matches('input, select, textarea, button') ? box : box?.querySelector<HTMLElement>('input, select, textarea, button')
  control?.focus()
}
