import { type BuiltPage, tagsOf } from './read-pages.ts'

/** Pictures without alternative text (an empty one is a decision), or without the size that holds their place. */
export function findBarePictures(pages: BuiltPage[]): string[] {
  return pages.flatMap(({ path, html }) =>
    tagsOf(html, 'img').flatMap(({ src, alt, width, height }) => [
      ...(alt === undefined ? [`${path}: ${src} has no alternative text`] : []),
      ...(Number(width) > 0 && Number(height) > 0 ? [] : [`${path}: ${src} has no width and height`]),
    ]),
  )
}
