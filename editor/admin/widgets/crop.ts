import { component, h } from '../decap/decap.ts'
import { fill, texts } from '../session/texts.ts'
import { button } from './controls.ts'
import { CropChooser } from './crop-chooser.ts'
import { cropFrame, croppedShare, ratioOf } from './crop-geometry.ts'
import { thumbnail } from './picture-picker.ts'

interface Props {
  src: string
  /** The aspect ratios in which the site shows the picture, in CSS syntax: `3 / 2`. It can be cropped to the first. */
  shapes: string[]
  /** The previous picture, where the site shows the whole picture and its place was designed for that one. */
  former: string | undefined
  /** Message about a picture that was just cropped. */
  notice: string
  /** The picture was chosen in this form, so the owner has not seen it in its places yet. */
  isChosen: boolean
  onCrop(shape: number, at: number): Promise<void>
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
    const { src, shapes, former, notice, isChosen, onCrop } = this.props
    const { ratio, formerRatio, isOpen } = this.state
    const measure = ({ target }: Loaded) => this.setState({ ratio: target.naturalWidth / target.naturalHeight })
    const measureFormer = ({ target }: Loaded) => this.setState({ formerRatio: target.naturalWidth / target.naturalHeight })
    const measured = { loading: 'eager', className: 'win-measured' }
    // Rendered once to measure it; the visible parts are below.
    if (ratio === 0) return thumbnail(src, { ...measured, key: src, onLoad: measure })
    if (former && formerRatio === 0) return thumbnail(former, { ...measured, key: former, onLoad: measureFormer })
    const [shape = '', ...others] = former ? [`${formerRatio} / 1`] : shapes
    const flatter = others.filter((other) => croppedShare(ratioOf(shape), other) > negligibleLoss)
    const fits = croppedShare(ratio, shape) <= negligibleLoss
    if (notice || (fits && isChosen && flatter.length > 0))
      return h(
        'div',
        { className: 'win-crop' },
        h('p', { className: 'win-hint', role: 'status' }, `${notice} ${flatter.length > 0 ? texts.picture['cropFlatter'] : ''}`),
        ...flatter.map((other) =>
          h(
            'span',
            { key: other, className: 'win-crop-picture' },
            thumbnail(src),
            h('span', { className: 'win-crop-frame', style: cropFrame(ratio, other) }),
          ),
        ),
      )
    if (fits) return null
    const worstLoss = Math.max(...[shape, ...others].map((one) => croppedShare(ratio, one)))
    const isNoticed = worstLoss > noticeableLoss
    const lossInWords = former
      ? texts.picture['otherShape']
      : fill(texts.picture[ratio < ratioOf(shape) ? 'tooTall' : 'tooWide'], { percent: Math.round(worstLoss * 100) })
    return h(
      'div',
      { className: 'win-crop' },
      !isNoticed && button(texts.picture['chooseCrop'], () => this.setState({ isOpen: !isOpen }), { 'aria-expanded': isOpen }),
      (isNoticed || isOpen) &&
        h(CropChooser, {
          src,
          ratio,
          shape,
          flatter,
          why: isNoticed ? lossInWords : '',
          onCrop: (at: number) => onCrop(ratioOf(shape), at),
        }),
    )
  },
})
