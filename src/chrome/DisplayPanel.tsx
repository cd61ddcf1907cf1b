import { Accessibility } from 'lucide-react'
import { paths } from '#config/paths.ts'
import texts from '#content/interface/display.json' with { type: 'json' }
import { DisplayControls } from '#ui/DisplayControls/DisplayControls.tsx'
import styles from './DisplayPanel.module.css'

/** Settings for theme and legibility, stored between visits. A form of native controls; chrome/display applies them. */
export function DisplayPanel() {
  return (
    <div className={styles.host} data-only="screen scripts">
      <button type="button" className={styles.open} popoverTarget="display-panel" aria-label={texts.title}>
        <Accessibility aria-hidden />
      </button>
      <div className={styles.panel} id="display-panel" popover="auto" role="dialog" aria-labelledby="display-title">
        <h2 className={styles.title} id="display-title">
          {texts.title}
        </h2>
        <DisplayControls>
          <a href={paths.accessibility}>{texts.statement}</a>
        </DisplayControls>
      </div>
    </div>
  )
}
