import type { Light } from '../../core/light.ts'
import { picture } from '../../core/picture.ts'
import type { Vec } from '../../core/transform.ts'
import { at } from '../../core/transform.ts'
import { lamps } from '../../icons/after-sunset.ts'
import { iconSize } from '../../icons/icon-svg.ts'
import { icons } from '../../icons/icons.ts'
import { cutoutDay, cutoutNight } from '../../vocabulary/light.ts'
import { blocksOf, cornersOf, modelOf } from './blocks.ts'

/** Twice the display width; icons of whole scenes are shown larger. */
const widths = { thing: 288, scene: 640 }
const scenes = /^(land-|lighthouse-|camp\d|plot\d|trophy|home$|magn|brush|megaphone)/

/** The icons, rendered in the light of the pictures: the same blocks from the same angle, so that one version can replace the other. */
export const litIcons = Object.entries(icons).map(([name, voxels]) => {
  const [across, down] = iconSize(voxels)
  const width = scenes.test(name) ? widths.scene : widths.thing
  return picture({
    name: `icons/${name}`,
    size: [width, Math.round((width * down) / across)],
    cutout: 0.001,
    night: name in lamps,
    build(stage) {
      const blocks = blocksOf(voxels)
      stage.add(modelOf(blocks, stage.night ? (lamps[name] ?? []) : ['glow']), at(0, 0, 0), [0, 0, 0])
      // as close to isometric as a perspective camera gets
      const view = { fov: 4, pitch: 34.8, yaw: 45, margin: 2 / across, settle: 0.5, aperture: 0 }
      return { camera: stage.frame(view, cornersOf(blocks) as Vec[]), light: stage.night ? night : day }
    },
  })
})

/** Tops are bright and the right side is in shade, as in the SVG icons. */
const day: Light = cutoutDay(0, {
  sun: { from: [0.1, 0.9, 0.66], color: '#fff0d2', power: 4, radius: 0.1 },
  sky: { zenith: '#b4d0ff', horizon: '#f4f7ff', ground: '#cbb8e6', power: 1 },
  floor: undefined,
})

const night: Light = cutoutNight(0, { sun: { from: [0.1, 0.9, 0.66], color: '#c9c6ff', power: 2.4, radius: 0.1 }, floor: undefined })
