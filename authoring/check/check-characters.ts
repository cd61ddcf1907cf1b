import { drawnWithoutFont, fontScripts, isWithin } from '../../src/config/font-characters.ts'
import type { Complaint } from '../explain/complaint.ts'
import { textsIn } from './texts-in.ts'

const known = Object.values(fontScripts).flat()

/** Texts that no page draws: messages for WhatsApp, what is said of a picture, words for search engines. */
const undrawn = new Set(['chat', 'chatText', 'message', 'alt', 'keywords', 'src', 'night', 'to'])

/** Characters that the site's font does not have, such as emoji: a visitor would see another font, or an empty box. */
export function complaintsAboutCharacters(data: unknown): Complaint[] {
  return textsIn(data, undrawn).flatMap(({ path, text }) => {
    const foreign = [...new Set(text.replaceAll(/\s/g, ' '))].filter(
      (character) => !isWithin(character, known) && !drawnWithoutFont.includes(character),
    )
    // A mark that joins an emoji, or chooses its colours, is nothing that one sees and could delete by itself.
    const seen = foreign.filter((character) => !/[\ufe00-\ufe0f]/.test(character))
    if (seen.length === 0) return []
    const shown = seen.join(' ')
    return [
      {
        path,
        hebrew: `אין בגופן של האתר: ${shown}. מוחקים, או כותבים במילים. אימוג׳י אפשר רק בהודעות WhatsApp`,
        english: `the site's font does not have ${shown}: delete it, or say it in words`,
      },
    ]
  })
}
