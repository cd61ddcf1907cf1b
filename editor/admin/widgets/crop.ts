import { component, h } from '../decap.ts'
import { fill, texts } from '../texts.ts'
import { frameAt, lost, ratioOf } from './lost.ts'
import { PartChooser } from './part-chooser.ts'
import { button } from './parts.ts'
import { thumbnail } from './shelf.ts'

interface Props {
  src: string
  /** The aspect ratios in which the site shows the picture, in CSS syntax: `3 / 2`. It can be cropped to the first. */
  shapes: string[]
  /** The previous picture, where the site shows the whole picture and its place was designed for that one. */
  former: string | undefined
  /** Message about a picture that was just cropped. */
  said: string
  onCut(shape: number, at: number): Promise<void>
}

interface State {
  ratio: number
  formerRatio: number
  isOpen: boolean
}

/** A smaller loss is not noticeable: an ordinary photograph loses up to a quarter in the flattest place. */
const noticeableLoss = 0.3
/** With a smaller loss there is nothing to choose. */
const negligibleLoss = 0.03

type Loaded = { target: HTMLImageElement }

/**
 * Warns if the site would cut off part of the picture, or if it has other proportions than the place was designed for, and lets the owner
 * choose what stays.
 */
export const Crop = component<Props, State>({
  getInitialState: () => ({ ratio: 0, formerRatio: 0, isOpen: false }),
  render() {
    const { src, shapes, former, said, onCut } = this.props
    const { ratio, formerRatio, isOpen } = this.state
    const measure = ({ target }: Loaded) => this.setState({ ratio: target.naturalWidth / target.naturalHeight })
    const measureFormer = ({ target }: Loaded) => this.setState({ formerRatio: target.naturalWidth / target.naturalHeight })
    const measured = { loading: 'eager', className: 'win-measured' }
    // Rendered once to measure it; the visible parts are below.
    if (ratio === 0) return thumbnail(src, { ...measured, key: src, onLoad: measure })
    if (former && formerRatio === 0) return thumbnail(former, { ...measured, key: former, onLoad: measureFormer })
    const [shape = '', ...others] = former ? [`${formerRatio} / 1`] : shapes
    const flatter = others.filter((other) => lost(ratioOf(shape), other) > negligibleLoss)
    if (said)
      return h(
        'div',
        { className: 'win-crop' },
        h('p', { className: 'win-hint', role: 'status' }, `${said} ${flatter.length > 0 ? texts.picture['cutFlatter'] : ''}`),
        ...flatter.map((other) =>
          h(
            'span',
            { key: other, className: 'win-whole' },
            thumbnail(src),
            h('span', { className: 'win-frame', style: frameAt(ratio, other) }),
          ),
        ),
      )
    if (lost(ratio, shape) <= negligibleLoss) return null
    const worstLoss = Math.max(...[shape, ...others].map((one) => lost(ratio, one)))
    const isNoticed = worstLoss > noticeableLoss
    const lossInWords = former
      ? texts.picture['otherShape']
      : fill(texts.picture[ratio < ratioOf(shape) ? 'tooTall' : 'tooWide'], { percent: Math.round(worstLoss * 100) })
    return h(
      'div',
      { className: 'win-crop' },
      !isNoticed && button(texts.picture['choosePart'], () => this.setState({ isOpen: !isOpen }), { 'aria-expanded': isOpen }),
      (isNoticed || isOpen) &&
        h(PartChooser, { src, ratio, shape, flatter, why: isNoticed ? lossInWords : '', onCut: (at: number) => onCut(ratioOf(shape), at) }),
    )
  },
})
