import { component, h } from '../decap/decap.ts'
import { fill, texts } from '../session/texts.ts'
import { button } from './controls.ts'
import { cropFrame, croppedShare, ratioOf } from './crop-geometry.ts'
import { thumbnail } from './picture-picker.ts'

interface Props {
  src: string
  ratio: number
  /** The aspect ratio to crop to, and flatter ratios in which the picture is shown as well. */
  shape: string
  flatter: string[]
  /** Why a choice is needed, if that is not obvious. */
  why: string
  onCrop(at: number): Promise<void>
}

interface State {
  /** Position of the frame along its axis, from 0 to 1: from the top, or from the left. */
  at: number
  isBusy: boolean
  problem: string
}

interface Own {
  /** Start of the current drag. */
  held?: { pointer: number; at: number } | undefined
  move(at: number): void
  crop(): Promise<void>
}

type FramePointer = PointerEvent & { currentTarget: HTMLElement }

const step = 0.05
const steps: Record<string, number> = { ArrowUp: -step, ArrowLeft: -step, ArrowDown: step, ArrowRight: step }

/** Shows the whole picture with a crop frame that can be moved by touch, mouse or keyboard. */
export const CropChooser = component<Props, State, Own>({
  getInitialState: () => ({ at: 0.5, isBusy: false, problem: '' }),
  move(at) {
    this.setState({ at: Math.min(1, Math.max(0, at)) })
  },
  async crop() {
    this.setState({ isBusy: true, problem: '' })
    try {
      await this.props.onCrop(this.state.at)
    } catch (error) {
      this.setState({ isBusy: false, problem: (error as Error).message })
    }
  },
  render() {
    const { src, ratio, shape, flatter, why } = this.props
    const { at, isBusy, problem } = this.state
    const isTall = ratio < ratioOf(shape)
    const pointer = ({ clientX, clientY }: PointerEvent) => (isTall ? clientY : clientX)
    const hold = (event: FramePointer) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      this.held = { pointer: pointer(event), at }
    }
    const drag = (event: FramePointer) => {
      const box = event.currentTarget.parentElement
      if (!this.held || !box) return
      const distance = (isTall ? box.offsetHeight : box.offsetWidth) * croppedShare(ratio, shape)
      this.move(this.held.at + (pointer(event) - this.held.pointer) / distance)
    }
    const letGo = () => {
      this.held = undefined
    }
    const percent = Math.round(at * 100)
    return h(
      'div',
      { className: 'win-crop-chooser' },
      h('p', { className: 'win-hint' }, `${why} ${texts.picture['cropHow']}`),
      h(
        'div',
        { className: isTall ? 'win-crop-tall' : 'win-crop-wide' },
        h(
          'span',
          { className: 'win-crop-picture' },
          thumbnail(src),
          h(
            'span',
            {
              className: 'win-crop-frame win-crop-movable',
              style: cropFrame(ratio, shape, at),
              onPointerDown: hold,
              onPointerMove: drag,
              onPointerUp: letGo,
              onPointerCancel: letGo,
            },
            ...flatter.map((other) => h('span', { key: other, className: 'win-crop-guides', style: cropFrame(ratioOf(shape), other) })),
          ),
        ),
        h('input', {
          type: 'range',
          min: 0,
          max: 100,
          value: percent,
          'aria-label': texts.picture['cropPosition'],
          'aria-valuetext': fill(texts.picture[isTall ? 'fromTop' : 'fromLeft'], { n: percent }),
          onChange: (event: { target: HTMLInputElement }) => this.move(Number(event.target.value) / 100),
          // By default, arrow keys follow the text direction, and up increases the value.
          onKeyDown: (event: KeyboardEvent) => {
            const by = steps[event.key]
            if (!by) return
            event.preventDefault()
            this.move(at + by)
          },
        }),
      ),
      flatter.length > 0 && h('p', { className: 'win-hint' }, texts.picture['cropDashes']),
      button(texts.picture[isBusy ? 'cropping' : 'crop'], () => void this.crop(), { disabled: isBusy, className: 'win-button win-main' }),
      problem && h('p', { className: 'win-problem', role: 'alert' }, problem),
    )
  },
})
