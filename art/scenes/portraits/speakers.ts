import { color, type Hex } from '../../core/color.ts'
import { glow, plastic } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { closeUp, face } from '../../vocabulary/camera.ts'
import { cutoutDay, portraitLight, portraitSun } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { hair, type Look, skin } from '../../vocabulary/people/look.ts'
import { type Body, person } from '../../vocabulary/people/person.ts'
import { armsCrossed, type Pose, standing, waving } from '../../vocabulary/people/poses.ts'
import { bookcase } from '../../vocabulary/props/furniture.ts'
import { tree } from '../../vocabulary/props/nature.ts'

/** Head and shoulders in front of a place or plain paper. */
function portrait(name: string, look: Look, pose: Pose, hex: Hex, behind?: (stage: Stage) => void) {
  return picture({
    name: `portraits/${name}`,
    size: [1600, 1600],
    build(stage) {
      if (behind) stage.backdrop(() => behind(stage))
      const body = person(stage, at(0, 0, 0, 8), look, pose)
      return { camera: stage.frame(closeUp({ pitch: 3, margin: 0.04 }), face(body)), light: portraitLight(hex) }
    },
  })
}

const mother: Look = {
  age: 'adult',
  skin: skin.peach,
  hair: hair.brown,
  style: 'bob',
  glasses: '#ffffff',
  shirt: color.mint,
  outfit: 'shirt',
  mouth: 'smile',
}
const father: Look = {
  age: 'adult',
  skin: skin.espresso,
  hair: hair.black,
  style: 'short',
  beard: 'short',
  shirt: color.yellow,
  outfit: 'jacket',
  over: color.iris,
  mouth: 'smile',
}
const samira: Look = {
  age: 'adult',
  skin: skin.honey,
  hair: hair.black,
  style: 'hijab',
  scarf: color.coral,
  hem: '#fff0d8',
  cloth: 'checks',
  shirt: color.cream,
  outfit: 'jacket',
  over: color.teal,
  mouth: 'smile',
}

export const parents = [
  portrait('english-1', mother, standing({ head: [-2, -6, 4] }), '#8fd0ff'),
  portrait('english-2', father, standing({ head: [-2, 8, -3] }), '#8fd0ff'),
  portrait('english-3', samira, standing({ head: [-2, -8, 3] }), '#8fd0ff'),
  picture({
    name: 'portraits/english-4',
    size: [1600, 1600],
    build(stage) {
      person(
        stage,
        at(-8, 0, 0, 14),
        {
          age: 'adult',
          skin: skin.olive,
          hair: hair.black,
          style: 'short',
          kippah: color.iris,
          beard: 'short',
          shirt: color.sky,
          outfit: 'shirt',
          mouth: 'smile',
        },
        standing({ head: [0, -2, -8] }),
      )
      person(
        stage,
        at(8, -1, 2, -14),
        {
          age: 'adult',
          skin: skin.porcelain,
          hair: hair.copper,
          style: 'long',
          freckles: true,
          shirt: color.violet,
          mouth: 'laugh',
          iris: '#3f8f6b',
        },
        standing({ head: [0, 2, 8] }),
      )
      const camera = stage.frame(closeUp({ pitch: 3, margin: 0.02 }), [
        [-18, 20, 0],
        [18, 20, 0],
        [0, 43, 0],
      ])
      return { camera, light: portraitLight('#8fd0ff') }
    },
  }),
]

const lead: Look = {
  age: 'adult',
  skin: skin.caramel,
  hair: hair.black,
  style: 'bun',
  shirt: color.coral,
  outfit: 'jacket',
  over: '#ffe3c2',
  mouth: 'smile',
}
const mina: Look = {
  age: 'adult',
  skin: skin.honey,
  hair: hair.black,
  style: 'hijab',
  scarf: '#1f8f86',
  hem: '#ffd98a',
  cloth: 'plain',
  shirt: color.white,
  outfit: 'jacket',
  over: color.indigo,
  mouth: 'smile',
}
const coach: Look = {
  age: 'adult',
  skin: skin.peach,
  hair: hair.brown,
  style: 'short',
  beard: 'short',
  kippah: color.coral,
  shirt: color.sky,
  outfit: 'shirt',
  mouth: 'grin',
}

