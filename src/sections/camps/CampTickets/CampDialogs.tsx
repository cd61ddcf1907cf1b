import type { CampView } from '#features/camps/camp-view.ts'
import { DetailsDialog } from '#features/camps/dialogs/DetailsDialog.tsx'
import { TermsDialogs } from '#features/camps/dialogs/TermsDialog.tsx'

/** What the tickets open, whichever list they are in. */
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
