import type { PartView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './PromptCta.module.css'
import type { promptCta } from './schema.ts'

type Props = PartView<ReturnType<typeof promptCta>>

/** Each choice ends the sentence and has its own ready link; the styles show those of the chosen one: no script is needed. */
export function PromptCta({ id, heading, opening, choices, note, instead }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.ask}>
      <h3 id={`${id}-title`}>
        <Text>{heading}</Text>
      </h3>
      <div className={styles.prompt}>
        <div className={styles.sentence}>
          <p className={styles.opening} id={`${id}-opening`}>
            <Text>{opening}</Text>
          </p>
          {/* the chosen brick in its place; who listens hears it from the choices themselves */}
          <span className={styles.slot} aria-hidden="true">
            {choices.map((choice) => (
              <i key={choice.label} data-words={choice.label} />
            ))}
          </span>
        </div>
        <div className={styles.choices} role="radiogroup" aria-labelledby={`${id}-opening`}>
          {choices.map((choice, number) => (
            <label key={choice.label}>
              <input type="radio" name={id} defaultChecked={number === 0} />
              <span data-ring="">
                <Text>{choice.label}</Text>
              </span>
            </label>
          ))}
        </div>
        <div className={styles.send}>
          {choices.map((choice) => (
            <ActionLink key={choice.label} {...choice.action} />
          ))}
        </div>
      </div>
      <p className={styles.note}>
        <Text>{note}</Text> <a href={instead.href}>{instead.label}</a>
      </p>
    </section>
  )
}
