import { Check, Play } from 'lucide-react'
import texts from '#content/interface/sections.json' with { type: 'json' }
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './MachineOutput.module.css'
import type { MachineWorkshopsProps } from './props.ts'

type Output = MachineWorkshopsProps['items'][number]['output']

const cells = [1, 2, 3, 4, 5, 6, 7, 8]

/** The result at the end of the belt. It is a drawing without controls. */
export function MachineOutput({ output }: { output: Output }) {
  return <div className={styles.output}>{output.kind === 'clip' ? <Clip {...output} /> : <App {...output} />}</div>
}

function Clip({ picture }: Extract<Output, { kind: 'clip' }>) {
  return (
    <div className={styles.clip}>
      <Picture picture={picture} sizes="(min-width: 64rem) 21rem, 22rem" />
      <span className={styles.play} aria-hidden="true">
        <Play />
      </span>
      <span className={styles.track} aria-hidden="true">
        {cells.map((cell) => (
          <i key={cell} />
        ))}
      </span>
    </div>
  )
}

function App({ alt, icon, title, rows, button }: Extract<Output, { kind: 'app' }>) {
  return (
    <div className={styles.app} role="img" aria-label={alt}>
      <div className={styles.title}>
        <VoxelIcon className={styles.icon} name={icon} />
        <b>
          <Text>{title}</Text>
        </b>
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.day} className={row.state === 'today' ? styles.today : undefined}>
            <span>
              <Text>{row.day}</Text>
            </span>
            <b>
              <Text>{row.name}</Text>
            </b>
            {row.state === 'done' && <Check />}
            {row.state === 'today' && <em>{texts.aiToday}</em>}
            {row.state === 'later' && <i />}
          </li>
        ))}
      </ul>
      <div className={styles.button}>
        <Text>{button}</Text>
      </div>
    </div>
  )
}
