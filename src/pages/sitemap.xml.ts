import { getCollection } from 'astro:content'
import { site } from '@/config/site'

/** Every page that search engines may show. */
export async function GET(): Promise<Response> {
  const pages = await getCollection('pages')
  const urls = pages
    .map((page) => new URL(page.data.path, site.url).href)
    .sort()
    .map((address) => `<url><loc>${address}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
