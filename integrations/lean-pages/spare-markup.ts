const island = /(<astro-island\b.*?<\/astro-island>)/s

/**
 * React's marks between texts, and what its icons say of themselves: needed only where it wakes up in the browser. And what Astro says on the source of
 * a picture in an article as if it were an image (integrations/prose/frame-pictures.ts).
 */
export function withoutSpareMarkup(html: string): string {
  return html
    .split(island)
    .map((part) => (island.test(part) ? part : spared(part)))
    .join('')
}

function spared(markup: string): string {
  return markup
    .replaceAll('<!-- -->', '')
    .replaceAll(/<source [^>]*>/g, (source) => source.replaceAll(/ (?:src|loading|decoding|alt)="[^"]*"/g, ''))
    .replaceAll(/<svg xmlns="[^"]*"/g, '<svg')
    .replaceAll(/ class="lucide lucide-[^" ]*"/g, '')
    .replaceAll(/(class=")lucide lucide-\S* (?=[^"]*")/g, '$1')
}
