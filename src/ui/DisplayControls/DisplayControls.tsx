import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import words from '#content/interface/display.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import styles from './DisplayControls.module.css'

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

interface Props {
  className?: string | undefined
  /** Shown beside the reset button. */
  children?: ReactNode
}

/** The visitor's display settings. A page can contain several copies; chrome/display keeps them in sync. */
export function DisplayControls({ className, children }: Props) {
  return (
    <form className={classNames(styles.controls, className)} data-display="">
      <Choice legend={words.theme} name="theme" options={themes} />
      <Choice legend={words.textSize} name="text" options={textSizes} />
      <div>
        {switches.map((item) => (
          <label className={styles.switch} key={item.name}>
            {item.label}
            <input type="checkbox" name={item.name} value={item.value} />
            {/* visual only: the switch already reports its state to screen readers */}
            <span className={styles.state} aria-hidden="true">
              <i>{words.off}</i>
              <i>{words.on}</i>
            </span>
          </label>
        ))}
      </div>
      <div className={styles.end}>
        <button type="reset" className={styles.reset}>
          <RotateCcw aria-hidden />
          {words.reset}
        </button>
        {children}
      </div>
    </form>
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
