import { Accessibility, RotateCcw } from 'lucide-react'
import { paths } from '@/config/paths'
import styles from './DisplayPanel.module.css'

const themes = [
  { value: '', label: 'כמו במכשיר' },
  { value: 'light', label: 'בהיר' },
  { value: 'dark', label: 'כהה' },
]

const textSizes = [
  { value: '', label: 'רגיל' },
  { value: 'large', label: 'גדול' },
  { value: 'larger', label: 'גדול יותר' },
  { value: 'largest', label: 'הכי גדול' },
]

const switches = [
  { name: 'contrast', value: 'high', label: 'ניגודיות גבוהה' },
  { name: 'motion', value: 'still', label: 'עצירת תנועה' },
  { name: 'links', value: 'underlined', label: 'קו מתחת לקישורים' },
  { name: 'font', value: 'plain', label: 'גופן פשוט' },
]

/** Theme and reading comfort, kept between visits. A form of native controls; enhance/display puts it to work. */
export function DisplayPanel() {
  return (
    <div className={styles.host}>
      <button type="button" className={styles.open} popoverTarget="display-panel" aria-label="תצוגה ונגישות">
        <Accessibility aria-hidden />
      </button>
      <div className={styles.panel} id="display-panel" popover="auto" role="dialog" aria-labelledby="display-title">
        <form>
          <h2 className={styles.title} id="display-title">
            תצוגה ונגישות
          </h2>
          <Choice legend="ערכת צבעים" name="theme" options={themes} />
          <Choice legend="גודל הטקסט" name="text" options={textSizes} />
          {switches.map((item) => (
            <label className={styles.switch} key={item.name}>
              {item.label}
              <input type="checkbox" name={item.name} value={item.value} />
            </label>
          ))}
          <div className={styles.end}>
            <button type="reset" className={styles.reset}>
              <RotateCcw aria-hidden />
              איפוס
            </button>
            <a href={paths.accessibility}>הצהרת נגישות</a>
          </div>
        </form>
      </div>
    </div>
  )
}

function Choice({ legend, name, options }: { legend: string; name: string; options: { value: string; label: string }[] }) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} value={option.value} defaultChecked={option.value === ''} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
