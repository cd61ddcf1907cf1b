import type { Declaration, Plugin, Rule } from 'postcss'

/** The outline of a block with a square of --corner cut out of each corner. Includes the shadow below the box, --below high. */
const block =
  'polygon(var(--corner) 0, calc(100% - var(--corner)) 0, calc(100% - var(--corner)) var(--corner), 100% var(--corner), ' +
  '100% calc(100% + var(--below) - var(--corner)), calc(100% - var(--corner)) calc(100% + var(--below) - var(--corner)), calc(100% - var(--corner)) calc(100% + var(--below)), ' +
  'var(--corner) calc(100% + var(--below)), var(--corner) calc(100% + var(--below) - var(--corner)), 0 calc(100% + var(--below) - var(--corner)), 0 var(--corner), var(--corner) var(--corner))'

/**
 * The pixel corner of every block, defined once. `corner-shape: notch` alone has the default size; `border-radius` beside it sets another.
 * Only Chromium supports corner-shape: for other browsers this PostCSS plugin adds the same corner as a clip. A clip would cut off a focus
 * ring, so it does not apply while the block or anything inside it has visible focus. `clip-path: none` opts out a block whose content
 * overflows it, and `--below` declares a shadow that another rule sets.
 */
export const notch: Plugin = {
  postcssPlugin: 'notch',
  Once(root, { AtRule, Rule }) {
    root.walkDecls('corner-shape', (declaration) => {
      const rule = declaration.parent
      if (rule?.type !== 'rule') return
      separatePseudoElements(rule)
      const values = valuesOf(rule)
      if (!Object.keys(values).some((property) => property.endsWith('-radius')))
        declaration.cloneBefore({ prop: 'border-radius', value: 'var(--notch)' })
      const sizes = clipSizes(valuesOf(rule))
      if (!sizes) return
      // Clones, because Vite warns about declarations without a source file.
      const clip = Object.entries({ '--corner': sizes.corner, '--below': sizes.depth, 'clip-path': block }).map(([prop, value]) =>
        declaration.clone({ prop, value }),
      )
      const unfocused = new Rule({ selector: '&:not(:where(:focus-visible, :has(:focus-visible)))', nodes: clip })
      rule.append(
        new AtRule({
          name: 'supports',
          params: 'not (corner-shape: notch)',
          nodes: rule.selectors.every(isPseudoElement) ? clip : [unfocused],
        }),
      )
    })
  },
}

/** Undefined where a clip would not look like the notch: a single rounded corner, a blurred shadow, or an opt-out. */
function clipSizes(values: Record<string, string>): { corner: string; depth: string } | undefined {
  const { border = '', 'border-radius': radius, 'box-shadow': given = 'inset' } = values
  // the side of a block; the focus ring redraws it (styles/focus.css)
  const shadow = given === 'var(--block-side)' ? (values['--block-side'] ?? given) : given
  const depth = shadow.startsWith('inset') ? '0px' : /^0 (\S+) 0 var\([\w-]+\)$/.exec(shadow)?.[1]
  if (!radius || !depth || values['clip-path']) return
  // with a border, the cut is as wide as the border, so that its lines meet
  return { corner: /^(\w+) solid/.exec(border)?.[1] ?? radius, depth }
}

function valuesOf(rule: Rule): Record<string, string> {
  const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl')
  return Object.fromEntries(declarations.map(({ prop, value }) => [prop, value]))
}

/**
 * A pseudo-element has no focus, and `&` does not match one. If a list names both pseudo-elements and boxes, moves the pseudo-elements to
 * a rule of their own, which is visited next.
 */
function separatePseudoElements(rule: Rule): void {
  const pseudoElements = rule.selectors.filter(isPseudoElement)
  if (pseudoElements.length === 0 || pseudoElements.length === rule.selectors.length) return
  rule.cloneAfter({ selectors: pseudoElements })
  rule.selectors = rule.selectors.filter((selector) => !isPseudoElement(selector))
}

function isPseudoElement(selector: string): boolean {
  return selector.includes('::')
}
