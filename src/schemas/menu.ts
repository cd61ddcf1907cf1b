import { z } from 'astro/zod'
import type { HintedLink, MenuGroup, MenuLink, PanelGroup } from '#lib/menu.ts'
import type { ContentFields } from './content-fields.ts'

export interface Menu {
  bar: HintedLink[]
  camps: { first: HintedLink; last: HintedLink }
  panel: PanelGroup[]
  footer: MenuGroup[]
}

/** The schema of src/content/menu/site.yaml: the bar, the camps' menu, the phone's menu and the footer. */
export function menuSchema({ text, icon }: ContentFields) {
  const to = z
    .string()
    .regex(/^\/[\w/-]*$/, 'כתובת של עמוד מתחילה ב־/ · the address of a page starts with /')
    .meta({ page: true })
  const link = z.strictObject({ label: text, to }).transform(({ to: href, ...rest }) => ({ ...rest, href }))
  const hinted = z.strictObject({ label: text, to, hint: text }).transform(({ to: href, ...rest }) => ({ ...rest, href }))
  const links = z.array(link).min(1).superRefine(refuseTwice)
  return z.strictObject({
    bar: z.array(hinted).min(1).superRefine(refuseTwice),
    camps: z.strictObject({ first: hinted, last: hinted }),
    panel: z.array(z.strictObject({ heading: text, icon, links })).min(1),
    footer: z.array(z.strictObject({ heading: text, links })).length(2),
  })
}

function refuseTwice(links: MenuLink[], context: z.RefinementCtx): void {
  const second = links.findIndex(({ href }, index) => links.findIndex((other) => other.href === href) < index)
  const twice = links[second]
  if (twice)
    context.addIssue({
      code: 'custom',
      path: [second],
      message: `הכתובת ${twice.href} מופיעה פעמיים ברשימה הזו. מוחקים אחת מהשורות, או בוחרים עמוד אחר · the address ${twice.href} appears twice: delete one of the two, or choose another page`,
    })
}

/** Returns an error about the first entry with a broken link. */
export function findBrokenLink({ bar, camps, panel, footer }: Menu, addresses: string[]): string | undefined {
  const links = [...bar, camps.first, camps.last, ...[...panel, ...footer].flatMap((group) => group.links)]
  const dead = links.find(({ href }) => !addresses.includes(href))
  if (!dead) return undefined
  return `src/content/menu/site.yaml: ״${dead.label}״ מוביל אל ${dead.href}, ואין עמוד כזה · "${dead.label}" leads to ${dead.href}, and there is no such page`
}
