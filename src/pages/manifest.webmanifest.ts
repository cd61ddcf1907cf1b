import { language } from '#config/language.ts'
import { site } from '#config/site.ts'

export function GET(): Response {
  return Response.json({
    name: `${site.name} · ${site.tagline}`,
    short_name: site.name,
    lang: language.code,
    dir: language.dir,
    start_url: '/',
    display: 'browser',
    background_color: '#f8f7ff',
    theme_color: '#4b35e0',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
