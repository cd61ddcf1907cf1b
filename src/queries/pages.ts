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

function landingPage(campId: string, landing: Landing): SitePage {
  const { variant, variants, sections, ...page } = landing
  return { ...page, campId, sections: landingSections(landing, variant) }
}

/** The sections of one variant, in its order. */
export function landingSections({ variants, sections }: Landing, variant: Landing['variant']): PageData['sections'] {
  return (variants[variant] ?? variants.a).flatMap((name) => sections[name] ?? [])
}
