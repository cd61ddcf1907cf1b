import { readFileSync } from 'node:fs'
import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { Features } from 'lightningcss'
import { beforePaint, beforePaintHash } from './integrations/before-paint.ts'
import { cspHash } from './integrations/csp-hash.ts'
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

/** True for `astro build`, false for `astro dev`. */
const isBuild = process.argv.includes('build')

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  // Share images are rendered in native code, so two at a time keep both cores busy.
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
      // Our own fallback (styles/base.css): the generated one is measured on Latin letters, and is 40% too wide for Hebrew.
      fallbacks: ['Rubik fallback', 'Arial', 'sans-serif'],
      optimizedFallbacks: false,
      options: { variants: wholeRubik() },
    },
  ],
  security: {
    csp: {
      directives: pagePolicy(mailOrigin),
      scriptDirective: { hashes: [beforePaintHash] },
      styleDirective: { hashes: [cspHash(layers)] },
    },
  },
  vite: {
    // Short class names in a build; file and class name in development.
    css: {
      modules: { generateScopedName: isBuild ? '_[hash:base64:5]' : '[name]_[local]_[hash:base64:5]' },
      postcss: { plugins: [notch] },
      // Chromium 111 to 119 do without :dir(): its compiled fallback tests the page's language, not the direction of a field's text.
      lightningcss: { exclude: Features.DirSelector },
    },
    plugins: [interfaceWords(), beforePaint()],
    // Pre-bundled: discovered only when a form hydrates, they would break the first visit in development. A build bundles them anyway.
    optimizeDeps: { include: isBuild ? [] : ['@emailjs/browser', 'react-dom/client', 'react-hook-form'] },
    environments: {
      client: {
        build: {
          target: browserFloor,
          rolldownOptions: {
            output: {
              // A few large files compress better than many small ones, and a form needs all of these.
              codeSplitting: {
                groups: [
                  // Code that every page runs, plus what its scripts share and every lazy import needs. Split in two, the second file would
                  // be requested only after the first arrives. As part of a form chunk, it would pull the forms into every page.
                  {
                    name: 'page',
                    test: /vite\/preload-helper|astro\/dist\/prefetch|src\/(layouts\/page-scripts|browser\/(copy-to-clipboard|motion-allowed|form-events|joined-lists|shown-day)|lib\/text\/interpolate)\.ts/,
                  },
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// },
                  // Shared by the forms and the story game, which needs no other form code. Before 'forms', or that group would take it.
                  {
                    name: 'controls',
                    test: /src\/(ui\/(Button|LineIcon|Text|VisuallyHidden|Field\/(FieldError|Field\.module))|browser\/(toast|safe-storage)|lib\/(class-names|text\/isolate-ltr|line-icons))/,
                  },
                  // Used by the carousel and by static markup, but not by the forms or the story game.
                  { name: 'icons', test: /lucide-react/ },
                  // Shared by all forms. Without the form tables: each page would load all six.
                  {
                    name: 'forms',
                    test: /node_modules\/react-hook-form\/|src\/(ui\/Field|browser\/send-mail|forms\/engine)|features\/forms\/(?!form-links|lead-source|looks-automated|deferred|receipt)[\w-]+\.tsx?$/,
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
      // SVG drawings stay files: inlined, they would be sent again with every page.
      assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    },
  },
})
