import { component, h, type WidgetProps } from '../decap.ts'
import { texts } from '../texts.ts'
import { fromWord, isFromWord } from './from-word.ts'
import { type Mark, marked } from './marked.ts'
import { button, focusInside, textarea } from './parts.ts'

const marks: Mark[] = ['heading', 'subheading', 'bold', 'italic', 'list', 'numbers', 'quote', 'link']

/** Called deprecated, but nothing else types into a field so that it can be undone. */
const typing: { execCommand(command: 'insertText', showsUi: false, text: string): boolean } = document

/** The text of an article as it is in its file, with buttons for what one would have to know otherwise. */
export const Markdown = component<WidgetProps, object, { press(mark: Mark): void; paste(event: ClipboardEvent): void }>({
  focus() {
    focusInside(`${this.props.forID}-text`)
  },
  press(mark) {
    const area = document.getElementById(`${this.props.forID}-text`)
    if (!(area instanceof HTMLTextAreaElement)) return
    const next = marked(area.value, area.selectionStart, area.selectionEnd, mark, texts.markdown['linkText'] ?? '')
    this.props.onChange(next.text)
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(next.from, next.to)
    })
  },
  paste(event) {
    const [plain, html] = ['text/plain', 'text/html'].map((type) => event.clipboardData?.getData(type) ?? '') as [string, string]
    if (!isFromWord(plain, html)) return
    event.preventDefault()
    typing.execCommand('insertText', false, fromWord(plain))
  },
  render() {
    const { value, onChange, forID } = this.props
    return h(
      'div',
      { id: forID, className: 'win-box' },
      h(
        'div',
        { className: 'win-row win-toolbar', role: 'toolbar', 'aria-label': texts.markdown['toolbar'] },
        ...marks.map((mark) => button(texts.markdown[mark], () => this.press(mark), { key: mark })),
      ),
      textarea(String(value ?? ''), onChange, {
        id: `${forID}-text`,
        rows: 24,
        dir: 'auto',
        className: 'win-input win-long',
        onPaste: (event: ClipboardEvent) => this.paste(event),
      }),
    )
  },
})
