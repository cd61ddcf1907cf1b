const island = /(<astro-island\b.*?<\/astro-island>)/s

/**
 * Removes React's comments between texts and the class names of its icons, which only hydrated islands need. Also removes the attributes
 * of an `<img>` that Astro writes on the `<source>` of a picture in an article (integrations/prose/frame-pictures.ts).
 */
export function stripMarkup(html: string): string {
  return html
    .split(island)
    .map((part) => (island.test(part) ? part : stripped(part)))
    .join('')
}

function stripped(markup: string): string {
  return markup
    .replaceAll('<!-- -->', '')
    .replaceAll(/<source [^>]*>/g, (source) => source.replaceAll(/ (?:src|loading|decoding|alt)="[^"]*"/g, ''))
    .replaceAll(/<svg xmlns="[^"]*"/g, '<svg')
    .replaceAll(/ class="lucide lucide-[^" ]*"/g, '')
    .replaceAll(/(class=")lucide lucide-\S* (?=[^"]*")/g, '$1')
}
