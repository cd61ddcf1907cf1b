export interface Publication {
  draft: boolean
  /** '2026-11-03' */
  publishFrom?: string | undefined
}

/** True if it is on the site on this day ('2026-11-03'). */
export function isPublished({ draft, publishFrom }: Publication, today: string): boolean {
  return !draft && (publishFrom === undefined || publishFrom <= today)
}
