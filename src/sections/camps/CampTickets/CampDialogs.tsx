import type { CampView } from '#features/camps/camp-view.ts'
import { DetailsDialog } from '#features/camps/dialogs/DetailsDialog.tsx'
import { TermsDialogs } from '#features/camps/dialogs/TermsDialog.tsx'

/** The dialogs of the tickets, for all lists on the page. */
export function CampDialogs({ camps }: { camps: CampView[] }) {
  return (
    <>
      {camps.map((camp) => (
        <DetailsDialog key={camp.id} camp={camp} />
      ))}
      <TermsDialogs camps={camps} />
    </>
  )
}
