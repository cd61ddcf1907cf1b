import type { ReactNode } from 'react'
import type { SectionView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './PromptForm.module.css'
import type { promptForm } from './schema.ts'

interface Props extends Omit<SectionView<ReturnType<typeof promptForm>>, 'notice' | 'topics'> {
  /** The form. */
  children: ReactNode
}

/** The only form of the page; its topic is the choice in the hero. */
export function PromptForm({ id, heading, lead, see, business, children }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
          <Aside {...business} />
        </div>
        <div className={styles.form}>{children}</div>
        <Aside {...see} />
      </div>
    </Section>
  )
}

function Aside({ text, action }: Props['see']) {
  return (
    <p className={styles.aside}>
      <Text>{text}</Text> <a href={action.href}>{action.label}</a>
    </p>
  )
}
