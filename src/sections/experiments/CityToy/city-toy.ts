import { closestTarget } from '#browser/closest-target.ts'
import { motionAllowed } from '#browser/motion-allowed.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import { addressOf, cityOf, type Levels, most, pressed, type Remarks, remarkOn, scrolled } from './city-state.ts'
import { savePicture } from './save-picture.ts'
import { shareCity } from './share-city.ts'

// The page is rendered with a complete city. If motion is allowed, it starts half built: each feature that reaches three quarters of the
// window's height builds its pieces, and scrolling back removes them. After the first press, scrolling no longer changes the city.
const line = 0.75

const toy = document.querySelector<HTMLElement>('[data-city]')
const plot = toy?.querySelector<HTMLElement>('[data-plot]')

if (toy && plot) {
  // The pieces of the plot and of its postcard.
  const pieces = [...toy.querySelectorAll<HTMLElement>('[data-piece]')]
  const keys = [...toy.querySelectorAll<HTMLElement>('[data-build]')]
  const features = [...toy.querySelectorAll('[data-builds]')]
  const remark = toy.querySelector<HTMLElement>('[data-remark]')
  const words: Remarks = JSON.parse(toy.dataset['words'] ?? '{}')
  let own = cityOf(location.hash)
  let levels: Levels = own ?? (motionAllowed() ? scrolled(0) : scrolled(features.length))

  const show = (now: Levels) => {
    levels = now
    plot.dataset['plot'] = 'counted'
    for (const piece of pieces)
      piece.toggleAttribute('data-built', Number(piece.dataset['piece']) <= (now[Number(piece.dataset['feature']) - 1] ?? 0))
    for (const [index, key] of keys.entries()) {
      const built = now[index] ?? 0
      key.dataset['level'] = String(built)
      const count = key.querySelector('[data-built-count]')
      if (count) count.textContent = interpolate(toy.dataset['count'] ?? '', { n: built, most })
    }
    if (remark) remark.textContent = remarkOn(now, words)
  }

  const take = (now: Levels) => {
    own = now
    delete plot.dataset['byScroll']
    // Screen readers announce changes by the visitor, but not changes by scrolling.
    remark?.setAttribute('role', 'status')
    history.replaceState(history.state, '', addressOf(now))
    show(now)
  }

  // When the plot scrolls back into view, all of it appears at once, instead of piece by piece as the pictures are decoded again.
  for (const image of plot.querySelectorAll('img')) image.decoding = 'sync'

  show(levels)

  if (!own && motionAllowed()) {
    plot.dataset['byScroll'] = ''
    const seen = new IntersectionObserver(
      () => {
        if (own) return seen.disconnect()
        show(scrolled(features.filter((feature) => feature.getBoundingClientRect().top < innerHeight * line).length))
      },
      // Slightly beyond the line, so that a feature on the line counts.
      { rootMargin: `0px 0px -${(1 - line) * 100}% 0px` },
    )
    for (const feature of features) seen.observe(feature)
  }

  addEventListener('hashchange', () => {
    const city = cityOf(location.hash)
    if (city) take(city)
  })

  toy.addEventListener('click', (event) => {
    const key = closestTarget(event, '[data-build]')
    if (key) take(pressed(levels, keys.indexOf(key)))
    else if (closestTarget(event, '[data-clear-city]')) take(levels.map(() => 0))
    else if (closestTarget(event, '[data-share-city]')) {
      take(levels)
      shareCity(toy.querySelector<HTMLElement>('[data-shared]'))
    } else if (closestTarget(event, '[data-save-city]')) savePicture(plot)
  })
}
