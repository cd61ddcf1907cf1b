import type { ReactNode } from 'react'
import texts from '#content/interface/camps.json' with { type: 'json' }
import { interpolate } from '#lib/text/interpolate.ts'
import { Button } from '#ui/Button/Button.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './Bracket.module.css'
import { finishedBracket } from './finished-bracket.ts'
import { Game } from './Game.tsx'

interface Props {
  teams: string[]
  /** `isMarked`: its teams or its scores are samples. */
  rounds: { title: string; text: string; scores: number[][]; isMarked: boolean }[]
  level: 'h2' | 'h3'
  /** The guest who plays with the winners, beside the cup. */
  children: ReactNode
}

/** The bracket of a finished tournament. With scripts a visitor can replay it by pressing the winners (play.ts). */
export function Bracket({ teams, rounds, level: Title, children }: Props) {
  const { games, champion } = finishedBracket(
    teams,
    rounds.map(({ scores }) => scores),
  )
  return (
    <div className={styles.whole} data-bracket={teams.length}>
      <p className={styles.hint} data-play="" hidden>
        {texts.playHint}
      </p>
      <ol className={styles.bracket}>
        {rounds.map((round, index) => (
          <li key={round.title}>
            <div className={styles.text}>
              <Title>
                <Text>{round.title}</Text>
                <SampleMark when={round.isMarked} />
              </Title>
              <p>
                <Text>{round.text}</Text>
              </p>
            </div>
            <div className={styles.games}>
              {games[index]?.map((sides, game) => (
                <Game
                  key={sides[0].team}
                  sides={sides}
                  name={`${round.title}: ${interpolate(texts.game, { n: game + 1 })}`}
                  next={rounds[index + 1]?.title}
                />
              ))}
            </div>
          </li>
        ))}
        <li className={styles.cup}>
          <div className={styles.champions}>
            <VoxelIcon className={styles.icon} name="trophy" />
            <p>
              {texts.champions}
              <b data-team="">{champion}</b>
            </p>
          </div>
          {children}
        </li>
      </ol>
      <div className={styles.play} data-play="" hidden>
        <Button look="sun" data-restart="">
          {texts.startOver}
        </Button>
        <p role="status" />
      </div>
    </div>
  )
}
