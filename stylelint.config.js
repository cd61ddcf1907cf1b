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

// Formatting and correctness are Biome's; this keeps the rules that are ours.
export default {
  plugins: [declarationsFirst, knownWidths, scale],
  // An exception says why, and goes when it is no longer one.
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // See src/styles/tokens.css for what each width is.
    'win/known-widths': {
      everywhere: ['40rem', '48rem', '64rem', '75rem'],
      containers: ['30rem', '19rem'],
      inclusive: { container: 'header', width: '48rem' },
    },
    'win/declarations-first': true,
    // Right-to-left: everything that has a side is written logically.
    'property-disallowed-list': [sided, { message: 'Use the logical property (inline-start, inline-end): the site is right-to-left.' }],
    'declaration-property-value-disallowed-list': [
      { 'text-align': ['left', 'right'] },
      { message: 'Use start or end: the site is right-to-left.' },
    ],
  },
  overrides: [
    {
      // Components see meaning, never paint: hex colours and raw tokens belong to src/styles.
      files: ['src/{ui,chrome,sections,features}/**/*.css'],
      rules: {
        'property-disallowed-list': [
          ['color-scheme', ...sided],
          { message: 'Use the logical property (inline-start, inline-end), and data-scheme for a theme (src/styles/scheme.css).' },
        ],
        // Sizes come from the scales in src/styles/tokens.css. A drawing's own are exceptions, each with its reason.
        'win/scale': true,
        'color-no-hex': [true, { message: 'Use a meaning token of src/styles/tokens.css or of an accent.' }],
        'declaration-property-value-disallowed-list': [
          { '/.*/': ['/--raw-/'], 'text-align': ['left', 'right'] },
          { message: 'Components use meaning tokens and start/end only.' },
        ],
      },
    },
  ],
}
