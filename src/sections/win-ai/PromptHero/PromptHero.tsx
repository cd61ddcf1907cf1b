import { classNames } from '#lib/class-names.ts'
import type { HeroView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { BrickChoices } from '#ui/BrickChoices/BrickChoices.tsx'
import shared from '#ui/HeroText/HeroText.module.css'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import { Bricks } from '../Bricks.tsx'
import styles from './PromptHero.module.css'
import type { promptHero } from './schema.ts'

type Props = HeroView<ReturnType<typeof promptHero>>

export function PromptHero({ kicker, icon, rows, last, lead, ask, actions, picture }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.text}>
        <p className={styles.kicker}>
          <VoxelIcon className={styles.icon} name={icon} />
          <span>
            <Text>{kicker}</Text>
          </span>
        </p>
        <h1 className={styles.wall} id="hero-title">
          {ask.choices.map((choice) => (
            <span className={classNames(styles.sentence, styles.ofChoice)} key={choice.topic}>
              <Bricks rows={choice.rows ?? rows} last={last} />
            </span>
          ))}
        </h1>
        <p className={classNames(shared.lead, styles.lead)}>
          <Text>{lead}</Text>
        </p>
        <BrickChoices
          className={styles.ask}
          legend={ask.opening}
          name="ask"
          choices={ask.choices.map(({ label, topic }) => ({ label, value: topic, data: { 'data-choose-topic': topic } }))}
        />
        <div>
          {ask.choices.map(({ topic, action }) => (
            <Actions
              className={classNames(styles.actions, styles.ofChoice)}
              actions={action ? [action, ...actions.slice(1)] : actions}
              size="large"
              key={topic}
            />
          ))}
        </div>
      </div>
      <Picture className={styles.picture} picture={picture} sizes="(min-width: 110rem) 88vw, (min-width: 64rem) 101vw, 112vw" priority />
    </section>
  )
}
