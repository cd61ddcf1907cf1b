import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Facts } from '#ui/Facts/Facts.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import type { MachineWorkshopsProps } from './props.ts'
import styles from './WorkshopDialog.module.css'

type Props = MachineWorkshopsProps['items'][number]['details'] & { id: string; title: string }

export function WorkshopDialog({ id, title, lead, picture, facts, planHeading, plan, action, sample }: Props) {
  return (
    <Dialog id={id} title={title} footer={<ActionLink {...action} />}>
      <Picture className={styles.picture} picture={picture} sizes="(min-width: 46rem) 43rem, 100vw" />
      <p className={styles.lead}>
        <Text>{lead}</Text>
        <SampleMark when={sample} block />
      </p>
      <Facts className={styles.facts} items={facts} />
      <h3 className={styles.heading}>
        <Text>{planHeading}</Text>
      </h3>
      <ol className={styles.plan}>
        {plan.map((line) => (
          <li key={line}>
            <Text>{line}</Text>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
