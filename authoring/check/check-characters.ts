import { drawnWithoutFont, fontScripts, isWithin } from '../../src/config/font-characters.ts'
import type { Complaint } from '../explain/complaint.ts'
import { textsIn } from './texts-in.ts'

const known = Object.values(fontScripts).flat()

/** Fields that are not rendered in the site's font: WhatsApp messages, alt texts, search keywords, paths. */
const undrawn = new Set(['chat', 'chatText', 'message', 'alt', 'keywords', 'src', 'night', 'to'])

/** Characters that the site's font lacks, such as emoji: visitors would see another font or an empty box. */
export function complaintsAboutCharacters(data: unknown): Complaint[] {
  return textsIn(data, undrawn).flatMap(({ path, text }) => {
    const foreign = [...new Set(text.replaceAll(/\s/g, ' '))].filter(
      (character) => !isWithin(character, known) && !drawnWithoutFont.includes(character),
    )
    // Variation selectors are invisible, so the owner could not find and delete them. The emoji they belong to is reported.
    const seen = foreign.filter((character) => !/[\ufe00-\ufe0f]/.test(character))
    if (seen.length === 0) return []
    const shown = seen.join(' ')
    return [
      {
        path,
        hebrew: `אין בגופן של האתר: ${shown}. מוחקים, או כותבים במילים. אימוג׳י אפשר רק בהודעות WhatsApp`,
        english: `the site's font has no ${shown}: delete it, or use words`,
      },
    ]
  })
}
