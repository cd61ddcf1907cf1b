import { color } from '../../core/color.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { specks } from '../../vocabulary/places/outdoors.ts'
import { moon, star } from '../../vocabulary/props/nature.ts'

/**
 * The night sky of the story, with a moon and stars that the frame does not crop. `top` is the height of the picture's upper edge, 420
 * behind the scene.
 */
export function storySky(stage: Stage, top: number, x = 120, stars = true): void {
  specks(stage, 60)
  stage.backdrop(() => {
    moon(stage, at(x, top - 48, -420), 22)
    if (!stars) return
    star(stage, at(-196, top - 34, -420), 1.3, color.yellow, 1.6)
    star(stage, at(-44, top - 26, -420), 1.5, color.yellow, 1.6)
    star(stage, at(214, top - 40, -420), 1.2, color.yellow, 1.6)
  })
}
