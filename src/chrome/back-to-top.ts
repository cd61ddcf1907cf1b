// The way to the top shows itself to those who are on their way up, and steps aside from whatever is in use under it.
const threshold = 300 // px, from the specification
const inUse = 'form, a, button, input, textarea, summary, dialog'

const button = document.querySelector<HTMLElement>('[data-back-to-top]')
let last = 0
let upwards = false

function update(): void {
  if (!button) return
  const { scrollY } = window
  if (scrollY !== last) upwards = scrollY < last
  last = scrollY
  const wanted = upwards && scrollY > threshold && !isTyping()
  button.toggleAttribute('data-visible', button === document.activeElement || (wanted && !coversSomething(button)))
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false
}

/** Asked at nine points: nothing that can be pressed is small enough to lie between them. */
function coversSomething(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const thirds = [0, 0.5, 1]
  return thirds.some((across) =>
    thirds.some((down) =>
      document
        .elementsFromPoint(left + across * width, top + down * height)
        .some((under) => !element.contains(under) && under.closest(inUse)),
    ),
  )
}

for (const sign of ['scroll', 'focusin', 'focusout']) addEventListener(sign, update, { passive: true })
