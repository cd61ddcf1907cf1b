import { element } from '../dialogs/dom.ts'
import { texts } from '../session/texts.ts'

/** On phones the preview is below its form, which may be long. This button scrolls to it, and back to the previous position. */
export function previewToggle(): HTMLButtonElement {
  const button = element('button', { type: 'button', className: 'win-preview-toggle' }, texts.statusBar['toPage'])
  let formPosition = 0
  const page = () => document.getElementById('preview-pane')
  // Decap's own container scrolls, not the window.
  const box = () => page()?.closest('[class*="EditorContainer"]')
  const isAtPage = () => (page()?.getBoundingClientRect().top ?? innerHeight) < innerHeight / 2
  button.onclick = () => {
    if (isAtPage()) return box()?.scrollTo(0, formPosition)
    formPosition = box()?.scrollTop ?? 0
    page()?.scrollIntoView()
  }
  // Pressing a text of the preview leads to the form too, so the label follows the scroll position.
  const updateLabel = () => {
    button.textContent = (isAtPage() ? texts.statusBar['toForm'] : texts.statusBar['toPage']) ?? ''
  }
  addEventListener('scroll', updateLabel, { capture: true })
  return button
}
