import { component, h, type WidgetProps } from '../decap.ts'
import { texts } from '../texts.ts'
import { fromWord, isFromWord } from './from-word.ts'
import { continued, type Mark, marked, withLink, withPicture } from './marked.ts'
import { PageOrAddress } from './page-or-address.ts'
import { button, focusInside, input, labelled, textarea } from './parts.ts'
import { Shelf, thumbnail } from './shelf.ts'
import { marksIn } from './word-marks.ts'

const marks: Mark[] = ['heading', 'subheading', 'bold', 'italic', 'list', 'numbers', 'quote']

/** Called deprecated, but nothing else types into a field so that it can be undone. */
const typing: { execCommand(command: 'insertText', showsUi: false, text: string): boolean } = document

interface NewPicture {
  src: string
  alt: string
  caption: string
}

const noPicture: NewPicture = { src: '', alt: '', caption: '' }

interface NewLink {
  label: string
  to: string
}

interface State {
  /** What is being put together, while it is. */
  picture: NewPicture | undefined
  link: NewLink | undefined
  problem: string
}

interface Own {
  area(): HTMLTextAreaElement | undefined
  select(from: number, to: number): void
  press(mark: Mark): void
  enter(event: KeyboardEvent): void
  addPicture(): void
  toggleLink(): void
  addLink(): void
  paste(event: ClipboardEvent): void
}

/** The text of an article as it is in its file, with buttons for what one would have to know otherwise. */
export const Markdown = component<WidgetProps, State, Own>({
  getInitialState: () => ({ picture: undefined, link: undefined, problem: '' }),
  focus() {
    focusInside(`${this.props.forID}-text`)
  },
  area() {
    const area = document.getElementById(`${this.props.forID}-text`)
    return area instanceof HTMLTextAreaElement ? area : undefined
  },
  select(from, to) {
    requestAnimationFrame(() => {
      this.area()?.focus()
      this.area()?.setSelectionRange(from, to)
    })
  },
  press(mark) {
    const area = this.area()
    if (!area) return
    const next = marked(area.value, area.selectionStart, area.selectionEnd, mark)
    this.props.onChange(next.text)
    this.select(next.from, next.to)
  },
  enter(event) {
    const area = this.area()
    if (!area || event.key !== 'Enter' || event.isComposing || area.selectionStart !== area.selectionEnd) return
    const next = continued(area.value, area.selectionStart)
    if (!next) return
    event.preventDefault()
    this.props.onChange(next.text)
    this.select(next.from, next.to)
  },
  addPicture() {
    const area = this.area()
    const { picture = noPicture } = this.state
    const problem = picture.src === '' ? 'pictureNoFile' : picture.alt.trim().length < 5 ? 'pictureNoAlt' : ''
    this.setState({ problem: texts.markdown[problem] ?? '' })
    if (!area || problem) return
    const next = withPicture(area.value, area.selectionEnd, picture)
    this.props.onChange(next.text)
    this.setState({ picture: undefined })
    this.select(next.from, next.to)
  },
  toggleLink() {
    const area = this.area()
    const label = area ? area.value.slice(area.selectionStart, area.selectionEnd) : ''
    this.setState({ link: this.state.link ? undefined : { label, to: '/' }, picture: undefined, problem: '' })
  },
  addLink() {
    const area = this.area()
    const { link } = this.state
    if (!area || !link) return
    const problem = !link.label.trim() ? 'linkNoText' : !link.to.trim() ? 'linkNoTarget' : ''
    if (problem) return this.setState({ problem: texts.markdown[problem] ?? '' })
    const next = withLink(area.value, area.selectionStart, area.selectionEnd, link)
    this.props.onChange(next.text)
    this.setState({ link: undefined, problem: '' })
    this.select(next.from, next.to)
  },
  paste(event) {
    const [plain, html] = ['text/plain', 'text/html'].map((type) => event.clipboardData?.getData(type) ?? '') as [string, string]
    if (!isFromWord(plain, html)) return
    event.preventDefault()
    typing.execCommand('insertText', false, fromWord(plain, marksIn(html)))
  },
  render() {
    const { value, onChange, forID, entry } = this.props
    const { picture, link, problem } = this.state
    const change = (part: Partial<NewPicture>) => this.setState({ picture: { ...(picture ?? noPicture), ...part }, problem: '' })
    const toggle = () => this.setState({ picture: picture ? undefined : noPicture, link: undefined, problem: '' })
    return h(
      'div',
      { id: forID, className: 'win-box' },
      h(
        'div',
        { className: 'win-row win-toolbar', role: 'toolbar', 'aria-label': texts.markdown['toolbar'] },
        ...marks.map((mark) => button(texts.markdown[mark], () => this.press(mark), { key: mark })),
        button(texts.markdown['link'], () => this.toggleLink(), { key: 'link', 'aria-expanded': link !== undefined }),
        button(texts.markdown['picture'], toggle, { key: 'picture', 'aria-expanded': picture !== undefined }),
      ),
      link &&
        h(
          'div',
          { className: 'win-box', role: 'group', 'aria-label': texts.markdown['link'] },
          labelled(
            texts.markdown['linkText'],
            input(link.label, (label) => this.setState({ link: { ...link, label }, problem: '' })),
          ),
          h(PageOrAddress, { to: link.to, onChange: (to: string) => this.setState({ link: { ...link, to }, problem: '' }) }),
          problem && h('p', { className: 'win-problem', role: 'alert' }, problem),
          h(
            'div',
            { className: 'win-row' },
            button(texts.markdown['linkAdd'], () => this.addLink()),
            button(texts.close, () => this.toggleLink()),
          ),
        ),
      picture &&
        h(
          'div',
          { className: 'win-box', role: 'group', 'aria-label': texts.markdown['picture'] },
          picture.src === ''
            ? h(Shelf, { entry, value: '', onChoose: (src: string) => change({ src }) })
            : h(
                'div',
                { className: 'win-row' },
                thumbnail(picture.src),
                button(texts.picture['change'], () => change({ src: '' })),
              ),
          labelled(
            texts.markdown['pictureAlt'],
            input(picture.alt, (alt) => change({ alt })),
          ),
          labelled(
            texts.markdown['pictureCaption'],
            input(picture.caption, (caption) => change({ caption })),
          ),
          problem && h('p', { className: 'win-problem', role: 'alert' }, problem),
          h(
            'div',
            { className: 'win-row' },
            button(texts.markdown['pictureAdd'], () => this.addPicture()),
            button(texts.close, toggle),
          ),
        ),
      textarea(String(value ?? ''), onChange, {
        id: `${forID}-text`,
        rows: 24,
        dir: 'auto',
        className: 'win-input win-long',
        onPaste: (event: ClipboardEvent) => this.paste(event),
        onKeyDown: (event: KeyboardEvent) => this.enter(event),
      }),
    )
  },
})
