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

/** Paths of a picture and its dark-theme variant, as in content files. */
interface Pair {
  src: string
  night?: string | undefined
}

/** Only the field with this name has a description next to it. */
const described = 'src'

/** Minimum width in px: a narrower picture is blurred anywhere except in a phone's text column. */
const sharpFrom = 640

interface State {
  isOpen: boolean
  /** The picture was replaced in this form, so its description may be wrong. */
  isReplaced: boolean
  /** Width in px, if it is too small for a large screen. */
  small?: number | undefined
  /** The last crop, and the original, for undo. */
  cut: { made: Pair; whole: Pair } | undefined
}

interface Own {
  /** The value when the form was opened. */
  first?: string
  /** The dark-theme variant to set once the form has the new picture. */
  coming?: string | undefined
  put(pair: Pair): void
  cutTo(shape: number, at: number): Promise<void>
}

/** Chooses a picture of the site, or uploads one. */
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
  /** Changes the picture first and its dark-theme variant in the next update: Decap would lose one of two simultaneous changes. */
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
        // Focused, because it replaces the pressed button.
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
