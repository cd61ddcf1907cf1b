import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { component, h, type WidgetProps } from '../decap/decap.ts'
import { config, texts } from '../session/texts.ts'
import {
  addColumn,
  addRow,
  addTable,
  cellAt,
  kinds,
  linkAt,
  type PictureWords,
  pictureAt,
  press,
  pressedIn,
  removeColumn,
  removeRow,
  removeTable,
  wordsAt,
} from './article/commands.ts'
import { putLink, putPicture, removeLink, replaceText, richField } from './article/field.ts'
import { button, input, labelled } from './controls.ts'
import { PageOrAddress } from './page-or-address.ts'
import { PicturePicker, thumbnail } from './picture-picker.ts'

const noPicture: PictureWords = { src: '', alt: '', title: '' }

interface LinkWords {
  from: number
  to: number
  label: string
  href: string
  isNew: boolean
}

interface State {
  pressed: ReturnType<typeof pressedIn>
  /** The picture or link that is being edited. */
  picture: PictureWords | undefined
  link: LinkWords | undefined
  problem: string
}

interface Own {
  view?: EditorView
  /** The last value given to the form, and the empty lines at its end. */
  written: string
  tail: string
  text(): string
  follow(): void
  run(command: Command): void
  addPicture(): void
  removePicture(): void
  toggleLink(): void
  addLink(): void
  removeLink(): void
}

