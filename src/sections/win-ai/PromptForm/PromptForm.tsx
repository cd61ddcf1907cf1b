import type { ReactNode } from 'react'
import { FormlessContact } from '#sections/kit/FormSection/FormlessContact.tsx'
import type { PartView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './PromptForm.module.css'
import type { promptForm } from './schema.ts'

interface Props extends Omit<PartView<ReturnType<typeof promptForm>>, 'notice' | 'topic'> {
  /** The prompt for those who would rather chat. */
  chat?: ReactNode
  /** The form itself. */
  children: ReactNode
}

/** The page asks once: a form for schools, and beside it the same by a message. */
export function PromptForm({ id, heading, lead, see, chat, children }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
          <p className={styles.see}>
            <Text>{see.text}</Text> <a href={see.action.href}>{see.action.label}</a>
          </p>
          {chat}
        </div>
        <div>
          {children}
          <FormlessContact />
        </div>
      </div>
    </Section>
  )
}
