import { readFile } from 'node:fs/promises'
import type { APIContext, ImageMetadata } from 'astro'
import { imageFile } from '#build/pictures/image-file.ts'
import { cachedShareImage } from '#build/share-image/cached-share-image.ts'
import { shareImageAccent } from '#build/share-image/share-image-accent.ts'
import { shareImagePath } from '#build/share-image/share-image-path.ts'
import { articlePath } from '#features/blog/article-card.ts'
import { allPages } from '#queries/pages.ts'
import { published } from '#queries/published.ts'
import type { Accent } from '#schemas/accent.ts'

interface Props {
  title: string
  picture: ImageMetadata
  accent: Accent
}

/** A share image for each page and article, drawn from its title, picture and accent. New pages get one automatically. */
export async function getStaticPaths() {
  const [pages, articles] = await Promise.all([allPages(), published('articles')])
  return [
    ...pages.map(({ path, title, share, accent }) => route(path, { title, picture: share.src, accent })),
    ...articles.map(({ id, data }) => route(articlePath(id), { title: data.title, picture: data.cover.src, accent: 'blog' })),
  ]
}

function route(path: string, props: Props) {
  return { params: { path: shareImagePath(path).replace(/^\/share\/|\.jpg$/g, '') }, props }
}

export async function GET({ props }: APIContext<Props>): Promise<Response> {
  const { title, picture, accent } = props
  const image = await cachedShareImage({ title, picture: await readFile(imageFile(picture)), accent: shareImageAccent(accent) })
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/jpeg' } })
}
