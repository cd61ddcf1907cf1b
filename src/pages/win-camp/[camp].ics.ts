import type { APIContext } from 'astro'
import { calendarFile } from '#build/calendar-file.ts'
import { site } from '#config/site.ts'
import type { CampView } from '#features/camps/camp-view.ts'
import { campsWithFiles } from '#queries/camps.ts'

interface Props {
  camp: CampView
}

/** Each camp as a calendar file: its days and hours, in Israel time. */
export async function getStaticPaths() {
  return (await campsWithFiles()).map((camp) => ({ params: { camp: camp.id }, props: { camp } satisfies Props }))
}

export function GET({ props: { camp } }: APIContext<Props>): Response {
  const { printed } = camp
  const url = new URL(camp.page, site.url).href
  const file = calendarFile(
    {
      uid: `${camp.id}@${new URL(site.url).host}`,
      title: `${camp.title} · ${site.name}`,
      description: `${printed.grades}. ${printed.price}, ${printed.instalments}.\n${url}`,
      location: `${printed.venue}, ${printed.place}`,
      url,
      days: camp.days,
      from: camp.hours.from,
      to: camp.hours.to,
    },
    new Date(),
  )
  return new Response(file, { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
}
