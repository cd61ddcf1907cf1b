import type { HeroView } from '@/sections/section-view'
import { Actions } from '@/ui/Actions/Actions'
import { Picture } from '@/ui/Picture/Picture'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import { Bricks } from '../Bricks'
import styles from './PromptHero.module.css'
import type { promptHero } from './schema'

type Props = HeroView<ReturnType<typeof promptHero>>

export function PromptHero({ kicker, icon, rows, last, lead, actions, picture }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <p className={styles.kicker}>
          <VoxelIcon className={styles.icon} name={icon} />
          <span>
            <Text>{kicker}</Text>
          </span>
        </p>
        <h1 className={styles.wall} id="hero-title">
          <Bricks rows={rows} last={last} />
        </h1>
        <p className={styles.lead}>
          <Text>{lead}</Text>
        </p>
        <Actions className={styles.actions} actions={actions} size="large" />
      </div>
      <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 60vw, 100vw" priority />
    </section>
  )
}
