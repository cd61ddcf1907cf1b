import type { CropRequest } from '../../gateway/screens/pictures.ts'
import { component, h, type WidgetProps } from '../decap/decap.ts'
import { request } from '../session/api.ts'
import { fill, texts } from '../session/texts.ts'
import { button, focusInside } from './controls.ts'
import { Crop } from './crop.ts'
import { ratioOf } from './crop-geometry.ts'
import { darkVariantOf, registerDarkVariant, unregisterDarkVariant } from './dark-variants.ts'
import { picturesFolder } from './picture-address.ts'
import { PicturePicker, thumbnail } from './picture-picker.ts'

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
  crop: { made: Pair; whole: Pair } | undefined
}

interface Own {
  /** The value when the form was opened. */
  first?: string
  /** The dark-theme variant to set once the form has the new picture. */
  pendingNight?: string | undefined
  put(pair: Pair): void
  toggle(): void
  cropTo(shape: number, at: number): Promise<void>
}

/** Chooses a picture of the site, or uploads one. */
export const Picture = component<WidgetProps, State, Own>({
  getInitialState: () => ({ isOpen: false, isReplaced: false, crop: undefined }),
  componentDidMount() {
    const { field, parentIds, value } = this.props
    this.first = String(value ?? '')
    if (field.get('name') !== 'night') return
    registerDarkVariant(parentIds, { value: () => String(this.props.value ?? ''), change: (value) => this.props.onChange(value) })
  },
  componentDidUpdate() {
    const night = this.pendingNight
    if (!night) return
    this.pendingNight = undefined
    darkVariantOf(this.props.parentIds)?.change(night)
  },
  componentWillUnmount() {
    const { field, parentIds } = this.props
    if (field.get('name') === 'night') unregisterDarkVariant(parentIds)
  },
  focus() {
    focusInside(this.props.forID)
  },
  /** Changes the picture first and its dark-theme variant in the next update: Decap would lose one of two simultaneous changes. */
  put({ src, night }) {
    this.pendingNight = night
    this.props.onChange(src)
  },
  async cropTo(shape, at) {
    const whole = { src: String(this.props.value), night: darkVariantOf(this.props.parentIds)?.value() }
    const named = { src: nameOf(whole.src), night: whole.night && nameOf(whole.night) }
    const { src, night } = await request<Pair>('crop', { ...named, shape, at } satisfies CropRequest)
    const made = { src: picturesFolder + src, night: night && picturesFolder + night }
    this.setState({ crop: { made, whole: { src: whole.src, night: night && whole.night } } })
    this.put(made)
  },
  /** Opens the pictures with the field at the top of the form: they would be below the window's edge. */
  toggle() {
    const isOpen = !this.state.isOpen
    this.setState({ isOpen })
    if (isOpen)
      requestAnimationFrame(() => document.getElementById(this.props.forID)?.closest('[class*="ControlContainer"]')?.scrollIntoView())
  },
  render() {
    const { value, onChange, forID, field, entry } = this.props
    const { isOpen, isReplaced, small, crop } = this.state
    const src = String(value ?? '')
    const shapes = field.get<{ toJS(): string[] } | undefined>('crops')?.toJS()
    const former = shapes?.length === 0 && this.first !== src ? this.first : undefined
    const isCropped = crop?.made.src === src
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
        button(isOpen ? texts.close : src ? texts.picture['change'] : texts.picture['choose'], () => this.toggle(), {
          'aria-expanded': isOpen,
        }),
        // Focused, because it replaces the pressed button.
        isCropped && button(texts.picture['undoCrop'], () => this.put(crop.whole), { autoFocus: true }),
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
          notice: isCropped ? texts.picture[crop.made.night ? 'cropDoneNight' : 'cropDone'] : '',
          isChosen: this.first !== src,
          onCrop: this.cropTo,
        }),
      isOpen && h(PicturePicker, { entry, value: src, onChoose: choose }),
    )
  },
})

function nameOf(picture: string): string {
  return picture.slice(picturesFolder.length)
}
