import { paths } from '../../../src/config/paths.ts'
import { desktop, type Journey } from '../visit.ts'
import { expectWhole } from './pages.ts'

/** Not every driver can print: the styles of paper are put on the screen. */
export const paper: Journey[] = [paths.principals, paths.city].map((path) => ({
  name: `${path} on paper is its sheet and nothing around it`,
  sizes: [desktop],
  walk: async (visit) => {
    await visit.open(path)
    const around = await visit.page.run(() => {
      function turn(rules: CSSRuleList): void {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule && /print|screen/.test(rule.media.mediaText))
            rule.media.mediaText = rule.media.mediaText.includes('print') ? 'all' : 'not all'
          if (rule instanceof CSSGroupingRule) turn(rule.cssRules)
        }
      }
      for (const { cssRules } of document.styleSheets) turn(cssRules)
      return [...document.querySelectorAll('body > :not(main), #contact')]
        .filter((element) => element.getClientRects().length > 0)
        .map(({ tagName }) => tagName)
    })
    if (around.length > 0) throw new Error(`printed around it: ${around.join(', ')}`)
    await expectWhole(visit)
  },
}))
