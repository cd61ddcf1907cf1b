import { sharpSizes } from '../../src/lib/sharp-sizes.ts'
import { type Element, element, isElement, type Node, textNode } from './blocks/nodes.ts'
import type { HastPlugin } from './hast-plugin.ts'

/** The widths of the role `card` in src/build/pictures/to-picture.ts. */
const widths = [400, 640, 980, 1480]
const fallbackWidth = 720
/** Rendered widths: as wide as the article's text, or beside it (sections/blog/Article/Parts.module.css). */
const sizes = { wide: sharpSizes('(min-width: 75rem) 54rem, 90vw'), beside: sharpSizes('(min-width: 75rem) 18rem, 90vw') }

/**
 * Turns a picture that is a paragraph of its own into a figure, with its title as caption: `![description](file "caption")`. It gets the
 * sizes of the site, AVIF first. Astro generates the files for every element with `__ASTRO_IMAGE_`; it sets that attribute on the `<img>`
 * itself (docs/decisions/025-guarded-shortcuts.md).
 */
export const framePictures: HastPlugin = {
  name: 'frame-pictures',
  after(root, context) {
    if (!root.children.some(pictureIn)) return
    context.replaceNode(root, { type: 'root', children: root.children.map((node) => framed(pictureIn(node)) ?? node) })
  },
}

function pictureIn(node: Node): Element | undefined {
  if (!isElement(node, 'p')) return undefined
  const [first, ...others] = node.children as Node[]
  return isElement(first, 'img') && others.length === 0 ? first : undefined
}

function framed(image: Element | undefined): Element | undefined {
  if (!image) return undefined
  const { src, alt, title } = image.properties
  const path = decodeURI(String(src))
  const made = { src: path, index: 0, widths, width: widths.at(-1), format: 'avif', sizes: sizes.wide }
  const picture = element('picture', {}, [
    element('source', { type: 'image/avif', __ASTRO_IMAGE_: JSON.stringify(made) }, []),
    element('img', { src, alt: alt ?? '', width: fallbackWidth, format: 'webp' }, []),
  ])
  const caption = title ? [element('figcaption', {}, [textNode(String(title))])] : []
  return element('figure', { dataPicture: '' }, [picture, ...caption])
}

/** Returns the same figure for a place beside its text, where smaller files are enough. */
export function besideWords(figure: Element): Element {
  const inside = (figure.children as Node[]).map((child) => {
    if (!isElement(child, 'picture')) return child
    const [source, ...rest] = child.children as Element[]
    if (!source) return child
    const made = JSON.parse(String(source.properties['__ASTRO_IMAGE_'])) as object
    const narrow = { ...source.properties, __ASTRO_IMAGE_: JSON.stringify({ ...made, sizes: sizes.beside }) }
    return element('picture', child.properties, [element('source', narrow, []), ...rest])
  })
  return element('figure', { ...figure.properties, dataBeside: '' }, inside)
}
