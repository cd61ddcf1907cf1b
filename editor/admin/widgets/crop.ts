import { component, h } from '../decap.ts'
import { fill, texts } from '../texts.ts'
import { frameAt, lost, ratioOf } from './lost.ts'
import { PartChooser } from './part-chooser.ts'
import { button } from './parts.ts'
import { thumbnail } from './shelf.ts'

interface Props {
  src: string
  /** The shapes in which the site shows it, as aspect-ratio says them: `3 / 2`. It can be cut to the first. */
  shapes: string[]
  /** Where the page is drawn to its picture and leaves nothing out of it: the one that was there before. */
  former: string | undefined
  /** What to say of a picture that was cut a moment ago. */
  said: string
  onCut(shape: number, at: number): Promise<void>
}

interface State {
  ratio: number
  formerRatio: number
  isOpen: boolean
}

/** Less than this nobody misses: an ordinary photograph loses up to a quarter in the flattest place. */
const noticed = 0.3
/** And with less than this there is nothing to choose. */
const slight = 0.03

type Loaded = { target: HTMLImageElement }

/** What the site will leave out of a picture that has another shape than its places, or that its place was not drawn for, and the choice of what stays. */
export const Crop = component<Props, State>({
  getInitialState: () => ({ ratio: 0, formerRatio: 0, isOpen: false }),
  render() {
    const { src, shapes, former, said, onCut } = this.props
    const { ratio, formerRatio, isOpen } = this.state
    const measure = ({ target }: Loaded) => this.setState({ ratio: target.naturalWidth / target.naturalHeight })
    const measureFormer = ({ target }: Loaded) => this.setState({ formerRatio: target.naturalWidth / target.naturalHeight })
    const measured = { loading: 'eager', className: 'win-measured' }
    // Loaded once to be measured; what is seen of it is below.
    if (ratio === 0) return thumbnail(src, { ...measured, key: src, onLoad: measure })
    if (former && formerRatio === 0) return thumbnail(former, { ...measured, key: former, onLoad: measureFormer })
    const [shape = '', ...others] = former ? [`${formerRatio} / 1`] : shapes
    const flatter = others.filter((other) => lost(ratioOf(shape), other) > slight)
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
    if (lost(ratio, shape) <= slight) return null
    const most = Math.max(...[shape, ...others].map((one) => lost(ratio, one)))
    const isNoticed = most > noticed
    const lossInWords = former
      ? texts.picture['otherShape']
      : fill(texts.picture[ratio < ratioOf(shape) ? 'tooTall' : 'tooWide'], { percent: Math.round(most * 100) })
    return h(
      'div',
      { className: 'win-crop' },
      !isNoticed && button(texts.picture['choosePart'], () => this.setState({ isOpen: !isOpen }), { 'aria-expanded': isOpen }),
      (isNoticed || isOpen) &&
        h(PartChooser, { src, ratio, shape, flatter, why: isNoticed ? lossInWords : '', onCut: (at: number) => onCut(ratioOf(shape), at) }),
    )
  },
})
