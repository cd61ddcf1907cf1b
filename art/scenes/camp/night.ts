import { color } from '../../core/color.ts'
import { at, type Frame } from '../../core/frame.ts'
import { soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { eyeLevel, wide } from '../../vocabulary/camera.ts'
import { campfireNight } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { person } from '../../vocabulary/people/person.ts'
import { crossLegged, sitting } from '../../vocabulary/people/poses.ts'
import { forest } from '../../vocabulary/places/outdoors.ts'
import { backpack, blanket, bunting, campfire, lantern, log, tent } from '../../vocabulary/props/camp.ts'
import { lightPanel } from '../../vocabulary/props/furniture.ts'
import { robot } from '../../vocabulary/props/robots.ts'
import { magnifier } from '../../vocabulary/props/science.ts'

/** Inside the tent: a map by lantern light. */
export const tentMap = picture({
  name: 'camp/gallery-09',
  build(stage) {
    stage.backdrop(() => {
      tent(stage, at(0, 0, -6), color.coral, color.yellow, 104, false)
      blanket(stage, at(0, 0.4, 10), color.violet, 76, 56)
      bunting(stage, [-34, 34, -40], [34, 34, -40], { flags: 7, sag: 4 })
    })
    stage.add(
      new Model(44, 1, 30).fill((x, _y, z) =>
        soft(
          Math.abs(z - 15 - Math.sin(x * 0.3) * 5) < 1.2
            ? color.coral
            : Math.hypot(x - 34, z - 8) < 3
              ? color.red
              : Math.hypot(x - 12, z - 20) < 6
                ? color.sky
                : (Math.floor(x / 6) + Math.floor(z / 6)) % 2
                  ? '#fff0c8'
                  : '#ffe9b8',
        ),
      ),
      at(2, 1, 22, { tilt: 8, turn: 6, scale: 0.7 }),
    )
    lantern(stage, at(-16, 0.6, 16), 9, color.sky)
    person(
      stage,
      at(-26, 0, 2, 30),
      { ...cast.noa, mouth: 'laugh' },
      crossLegged({ left: [50, -4, 30], hands: { left: 'point' }, head: [4, 0, 4], torso: [10, 0] }),
    )
    person(stage, at(2, 0, -8, 0), { ...cast.yoni, mouth: 'oh' }, crossLegged({ head: [4, 8, -4], torso: [8, 0] }))
    const girl = person(
      stage,
      at(28, 0, 4, -34),
      { ...cast.tal, shirt: color.mint, over: color.mint },
      crossLegged({ right: [50, 10, 80], hands: { right: 'grip' }, head: [2, -4, 6] }),
    )
    magnifier(stage, girl.right.upright(-20).at(0, -3, 1), color.coral, 0.3)
    backpack(stage, at(44, 0, -20, -30), color.sky)
    lightPanel(stage, at(0, 90, 150, { tilt: 120 }), 4, '#ffc98a', 70)
    return {
      camera: stage.frame(eyeLevel({ pitch: 11, margin: 0.05, yaw: 4 })),
      light: campfireNight({
        sun: { from: [0.2, 0.32, 0.9], color: '#ffb47a', power: 2.2, radius: 0.2 },
        tone: { exposure: 1.9, bloom: 0.12 },
      }),
    }
  },
})

/** The last evening: fire, marshmallows and a robot. */
export const lastEvening = picture({
  name: 'camp/gallery-22',
  build(stage) {
    forest(stage, true)
    stage.backdrop(() => {
      tent(stage, at(-96, 0, -50, 30), color.coral, color.yellow, 44)
      tent(stage, at(92, 0, -60, -24), color.violet, color.pink, 42)
      lantern(stage, at(-70, 0, -22), 5, color.yellow)
    })
    campfire(stage, at(0, 0, 16), 7)
    lightPanel(stage, at(10, 60, 150, { tilt: 110 }), 2.4, '#ffb070', 60)
    log(stage, at(-34, 0, 6, 50), 26)
    log(stage, at(2, 0, -22, 0), 40)
    log(stage, at(38, 0, 4, -50), 24)
    const stick = (hand: Frame, turn: number) => {
      stage.add(
        new Model(1, 26, 1).box(0, 0, 0, 1, 26, 1, soft(color.walnut)),
        hand.upright(turn).at(0, 0, 0, { tilt: 70, scale: 0.6 }),
        [0.5, 3, 0.5],
      )
      stage.add(
        new Model(6, 6, 6).round(0, 0, 0, 6, 6, 6, soft('#fff3e6'), 2),
        hand.upright(turn).at(0, 4.8, 13.4, { tilt: 70, scale: 0.5 }),
        [3, 3, 3],
      )
    }
    const held = { right: [62, 0, 14], hands: { right: 'grip' } } as const
    stick(person(stage, at(-30, 0, 8, 52), { ...cast.maya, mouth: 'laugh' }, sitting({ seat: 6, ...held, head: [0, 0, 4] })).right, 60)
    person(
      stage,
      at(-42, 0, -10, 40),
      { ...cast.ben, cap: undefined },
      sitting({ seat: 6, head: [0, 10, 6], left: [60, 30, 40], hands: { left: 'open' } }),
    )
    stick(person(stage, at(-8, 0, -20, 8), { ...cast.amal }, sitting({ seat: 6, ...held, head: [2, 6, 0] })).right, 6)
    robot(stage, at(14, 0, -16, -8), { left: [20, 20], right: [120, 16], head: [4, 0, 6], color: color.coral })
    stick(
      person(stage, at(36, 0, 8, -54), { ...cast.eden, eyes: 'happy', mouth: 'laugh' }, sitting({ seat: 6, ...held, head: [0, 0, -6] }))
        .right,
      -56,
    )
    person(
      stage,
      at(40, 0, -26, -26),
      { ...cast.dan, mouth: 'laugh' },
      crossLegged({ head: [-2, -4, 0], right: [70, 20, 60], hands: { right: 'open' } }),
    )
    return {
      camera: stage.frame(wide({ pitch: 10, fov: 34, margin: 0.04, yaw: -5 })),
      light: campfireNight({
        sun: { from: [-0.3, 0.6, 0.75], color: '#b9b4ff', power: 1.8, radius: 0.12 },
        tone: { exposure: 1.85, bloom: 0.12 },
      }),
    }
  },
})
