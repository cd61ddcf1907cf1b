import { sampleMarks } from '@/lib/sample-marks'
import type { faqSection } from '@/sections/kit/Faq/schema'
import type { PartView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './LabQuestions.module.css'
import { Question } from './Question'

type Props = PartView<ReturnType<typeof faqSection>>

/** Questions in two columns, numbered as the elements are; the last block is for a question that is not among them. */
export function LabQuestions({ id, faq, icon, action }: Props) {
  const samples = sampleMarks(faq.items)
  const half = Math.ceil(faq.items.length / 2)
  const question = (item: (typeof faq.items)[number], number: number) => (
    <Question key={item.id} {...item} group={id} number={number} sample={samples.one(item)} />
  )
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <header className={styles.head}>
        <h2>
          <span id={`${id}-title`}>
            <Text>{faq.title}</Text>
          </span>
          <SampleMark when={samples.all} block />
        </h2>
        {icon && <VoxelIcon className={styles.icon} name={icon} />}
      </header>
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
