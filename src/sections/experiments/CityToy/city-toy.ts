import { closestTarget } from '#browser/closest-target.ts'
import { motionAllowed } from '#browser/motion-allowed.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import { addPiece, cityHash, type Levels, levelsAfterScroll, maxLevel, parseCity, type Remarks, remarkFor } from './city-state.ts'
import { savePicture } from './save-picture.ts'
import { shareCity } from './share-city.ts'

// The page is rendered with a complete city. If motion is allowed, it starts half built: each feature that reaches three quarters of the
// window's height builds its pieces, and scrolling back removes them. After the first press, scrolling no longer changes the city.
const triggerLine = 0.75

const toy = document.querySelector<HTMLElement>('[data-city]')
const plot = toy?.querySelector<HTMLElement>('[data-plot]')

if (toy && plot) {
  // The pieces of the plot and of its postcard.
  const pieces = [...toy.querySelectorAll<HTMLElement>('[data-piece]')]
  const keys = [...toy.querySelectorAll<HTMLElement>('[data-build]')]
  const features = [...toy.querySelectorAll('[data-builds]')]
  const remark = toy.querySelector<HTMLElement>('[data-remark]')
  const remarks: Remarks = JSON.parse(toy.dataset['words'] ?? '{}')
  let own = parseCity(location.hash)
  let levels: Levels = own ?? (motionAllowed() ? levelsAfterScroll(0) : levelsAfterScroll(features.length))

  const show = (now: Levels) => {
    levels = now
    plot.dataset['plot'] = 'counted'
    for (const piece of pieces)
      piece.toggleAttribute('data-built', Number(piece.dataset['piece']) <= (now[Number(piece.dataset['feature']) - 1] ?? 0))
    for (const [index, key] of keys.entries()) {
      const built = now[index] ?? 0
      key.dataset['level'] = String(built)
      const count = key.querySelector('[data-built-count]')
      if (count) count.textContent = interpolate(toy.dataset['count'] ?? '', { n: built, most: maxLevel })
    }
    if (remark) remark.textContent = remarkFor(now, remarks)
  }

  const setOwn = (now: Levels) => {
    own = now
    delete plot.dataset['byScroll']
    // Screen readers announce changes by the visitor, but not changes by scrolling.
    remark?.setAttribute('role', 'status')
    history.replaceState(history.state, '', cityHash(now))
    show(now)
  }

  // When the plot scrolls back into view, all of it appears at once, instead of piece by piece as the pictures are decoded again.
  for (const image of plot.querySelectorAll('img')) image.decoding = 'sync'

  show(levels)

  if (!own && motionAllowed()) {
    plot.dataset['byScroll'] = ''
    const observer = new IntersectionObserver(
      () => {
        if (own) return observer.disconnect()
        show(levelsAfterScroll(features.filter((feature) => feature.getBoundingClientRect().top < innerHeight * triggerLine).length))
      },
      // Slightly beyond the line, so that a feature on the line counts.
      { rootMargin: `0px 0px -${(1 - triggerLine) * 100}% 0px` },
    )
    for (const feature of features) observer.observe(feature)
  }

  addEventListener('hashchange', () => {
    const city = parseCity(location.hash)
    if (city) setOwn(city)
  })

  toy.addEventListener('click', (event) => {
    const key = closestTarget(event, '[data-build]')
    if (key) setOwn(addPiece(levels, keys.indexOf(key)))
    else if (closestTarget(event, '[data-clear-city]')) setOwn(levels.map(() => 0))
    else if (closestTarget(event, '[data-share-city]')) {
      setOwn(levels)
      shareCity(toy.querySelector<HTMLElement>('[data-shared]'))
    } else if (closestTarget(event, '[data-save-city]')) savePicture(plot)
  })
}
