import { site } from '#config/site.ts'

export function GET(): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`)
}
