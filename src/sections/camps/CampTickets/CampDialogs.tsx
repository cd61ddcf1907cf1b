import type { CampView } from '#features/camps/camp-view.ts'
import { DetailsDialog } from '#features/camps/dialogs/DetailsDialog.tsx'
import { TermsDialog } from '#features/camps/dialogs/TermsDialog.tsx'

/** What the tickets open, whichever list they are in. */
export function CampDialogs({ camps }: { camps: CampView[] }) {
  return (
    <>
      {camps.map((camp) => (
        <DetailsDialog key={camp.id} camp={camp} />
      ))}
      {distinctTerms(camps).map((terms) => (
        <TermsDialog key={terms.id} terms={terms} />
      ))}
    </>
  )
}

/** Camps may share their terms: each is on the page once. */
function distinctTerms(camps: CampView[]): CampView['terms'][] {
  return [...new Map(camps.map(({ terms }) => [terms.id, terms])).values()]
}
