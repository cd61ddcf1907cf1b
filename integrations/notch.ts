import type { Declaration, Plugin, Rule } from 'postcss'

/** A block's corners, each with a square of --corner cut out; below the box, its shadow of --below is part of the block. */
const block =
  'polygon(var(--corner) 0, calc(100% - var(--corner)) 0, calc(100% - var(--corner)) var(--corner), 100% var(--corner), ' +
  '100% calc(100% + var(--below) - var(--corner)), calc(100% - var(--corner)) calc(100% + var(--below) - var(--corner)), calc(100% - var(--corner)) calc(100% + var(--below)), ' +
  'var(--corner) calc(100% + var(--below)), var(--corner) calc(100% + var(--below) - var(--corner)), 0 calc(100% + var(--below) - var(--corner)), 0 var(--corner), var(--corner) var(--corner))'

/**
 * The pixel corner of every block, written once. `corner-shape: notch` alone has the usual size; `border-radius` beside it says another.
 * Only Chromium knows corner-shape: for the others a step of PostCSS adds the same corner as a clip. A clip would cut a focus ring,
 * so it goes as soon as the focus is on the block or in it. Where something stands out of the block, `clip-path: none` keeps it whole; a shadow
 * that another rule gives it is said with `--below`.
 */
export const notch: Plugin = {
  postcssPlugin: 'notch',
  Once(root, { AtRule, Rule }) {
    root.walkDecls('corner-shape', (declaration) => {
      const rule = declaration.parent
      if (rule?.type !== 'rule') return
      const values = valuesOf(rule)
      if (!Object.keys(values).some((property) => property.endsWith('-radius')))
        declaration.cloneBefore({ prop: 'border-radius', value: 'var(--notch)' })
      const sizes = clipSizes(valuesOf(rule))
      if (!sizes) return
      // Copies, not new ones: Vite warns of a declaration that comes from no file.
      const clip = Object.entries({ '--corner': sizes.corner, '--below': sizes.depth, 'clip-path': block }).map(([prop, value]) =>
        declaration.clone({ prop, value }),
      )
      const unfocused = new Rule({ selector: '&:not(:where(:focus-visible, :has(:focus-visible)))', nodes: clip })
      rule.append(new AtRule({ name: 'supports', params: 'not (corner-shape: notch)', nodes: hasNoFocus(rule) ? clip : [unfocused] }))
    })
  },
}

/** Undefined where a clip would not look like the notch: a corner of its own, a shadow that fades, or what is opted out. */
function clipSizes(values: Record<string, string>): { corner: string; depth: string } | undefined {
  const { border = '', 'border-radius': radius, 'box-shadow': given = 'inset' } = values
  // the side of a block, which the focus ring draws as well (styles/focus.css)
  const shadow = given === 'var(--block-side)' ? (values['--block-side'] ?? given) : given
  const depth = shadow.startsWith('inset') ? '0px' : /^0 (\S+) 0 var\([\w-]+\)$/.exec(shadow)?.[1]
  if (!radius || !depth || values['clip-path']) return
  // the two lines of a border meet in the cut
  return { corner: /^(\w+) solid/.exec(border)?.[1] ?? radius, depth }
}

function valuesOf(rule: Rule): Record<string, string> {
  const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl')
  return Object.fromEntries(declarations.map(({ prop, value }) => [prop, value]))
}

function hasNoFocus({ selector }: Rule): boolean {
  return selector.includes('::')
}
