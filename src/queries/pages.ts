import { type CollectionEntry, getCollection } from 'astro:content'

type PageData = CollectionEntry<'pages'>['data']

export interface SitePage extends PageData {
  /** Set on a camp's landing page: whose it is. */
  campId?: string
}

/** Every page that is made of sections: those of src/content/pages, and the landing pages of the camps. */
export async function allPages(): Promise<SitePage[]> {
  const [pages, camps] = await Promise.all([getCollection('pages'), getCollection('camps')])
  return [...pages.map((page) => page.data), ...camps.flatMap((camp) => camp.data.landings.map((landing) => landingPage(camp.id, landing)))]
}

type Landing = CollectionEntry<'camps'>['data']['landings'][number]

function landingPage(campId: string, { variant, variants, sections, ...page }: Landing): SitePage {
  const names = variants[variant] ?? variants.a
  return { ...page, campId, sections: names.flatMap((name) => sections[name] ?? []) }
}
