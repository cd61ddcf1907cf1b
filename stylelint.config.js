import { declarationsFirst } from './tooling/stylelint/declarations-first.ts'
import { knownWidths } from './tooling/stylelint/known-widths.ts'
import { scale } from './tooling/stylelint/scale.ts'

const sided = [
  'left',
  'right',
  '/^(margin|padding|border|inset)-(left|right)/',
  '/^border-(top|bottom)-(left|right)-radius$/',
  'float',
  'clear',
]

// Biome covers formatting and correctness; this file has the project's own rules.
export default {
  plugins: [declarationsFirst, knownWidths, scale],
  // An exception must have a reason, and must be removed once it is not needed.
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // src/styles/tokens.css explains each width.
    'win/known-widths': {
      everywhere: ['40rem', '48rem', '64rem', '75rem'],
      containers: ['30rem', '19rem'],
      inclusive: { container: 'header', width: '48rem' },
    },
    'win/declarations-first': true,
    // The site is right-to-left: use logical properties for everything that has a side.
    'property-disallowed-list': [sided, { message: 'Use the logical property (inline-start, inline-end): the site is right-to-left.' }],
    'declaration-property-value-disallowed-list': [
      { 'text-align': ['left', 'right'] },
      { message: 'Use start or end: the site is right-to-left.' },
    ],
  },
  overrides: [
    {
      // Components use semantic tokens only: hex colours and raw tokens belong in src/styles.
      files: ['src/{ui,chrome,sections,features}/**/*.css'],
      rules: {
        'property-disallowed-list': [
          ['color-scheme', ...sided],
          { message: 'Use the logical property (inline-start, inline-end), and data-scheme for a theme (src/styles/scheme.css).' },
        ],
        // Sizes come from the scales in src/styles/tokens.css. Sizes of drawings are exceptions, each with a reason.
        'win/scale': true,
        'color-no-hex': [true, { message: 'Use a semantic token of src/styles/tokens.css or of an accent.' }],
        'declaration-property-value-disallowed-list': [
          { '/.*/': ['/--raw-/'], 'text-align': ['left', 'right'] },
          { message: 'Components use semantic tokens and start/end only.' },
        ],
      },
    },
  ],
}
