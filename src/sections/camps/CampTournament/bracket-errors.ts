/** Returns the errors of a tournament: not 4 or 8 teams, a duplicate name, a wrong number of games, or a draw. */
export function bracketErrors(teams: string[], rounds: [number, number][][]): string[] {
  if (teams.length !== 4 && teams.length !== 8) return [`a tournament has 4 or 8 teams, not ${teams.length}`]
  const games = teams.length === 8 ? [4, 2, 1] : [2, 1]
  const played = rounds.map((scores) => scores.length)
  return [
    ...(new Set(teams).size < teams.length ? ['two teams have the same name'] : []),
    ...(played.join() === games.join() ? [] : [`the rounds have ${games.join(', ')} games, not ${played.join(', ')}`]),
    ...rounds
      .flat()
      .filter(([one, other]) => one === other)
      .map(([one]) => `nobody won a game that ended ${one}:${one}`),
  ]
}
