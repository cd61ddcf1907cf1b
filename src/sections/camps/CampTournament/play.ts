/**
 * Makes the bracket playable: the team that is pressed advances to the next round. Places are numbered through all rounds: the winner of
 * game `g` takes place `teams + g`, and the last place is the champion's.
 */
function play(bracket: HTMLElement): void {
  const teams = Number(bracket.dataset['bracket'])
  const places = [...bracket.querySelectorAll<HTMLElement>('[data-team]')]
  const sides = [...bracket.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')]
  const games = [...bracket.querySelectorAll<HTMLElement>('[data-says]')]
  const status = bracket.querySelector('[role=status]')
  /** For each game the side that won, or -1 if it has not been played. */
  let winners = games.map((_, game) => sides.findIndex((side, at) => at >> 1 === game && side.ariaPressed === 'true'))

  function show(): void {
    for (const [at, side] of sides.entries()) {
      const game = at >> 1
      const from = at < teams ? at : winners[at - teams]
      const score = side.querySelector<HTMLElement>('[data-score]')
      if (at >= teams) fill(places[at], from)
      side.disabled = from === -1
      side.ariaPressed = String(winners[game] === at)
      if (score) score.textContent = winners[game] === -1 ? '' : points(game, winners[game] === at)
    }
    fill(places.at(-1), winners.at(-1))
  }

  /** Copies the name from the game before. Earlier places are already filled. */
  function fill(place: HTMLElement | undefined, from = -1): void {
    if (place) place.textContent = places[from]?.textContent ?? '?'
  }

  /** Returns the sample's score; the winner gets the higher number. */
  function points(game: number, won: boolean): string {
    const both = sides
      .slice(2 * game, 2 * game + 2)
      .map((side) => Number(side.querySelector<HTMLElement>('[data-score]')?.dataset['score']))
    return String(won ? Math.max(...both) : Math.min(...both))
  }

  function press(at: number): void {
    let game = at >> 1
    if (winners[game] !== at) {
      winners[game] = at
      // Clears the later games that depended on the other result.
      for (game = (teams + game) >> 1; game < games.length; game = (teams + game) >> 1) winners[game] = -1
    }
    show()
    announce(`${places[at]?.textContent} ${games[at >> 1]?.dataset['says']}`)
  }

  function announce(words: string): void {
    if (status) status.textContent = words
  }

  for (const [at, side] of sides.entries()) side.addEventListener('click', () => press(at))
  bracket.querySelector('[data-restart]')?.addEventListener('click', () => {
    winners = games.map(() => -1)
    show()
    announce('')
  })
  for (const part of bracket.querySelectorAll('[data-play]')) part.removeAttribute('hidden')
  show()
}

for (const bracket of document.querySelectorAll<HTMLElement>('[data-bracket]')) play(bracket)
