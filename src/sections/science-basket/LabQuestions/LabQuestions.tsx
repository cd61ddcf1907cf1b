import { sampleMarks } from '#lib/sample-marks.ts'
import type { faqSection } from '#sections/kit/Faq/schema.ts'
import type { SectionView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './LabQuestions.module.css'
import { Question } from './Question.tsx'

type Props = SectionView<ReturnType<typeof faqSection>>

/** Questions in two columns, numbered like the elements. The last block invites the visitor to ask another question. */
export function LabQuestions({ id, faq, icon, action }: Props) {
  const samples = sampleMarks(faq.items)
  const half = Math.ceil(faq.items.length / 2)
  const question = (item: (typeof faq.items)[number], number: number) => (
    <Question key={item.id} {...item} group={id} number={number} sample={samples.one(item)} />
  )
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <div className={styles.head}>
        <SectionHead id={`${id}-title`} heading={faq.title} samples={samples.all} />
        {icon && <VoxelIcon className={styles.icon} name={icon} />}
      </div>
      <div className={styles.columns}>
        <div>{faq.items.slice(0, half).map((item, index) => question(item, index + 1))}</div>
        <div>
          {faq.items.slice(half).map((item, index) => question(item, half + index + 1))}
          <div className={styles.ask}>
            <p>
              <Text>{faq.lead}</Text>
            </p>
            {action && <ActionLink {...action} />}
          </div>
        </div>
      </div>
    </Section>
  )
}
