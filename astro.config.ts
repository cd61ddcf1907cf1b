import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { Features } from 'lightningcss'
import { beforePaint, beforePaintHash } from './integrations/before-paint.ts'
import { rubikOfTheSite, wholeRubik } from './integrations/fonts/rubik.ts'
import { hostFiles } from './integrations/host/host-files.ts'
import { interfaceWords } from './integrations/interface-words.ts'
import { leanPages } from './integrations/lean-pages/lean-pages.ts'
import { notch } from './integrations/notch.ts'
import { prose } from './integrations/prose/prose.ts'
import { browserFloor } from './src/config/browser-floor.ts'
import { mailOrigin } from './src/config/mail.ts'
import { redirects } from './src/config/paths.ts'
import { pagePolicy } from './src/config/security-headers.ts'
import { site } from './src/config/site.ts'

const layers = readFileSync('src/styles/layers.css')

function hashOf(file: Buffer | string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(file).digest('base64')}`
}

/** `astro build`, not `astro dev`. */
const isServed = process.argv.includes('build')

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  // Share images are drawn outside of JavaScript: two at a time keep both cores busy.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 2 },
  redirects,
  integrations: [react(), leanPages(), hostFiles()],
  markdown: { syntaxHighlight: false, processor: prose },
  devToolbar: { enabled: false },
  image: {
    service: { entrypoint: './src/build/pictures/picture-service.ts' },
  },
  fonts: [
    {
      name: 'Rubik',
      cssVariable: '--font-rubik',
      provider: fontProviders.local(),
      fallbacks: [],
      optimizedFallbacks: false,
      options: { variants: await rubikOfTheSite() },
    },
    {
      name: 'Rubik whole',
      cssVariable: '--font-rubik-whole',
      provider: fontProviders.local(),
      // Our own fallback (styles/base.css): the one that would be made for us is measured on Latin letters, and 40% too wide for Hebrew.
      fallbacks: ['Rubik fallback', 'Arial', 'sans-serif'],
      optimizedFallbacks: false,
      options: { variants: wholeRubik() },
    },
  ],
  security: {
    csp: {
      directives: pagePolicy(mailOrigin),
      scriptDirective: { hashes: [beforePaintHash] },
      styleDirective: { hashes: [hashOf(layers)] },
    },
  },
  vite: {
    // Short names in the pages that are served; with the file's and the class's own name while one works on them.
    css: {
      modules: { generateScopedName: isServed ? '_[hash:base64:5]' : '[name]_[local]_[hash:base64:5]' },
      postcss: { plugins: [notch] },
      // Chromium 111 to 119 go without :dir(): its fallback would test the page's language, which says nothing about a field's text.
      lightningcss: { exclude: Features.DirSelector },
    },
    plugins: [interfaceWords(), beforePaint()],
    // Prepared at once: found only when a form wakes up, they would break its first visit in development. A build bundles them itself.
    optimizeDeps: { include: isServed ? [] : ['@emailjs/browser', 'react-dom/client', 'react-hook-form'] },
    environments: {
      client: {
        build: {
          target: browserFloor,
          rolldownOptions: {
            output: {
              // Few, larger files compress better than many small ones, and a form needs all of these.
              codeSplitting: {
                groups: [
                  // What every page runs, with what its scripts share and what every lazy import needs: one file, or the second would be asked for only
                  // when the first is there. Left to the forms, it would bring them along.
                  {
                    name: 'page',
                    test: /vite\/preload-helper|astro\/dist\/prefetch|src\/(layouts\/page-scripts|browser\/(motion-allowed|form-events|joined-lists|shown-day)|lib\/text\/interpolate)\.ts/,
                  },
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// },
                  // What the forms share with the story game, which needs nothing else of theirs; before them, or they would take it along.
                  {
                    name: 'controls',
                    test: /src\/(ui\/(Button|LineIcon|Text|VisuallyHidden|Field\/(FieldError|Field\.module))|browser\/(toast|safe-storage)|lib\/(class-names|text\/isolate-ltr|line-icons))/,
                  },
                  // The carousel and what a page draws have icons of it, forms and the story none.
                  { name: 'icons', test: /lucide-react/ },
                  // What the forms share. Not their tables: each would bring all six.
                  {
                    name: 'forms',
                    test: /node_modules\/react-hook-form\/|src\/(ui\/Field|browser\/send-mail|forms\/engine)|features\/forms\/(?!form-links|lead-source|looks-automated|once-touched|receipt)[\w-]+\.tsx?$/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      cssTarget: browserFloor,
      // Block drawings stay files: as data in the page they would be sent again with every page.
      assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    },
  },
})