export const principals = [
  portrait('principal-primary', lead, standing({ head: [-2, 8, -4] }), '#4a45b5'),
  portrait('principal-middle', mina, standing({ head: [-2, -8, 3] }), '#d98f5a', (stage) => {
    bookcase(stage, at(-19, 0, -26), { shelves: 5, width: 38, seed: 4 })
    bookcase(stage, at(19, 0, -26), { shelves: 5, width: 38, seed: 9 })
  }),
  portrait('principal-high', coach, standing({ head: [-4, 6, 4] }), '#a8dcff', (stage) => {
    tree(stage, at(-30, 0, -60), { height: 30, r: 16 })
    tree(stage, at(34, 0, -70), { height: 34, r: 16, green: 'mint' })
    const goal = new Model(60, 40, 3)
      .box(0, 0, 0, 3, 40, 3, plastic('#ffffff'))
      .box(57, 0, 0, 3, 40, 3, plastic('#ffffff'))
      .box(0, 37, 0, 60, 3, 3, plastic('#ffffff'))
    stage.add(goal, at(10, 0, -44))
  }),
]

/** From the waist up, with the waist at the lower edge, because the page puts a brick or a window sill in front. */
function halfLength(name: string, look: Look, pose: Pose, held?: (stage: Stage, body: Body) => void) {
  return picture({
    name: `portraits/${name}`,
    size: [1600, 1600],
    cutout: 0.001,
    build(stage) {
      const body = person(stage, at(0, 0, 0, 6), look, pose)
      held?.(stage, body)
      const camera = stage.frame({ fov: 14, pitch: 0, margin: 0, settle: 1, aperture: 0 }, [
        [-17, 15, 0],
        [17, 15, 0],
        [0, 46, 0],
      ])
      return { camera, light: cutoutDay(0, { floor: undefined, sun: portraitSun }) }
    },
  })
}

const leaning = standing({ torso: [8, 0], left: [44, 6, 46, 26], right: [44, 6, 46, 26], head: [-6, 8, 4] })

export const cutouts = [
  halfLength('education-1', { ...cast.tamar, shirt: color.teal }, waving({ right: [160, 16, 34], head: [-2, 4, 4] })),
  halfLength(
    'education-2',
    {
      age: 'adult',
      skin: skin.peach,
      hair: hair.chestnut,
      style: 'short',
      beard: 'full',
      kippah: color.iris,
      shirt: color.orange,
      outfit: 'shirt',
      mouth: 'smile',
    },
    armsCrossed({ head: [-2, -8, 3] }),
  ),
  halfLength(
    'education-3',
    {
      age: 'adult',
      skin: skin.cocoa,
      hair: hair.black,
      style: 'buzz',
      glasses: '#ffffff',
      shirt: color.violet,
      lanyard: color.yellow,
      mouth: 'grin',
    },
    standing({ right: [10, 6, 60], left: [60, 12, 70], hands: { left: 'thumb' }, head: [-2, 8, -4] }),
    (stage, body) => {
      const shell = new Model(30, 20, 3).slab(0, 0, 0, 30, 20, 3, plastic('#e9ebf7'), 0).box(12, 8, 2, 6, 4, 1, glow(color.mint, 0.8))
      stage.add(shell, body.right.upright(8).at(-2, -5, 2, { roll: 8, scale: 0.5 }), [15, 4, 1])
    },
  ),
  halfLength(
    'experiments-1',
    { age: 'adult', skin: skin.honey, hair: hair.black, style: 'curly', shirt: color.orange, mouth: 'laugh' },
    leaning,
  ),
  halfLength(
    'experiments-2',
    { age: 'adult', skin: skin.peach, hair: hair.grey, style: 'part', glasses: color.dark, shirt: color.moss, mouth: 'smile' },
    waving({ left: [44, 6, 46, 26], right: [160, 16, 34], head: [-4, -6, 4] }),
  ),
]
