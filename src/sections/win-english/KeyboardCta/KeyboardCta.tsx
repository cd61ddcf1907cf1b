import { ArrowLeft, Mail } from 'lucide-react'
import texts from '#content/interface/sections.json' with { type: 'json' }
import type { SectionView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import styles from './KeyboardCta.module.css'
import type { keyboardCta } from './schema.ts'

type Props = SectionView<ReturnType<typeof keyboardCta>>

const rows = [
  ['tab', ...'QWERTYUIOP[]'],
  ['caps', ...'ASDFGHJKL;', 'enter'],
]

export function KeyboardCta({ id, heading, lead, pressed, action, form, mail }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} bleed className={styles.section}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>
          <Text>{heading}</Text>
        </h2>
        <p>
          <Text>{lead}</Text>
        </p>
        <ActionLink {...form} look="link" />
      </header>
      <div className={styles.keys} dir="ltr">
        {rows.map((keys) => (
          <div className={styles.row} key={keys[0]} aria-hidden="true">
            {keys.map((key) => (
              <Key key={key} pressed={pressed.includes(key)}>
                {key}
              </Key>
            ))}
          </div>
        ))}
        {/* a phone shows only the word */}
        <div className={styles.word} aria-hidden="true">
          {[...pressed].map((key, place) => (
            <Key key={`${key}${place}`} pressed>
              {key}
            </Key>
          ))}
        </div>
        <div className={styles.row}>
          <Key>ctrl</Key>
          <Key>alt</Key>
          <Key>?</Key>
          <Key>!</Key>
          <a className={styles.space} href={action.href} dir="rtl" data-kind="enquire" data-primary="">
            <Text>{action.label}</Text>
            <ArrowLeft aria-hidden />
          </a>
          <a className={styles.mail} href={mail.href} dir="rtl">
            <Mail aria-hidden />
            <VisuallyHidden>{texts.englishMailTo}</VisuallyHidden>
            <Text>{mail.label}</Text>
          </a>
          <Key>shift</Key>
        </div>
      </div>
    </Section>
  )
}

/** A drawn key, hidden from assistive technology. */
function Key({ children, pressed = false }: { children: string; pressed?: boolean }) {
  return (
    <i className={styles.key} aria-hidden="true" data-wide={children.length > 1 || undefined} data-pressed={pressed || undefined}>
      {children}
    </i>
  )
}
