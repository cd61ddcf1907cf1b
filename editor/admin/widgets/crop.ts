import { component, type Element, h } from '../decap.ts'
import { fill, texts } from '../texts.ts'
import { lost, ratioOf } from './lost.ts'
import { thumbnail } from './shelf.ts'

interface Props {
  src: string
  /** The shapes in which the site shows it, as aspect-ratio says them: `3 / 2`. */
  shapes: string[]
}

/** Less than this nobody misses: an ordinary photograph loses up to a quarter in the flattest place. */
const noticed = 0.3

/** What the site will leave out of a picture that has another shape than its places, before it is saved. */
export const Crop = component<Props, { ratio: number }>({
  getInitialState: () => ({ ratio: 0 }),
  render() {
    const { src, shapes } = this.props
    const { ratio } = this.state
    const measure = ({ target }: { target: HTMLImageElement }) => this.setState({ ratio: target.naturalWidth / target.naturalHeight })
    const cut = ratio > 0 ? shapes.filter((shape) => lost(ratio, shape) > noticed) : []
    const most = Math.max(0, ...cut.map((shape) => lost(ratio, shape)))
    const isTall = cut.some((shape) => lost(ratio, shape) === most && ratio < ratioOf(shape))
    return h(
      'div',
      { className: 'win-crop' },
      // Loaded once to be measured; what is seen of it is below.
      ratio === 0 && thumbnail(src, { loading: 'eager', onLoad: measure, className: 'win-measured' }),
      cut.length > 0 &&
        h('p', { className: 'win-hint' }, fill(texts.picture[isTall ? 'tooTall' : 'tooWide'], { percent: Math.round(most * 100) })),
      ...cut.map((shape) => whole(src, ratio, shape)),
    )
  },
})

/** The whole picture, with a frame around what stays of it. */
function whole(src: string, ratio: number, shape: string): Element {
  const stays = `${Math.round((1 - lost(ratio, shape)) * 100)}%`
  const frame = ratio < ratioOf(shape) ? { inlineSize: '100%', blockSize: stays } : { inlineSize: stays, blockSize: '100%' }
  return h('span', { key: shape, className: 'win-whole' }, thumbnail(src), h('span', { className: 'win-frame', style: frame }))
}
