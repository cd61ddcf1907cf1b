import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import texts from '#content/interface/display.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import styles from './DisplayControls.module.css'

const themes = [
  { value: '', label: texts.themeOfDevice },
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
]

const textSizes = [
  { value: '', label: texts.regular },
  { value: 'large', label: texts.large },
  { value: 'larger', label: texts.larger },
  { value: 'largest', label: texts.largest },
]

const switches = [
  { name: 'contrast', value: 'high', label: texts.contrast },
  { name: 'motion', value: 'still', label: texts.still },
  { name: 'links', value: 'underlined', label: texts.underlined },
  { name: 'font', value: 'plain', label: texts.plainFont },
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
      <Choice legend={texts.theme} name="theme" options={themes} />
      <Choice legend={texts.textSize} name="text" options={textSizes} />
      <div>
        {switches.map((item) => (
          <label className={styles.switch} key={item.name}>
            {item.label}
            <input type="checkbox" name={item.name} value={item.value} />
            {/* visual only: the switch already reports its state to screen readers */}
            <span className={styles.state} aria-hidden="true">
              <i>{texts.off}</i>
              <i>{texts.on}</i>
            </span>
          </label>
        ))}
      </div>
      <div className={styles.end}>
        <button type="reset" className={styles.reset}>
          <RotateCcw aria-hidden />
          {texts.reset}
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