/** The rich text editor of an article, with a button for each format. The file contains Markdown. */
export const ArticleText = component<WidgetProps, State, Own>({
  written: '',
  tail: '',
  getInitialState: () => ({ pressed: new Set(), picture: undefined, link: undefined, problem: '' }),
  componentDidMount() {
    const { forID, field } = this.props
    const place = document.getElementById(`${forID}-text`)
    if (!place) return
    this.view = richField(place, {
      text: this.text(),
      label: field.get<string>('label'),
      ownHosts: [location.host, config.facts['domain'] ?? ''],
      onType: (text) => {
        this.written = text + this.tail
        this.props.onChange(this.written)
      },
      onMove: () => this.follow(),
      onLink: () => !this.state.link && this.toggleLink(),
      onPicture: (picture) => this.setState({ picture, link: undefined, problem: '' }),
    })
  },
  componentDidUpdate() {
    const value = String(this.props.value ?? '')
    if (!this.view || value === this.written) return
    // A save only adds a newline at the end: keep the cursor where it is.
    const isSame = value.trimEnd() === this.written.trimEnd()
    const text = this.text()
    // The value was changed from outside: a restored backup, or somebody else's version.
    if (!isSame) replaceText(this.view, text)
  },
  componentWillUnmount() {
    this.view?.destroy()
  },
  focus() {
    this.view?.focus()
  },
  text() {
    this.written = String(this.props.value ?? '')
    this.tail = /\n*$/.exec(this.written)?.[0] ?? ''
    return this.written
  },
  /** Shows the formats at the cursor, and closes the link's panel when the cursor has left the link. */
  follow() {
    if (!this.view) return
    const { state } = this.view
    const { link } = this.state
    const hasLeft = link && (state.selection.to < link.from || state.selection.from > link.to)
    this.setState({ pressed: pressedIn(state), ...(hasLeft && { link: undefined, problem: '' }) })
  },
  run(command) {
    if (!this.view) return
    command(this.view.state, this.view.dispatch, this.view)
    this.view.focus()
  },
  addPicture() {
    const { picture = noPicture } = this.state
    const problem = picture.src === '' ? 'pictureNoFile' : picture.alt.trim().length < config.minAltLength ? 'pictureNoAlt' : ''
    this.setState({ problem: texts.markdown[problem] ?? '' })
    if (!this.view || problem) return
    // A quotation mark would end the caption in the Markdown file.
    const title = picture.title.trim().replaceAll('"', '״')
    putPicture(this.view, { src: picture.src, alt: picture.alt.trim().replace(/[[\]]/g, ''), title })
    this.setState({ picture: undefined })
    this.view.focus()
  },
  removePicture() {
    this.setState({ picture: undefined })
    if (!this.view) return
    this.view.dispatch(this.view.state.tr.deleteSelection())
    this.view.focus()
  },
  toggleLink() {
    if (!this.view) return
    const { state } = this.view
    const found = linkAt(state)
    const link = found ? { ...found, isNew: false } : { ...wordsAt(state), href: '/', isNew: true }
    this.setState({ link: this.state.link ? undefined : link, picture: undefined, problem: '' })
  },
  addLink() {
    const { link } = this.state
    if (!this.view || !link) return
    const problem = !link.label.trim() ? 'linkNoText' : !link.href.trim() ? 'linkNoTarget' : ''
    if (problem) return this.setState({ problem: texts.markdown[problem] ?? '' })
    this.setState({ link: undefined, problem: '' })
    putLink(this.view, link.from, link.to, { label: link.label.trim(), href: link.href.trim() })
  },
  removeLink() {
    const { link } = this.state
    if (!this.view || !link) return
    this.setState({ link: undefined, problem: '' })
    removeLink(this.view, link.from, link.to)
  },
  render() {
    const { forID, entry } = this.props
    const { pressed, picture, link, problem } = this.state
    const change = (part: Partial<PictureWords>) => this.setState({ picture: { ...(picture ?? noPicture), ...part }, problem: '' })
    const changeLink = (part: Partial<LinkWords>) => link && this.setState({ link: { ...link, ...part }, problem: '' })
    const isInTable = this.view && cellAt(this.view.state)
    const tableButtons: [string, Command][] = isInTable
      ? [
          ['addRow', addRow],
          ['removeRow', removeRow],
          ['addColumn', addColumn],
          ['removeColumn', removeColumn],
          ['removeTable', removeTable],
        ]
      : [['table', addTable]]
    const selected = this.view && pictureAt(this.view.state)
    const togglePicture = () => this.setState({ picture: picture ? undefined : (selected ?? noPicture), link: undefined, problem: '' })
    // Pressing a button must not move the focus out of the text.
    const stay = { onMouseDown: (event: MouseEvent) => event.preventDefault() }
    return h(
      'div',
      { id: forID, className: 'win-box' },
      h(
        'div',
        { className: 'win-sticky-toolbar' },
        h(
          'div',
          { className: 'win-row win-toolbar', role: 'toolbar', 'aria-label': texts.markdown['toolbar'] },
          ...kinds.map((kind) =>
            button(texts.markdown[kind], () => this.run(press[kind]), { key: kind, 'aria-pressed': pressed.has(kind), ...stay }),
          ),
          button(texts.markdown['link'], () => this.toggleLink(), { key: 'link', 'aria-expanded': link !== undefined, ...stay }),
          ...tableButtons.map(([name, command]) => button(texts.markdown[name], () => this.run(command), { key: name, ...stay })),
          button(texts.markdown['picture'], togglePicture, { key: 'picture', 'aria-expanded': picture !== undefined, ...stay }),
        ),
        link &&
          h(
            'div',
            { className: 'win-box', role: 'group', 'aria-label': texts.markdown['link'] },
            labelled(
              texts.markdown['linkText'],
              input(link.label, (label) => changeLink({ label })),
            ),
            h(PageOrAddress, { to: link.href, onChange: (href: string) => changeLink({ href }) }),
            problem && h('p', { className: 'win-problem', role: 'alert' }, problem),
            h(
              'div',
              { className: 'win-row' },
              button(texts.markdown[link.isNew ? 'linkAdd' : 'linkChange'], () => this.addLink()),
              !link.isNew && button(texts.markdown['linkRemove'], () => this.removeLink()),
              button(texts.close, () => this.toggleLink()),
            ),
          ),
        picture &&
          h(
            'div',
            { className: 'win-box', role: 'group', 'aria-label': texts.markdown['picture'] },
            picture.src === ''
              ? h(PicturePicker, { entry, value: '', onChoose: (src: string) => change({ src }) })
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
              input(picture.title, (title) => change({ title })),
            ),
            problem && h('p', { className: 'win-problem', role: 'alert' }, problem),
            h(
              'div',
              { className: 'win-row' },
              button(texts.markdown[selected ? 'pictureChange' : 'pictureAdd'], () => this.addPicture()),
              selected && button(texts.markdown['pictureRemove'], () => this.removePicture()),
              button(texts.close, togglePicture),
            ),
          ),
      ),
      h('div', { id: `${forID}-text` }),
    )
  },
})
