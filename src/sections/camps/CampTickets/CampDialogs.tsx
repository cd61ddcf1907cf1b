import type { CampView } from '@/features/camps/camp-view'
import { DetailsDialog } from '@/features/camps/dialogs/DetailsDialog'
import { TermsDialogs } from '@/features/camps/dialogs/TermsDialog'

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
