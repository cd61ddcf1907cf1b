import { color } from '../core/color.ts'
import { at } from '../core/frame.ts'
import { picture } from '../core/picture.ts'
import { isometric } from '../vocabulary/camera.ts'
import { cityIsland } from '../vocabulary/places/outdoors.ts'
import { boat, bridge, building, bus, car, house, school, turbine } from '../vocabulary/props/city.ts'
import { drone } from '../vocabulary/props/flight.ts'
import { tree } from '../vocabulary/props/nature.ts'

export const cityIslandPicture = picture({
  name: 'city-island',
  build(stage) {
    const light = cityIsland(stage, 100)
    building(stage, at(-40, 0, -40), { height: 66, wall: color.sky, bands: true, roof: 'pad', seed: 1 })
    building(stage, at(-6, 0, -56), { height: 48, wall: color.coral, trim: color.yellow, roof: 'garden', seed: 2 })
    building(stage, at(30, 0, -50), { height: 58, wall: '#ffffff', trim: color.coral, roof: 'solar', seed: 3 })
    building(stage, at(-66, 0, -6), { height: 34, wall: color.mint, trim: '#ffffff', roof: 'box', seed: 4 })
    building(stage, at(60, 0, -20), { height: 40, wall: color.yellow, trim: color.iris, roof: 'dome', seed: 5 })
    building(stage, at(-30, 0, 0), { height: 28, wall: color.violet, trim: color.yellow, roof: 'solar', seed: 6 })
    school(stage, at(16, 0, 34, { scale: 0.62 }))
    house(stage, at(-54, 0, 40, 30))
    house(stage, at(62, 0, 26, -40), color.foam, color.violet)
    bus(stage, at(-20, 0, 62, { turn: 80, scale: 0.7 }))
    car(stage, at(20, 0, 64, { turn: 96, scale: 0.8 }), color.sky)
    for (const [x, z] of [
      [-80, 20],
      [-76, -36],
      [80, 6],
      [46, 62],
      [-30, 76],
      [-10, 20],
      [44, -6],
      [70, -50],
      [-8, -84],
      [-50, 64],
      [8, 82],
      [-24, -26],
    ] as const)
      tree(stage, at(x, 0, z, { scale: 0.6 }), { height: 12, r: 11, green: x > 40 ? 'mint' : x === -30 ? 'blossom' : 'meadow' })
    stage.backdrop(() => {
      turbine(stage, at(-128, -8, -50, 30), 66, 15)
      turbine(stage, at(-30, -8, -140, 30), 62, 70)
      bridge(stage, at(142, -8, -8), 100)
      boat(stage, at(60, -8, 124, -40), color.coral)
      boat(stage, at(-110, -8, 84, 50), color.violet)
    })
    drone(stage, at(20, 76, 30, { turn: 30, tilt: 10, scale: 0.9 }))
    return { camera: stage.frame(isometric({ pitch: 30, yaw: 28, margin: 0.1 })), light }
  },
})
