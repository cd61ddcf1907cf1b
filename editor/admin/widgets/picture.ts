import type { Cut } from '../../gateway/pictures.ts'
import { component, h, type WidgetProps } from '../decap.ts'
import { ask } from '../gateway.ts'
import { fill, texts } from '../texts.ts'
import { Crop } from './crop.ts'
import { ratioOf } from './lost.ts'
import { enterNight, leaveNight, nightOf } from './nights.ts'
import { button, focusInside } from './parts.ts'
import { base } from './picture-address.ts'
import { Shelf, thumbnail } from './shelf.ts'

/** A picture and its night, if it has one, as content writes them. */
interface Pair {
  src: string
  night?: string | undefined
}

/** A picture by this name has its description beside it. */
const described = 'src'

/** Narrower than this a picture is blurred wherever it is wider than a column of text on a phone. */
const sharpFrom = 640

interface State {
  isOpen: boolean
  /** Another picture stands here than the form was opened with: its description may speak of that one. */
  isReplaced: boolean
  /** How wide it is, where that is too little for a large screen. */
  small?: number | undefined
  /** A cut of a moment ago, and what it was made of. */
  cut: { made: Pair; whole: Pair } | undefined
}

interface Own {
  /** What stood here when the form was opened. */
  first?: string
  /** The night that is to follow, once the form has the day. */
  coming?: string | undefined
  put(pair: Pair): void
  cutTo(shape: number, at: number): Promise<void>
}

/** A picture of the site, chosen among those that are there or brought from the computer. */
export const Picture = component<WidgetProps, State, Own>({
  getInitialState: () => ({ isOpen: false, isReplaced: false, cut: undefined }),
  componentDidMount() {
    const { field, parentIds, value } = this.props
    this.first = String(value ?? '')
    if (field.get('name') !== 'night') return
    enterNight(parentIds, { value: () => String(this.props.value ?? ''), change: (value) => this.props.onChange(value) })
  },
  componentDidUpdate() {
    const night = this.coming
    if (!night) return
    this.coming = undefined
    nightOf(this.props.parentIds)?.change(night)
  },
  componentWillUnmount() {
    const { field, parentIds } = this.props
    if (field.get('name') === 'night') leaveNight(parentIds)
  },
  focus() {
    focusInside(this.props.forID)
  },
  /** Both at once would be one change of the form over the other. */
  put({ src, night }) {
    this.coming = night
    this.props.onChange(src)
  },
  async cutTo(shape, at) {
    const whole = { src: String(this.props.value), night: nightOf(this.props.parentIds)?.value() }
    const named = { src: nameOf(whole.src), night: whole.night && nameOf(whole.night) }
    const { src, night } = await ask<Pair>('cut', { ...named, shape, at } satisfies Cut)
    const made = { src: base + src, night: night && base + night }
    this.setState({ cut: { made, whole: { src: whole.src, night: night && whole.night } } })
    this.put(made)
  },
  render() {
    const { value, onChange, forID, field, entry } = this.props
    const { isOpen, isReplaced, small, cut } = this.state
    const src = String(value ?? '')
    const shapes = field.get<{ toJS(): string[] } | undefined>('crops')?.toJS()
    const former = shapes?.length === 0 && this.first !== src ? this.first : undefined
    const isCut = cut?.made.src === src
    const isPortrait = shapes?.every((shape) => ratioOf(shape) === 1) && shapes.length > 0
    const choose = (next: string, width = sharpFrom) => {
      onChange(next)
      const isOther = this.state.isReplaced || (src !== '' && next !== src)
      this.setState({
        isOpen: false,
        isReplaced: isOther && field.get('name') === described,
        small: width < sharpFrom && !isPortrait ? width : undefined,
      })
    }
    return h(
      'div',
      { id: forID, className: 'win-box' },
      h(
        'div',
        { className: 'win-row' },
        Boolean(src) && thumbnail(src),
        button(isOpen ? texts.close : src ? texts.picture['change'] : texts.picture['choose'], () => this.setState({ isOpen: !isOpen }), {
          'aria-expanded': isOpen,
        }),
        // In place of the button that was pressed, which went with what it was about.
        isCut && button(texts.picture['uncut'], () => this.put(cut.whole), { autoFocus: true }),
        Boolean(src) && field.get('required') === false && button(texts.remove, () => onChange(undefined)),
      ),
      small !== undefined && h('p', { className: 'win-problem', role: 'status' }, fill(texts.picture['small'], { width: small })),
      isReplaced && h('p', { className: 'win-hint', role: 'status' }, texts.picture['replaced']),
      Boolean(src) &&
        shapes &&
        Boolean(shapes.length || former) &&
        h(Crop, {
          key: src,
          src,
          shapes,
          former,
          said: isCut ? texts.picture[cut.made.night ? 'cutDoneNight' : 'cutDone'] : '',
          onCut: this.cutTo,
        }),
      isOpen && h(Shelf, { entry, value: src, onChoose: choose }),
    )
  },
})

function nameOf(picture: string): string {
  return picture.slice(base.length)
}
