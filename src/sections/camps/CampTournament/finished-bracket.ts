interface Side {
  team: string
  score: number
  won: boolean
}

/** Computes the pairs of each round and the champion from the sample scores. */
export function finishedBracket(teams: string[], rounds: number[][][]): { games: [Side, Side][][]; champion: string } {
  let playing = teams
  const games = rounds.map((scores) => {
    const played = scores.map(([one = 0, other = 0], game): [Side, Side] => [
      { team: playing[2 * game] ?? '', score: one, won: one > other },
      { team: playing[2 * game + 1] ?? '', score: other, won: other > one },
    ])
    playing = played.map(([one, other]) => (one.won ? one : other).team)
    return played
  })
  return { games, champion: playing[0] ?? '' }
}
