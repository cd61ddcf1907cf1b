import texts from '#content/interface/sections.json' with { type: 'json' }
import { OpenDialog } from '#ui/Dialog/OpenDialog.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './Machine.module.css'
import { MachineOutput } from './MachineOutput.tsx'
import type { MachineWorkshopsProps } from './props.ts'
import { WorkshopDialog } from './WorkshopDialog.tsx'

type Props = MachineWorkshopsProps['items'][number] & { openLabel: string }

export function Machine({ id, title, text, idea, stations, output, details, openLabel }: Props) {
  return (
    <article className={styles.machine} id={id} aria-labelledby={`${id}-name`}>
      <div className={styles.plate}>
        <div>
          <h3 id={`${id}-name`}>
            <Text>{title}</Text>
          </h3>
          <p>
            <Text>{text}</Text>
          </p>
        </div>
        <OpenDialog dialog={`${id}-details`} look="plain" aria-describedby={`${id}-name`}>
          {openLabel}
        </OpenDialog>
      </div>
      <div className={styles.run}>
        <p className={styles.hopper}>
          <span>
            <small>{texts.aiIdea}</small> <Text>{idea}</Text>
          </span>
        </p>
        <ol className={styles.stations}>
          {stations.map((station) => (
            <li key={station.title}>
              <VoxelIcon className={styles.icon} name={station.icon} />
              <b>
                <Text>{station.title}</Text>
              </b>
              <span>
                <Text>{station.text}</Text>
              </span>
            </li>
          ))}
        </ol>
        <MachineOutput output={output} />
      </div>
      <WorkshopDialog id={`${id}-details`} title={title} {...details} />
    </article>
  )
}
