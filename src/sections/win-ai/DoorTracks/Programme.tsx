import texts from '#content/interface/sections.json' with { type: 'json' }
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Programme.module.css'
import type { DoorTracksProps } from './props.ts'

type Props = DoorTracksProps['items'][number]['programme'] & { id: string; isMarked: boolean }

export function Programme({ id, kicker, title, text, learns, comesWith, leavesWith, action, isMarked }: Props) {
  return (
    <article className={styles.programme} id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <small>
          <Text>{kicker}</Text>
        </small>{' '}
        <Text>{title}</Text>
        <SampleMark when={isMarked} />
      </h3>
      <p>
        <Text>{text}</Text>
      </p>
      <ul>
        {learns.map((line) => (
          <li key={line}>
            <Text>{line}</Text>
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>{texts.aiComesWith}</dt>
          <dd>
            <Text>{comesWith}</Text>
          </dd>
        </div>
        <div>
          <dt>{texts.aiLeavesWith}</dt>
          <dd>
            <Text>{leavesWith}</Text>
          </dd>
        </div>
      </dl>
      <ActionLink className={styles.action} {...action} look="link" />
    </article>
  )
}
