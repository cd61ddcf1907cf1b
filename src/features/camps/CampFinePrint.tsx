import { paths } from '#config/paths.ts'
import words from '#content/interface/camps.json' with { type: 'json' }
import { statesToJoin } from '#lib/camps/camp-state.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { OpenDialog } from '#ui/Dialog/OpenDialog.tsx'
import styles from './CampFinePrint.module.css'
import type { CampView } from './camp-view.ts'
import { termsId } from './dialogs/TermsDialog.tsx'
import { campAttributes } from './state/camp-attributes.ts'
import { When } from './state/When.tsx'

/** Shown below the payment button: the terms, and a link to other dates. */
export function CampFinePrint({ camp }: { camp: CampView }) {
  return (
    <div {...campAttributes(camp)}>
      <When states={statesToJoin} of={camp} className={styles.links}>
        <OpenDialog dialog={termsId(camp.terms)} look="link">
          {words.terms}
        </OpenDialog>
        <ActionLink look="link" newTab={false} label={words.otherDate} href={paths.camps} />
      </When>
    </div>
  )
}
