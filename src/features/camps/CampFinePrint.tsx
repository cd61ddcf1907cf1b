import { paths } from '#config/paths.ts'
import texts from '#content/interface/camps.json' with { type: 'json' }
import { statesBookable } from '#lib/camps/camp-state.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { OpenDialog } from '#ui/Dialog/OpenDialog.tsx'
import styles from './CampFinePrint.module.css'
import type { CampView } from './camp-view.ts'
import { termsId } from './dialogs/TermsDialog.tsx'
import { campAttributes } from './state/camp-attributes.ts'
import { InStates } from './state/InStates.tsx'

/** Shown below the payment button: the terms, and a link to other dates. */
export function CampFinePrint({ camp }: { camp: CampView }) {
  return (
    <div {...campAttributes(camp)}>
      <InStates states={statesBookable} camp={camp} className={styles.links}>
        <OpenDialog dialog={termsId(camp.terms)} look="link">
          {texts.terms}
        </OpenDialog>
        <ActionLink look="link" newTab={false} label={texts.otherDate} href={paths.camps} />
      </InStates>
    </div>
  )
}
