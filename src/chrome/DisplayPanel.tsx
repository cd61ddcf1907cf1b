import { Accessibility, RotateCcw } from 'lucide-react'
import { paths } from '@/config/paths'
import * as words from '@/content/interface/display.json'
import styles from './DisplayPanel.module.css'

const themes = [
  { value: '', label: words.themeOfDevice },
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
]

const textSizes = [
  { value: '', label: words.regular },
  { value: 'large', label: words.large },
  { value: 'larger', label: words.larger },
  { value: 'largest', label: words.largest },
]

const switches = [
  { name: 'contrast', value: 'high', label: words.contrast },
  { name: 'motion', value: 'still', label: words.still },
  { name: 'links', value: 'underlined', label: words.underlined },
  { name: 'font', value: 'plain', label: words.plainFont },
]

/** Theme and reading comfort, kept between visits. A form of native controls; chrome/display puts it to work. */
export function DisplayPanel() {
  return (
    <div className={styles.host}>
      <button type="button" className={styles.open} popoverTarget="display-panel" aria-label={words.title}>
        <Accessibility aria-hidden />
      </button>
      <div className={styles.panel} id="display-panel" popover="auto" role="dialog" aria-labelledby="display-title">
        <form>
          <h2 className={styles.title} id="display-title">
            {words.title}
          </h2>
          <Choice legend={words.theme} name="theme" options={themes} />
          <Choice legend={words.textSize} name="text" options={textSizes} />
          {switches.map((item) => (
            <label className={styles.switch} key={item.name}>
              {item.label}
              <input type="checkbox" name={item.name} value={item.value} />
            </label>
          ))}
          <div className={styles.end}>
            <button type="reset" className={styles.reset}>
              <RotateCcw aria-hidden />
              {words.reset}
            </button>
            <a href={paths.accessibility}>{words.statement}</a>
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
          <span data-ring="">{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
