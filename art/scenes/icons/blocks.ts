import type { Hex } from '../../core/color.ts'
import { type Material, material } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import type { Vec } from '../../core/transform.ts'
import { type Colour, palette } from '../../icons/palette.ts'
import type { Voxels } from '../../icons/Voxels.ts'

interface Block {
  place: Vec
  colour: Colour
}

/** Converts an icon's blocks to stage coordinates (the second axis is up), starting at its lowest corner. */
export function blocksOf(voxels: Voxels): Block[] {
  const blocks = [...voxels.blocks].map(({ x, y, z, colour }) => ({ place: [x, z, y] as const, colour }))
  const lowest = [0, 1, 2].map((axis) => Math.min(...blocks.map(({ place }) => place[axis] ?? 0)))
  return blocks.map(({ place, colour }) => ({ place: place.map((value, axis) => value - (lowest[axis] ?? 0)) as unknown as Vec, colour }))
}

export function modelOf(blocks: Block[], lamps: readonly Colour[]): Model {
  const [x, y, z] = [0, 1, 2].map((axis) => Math.max(...blocks.map(({ place }) => place[axis] ?? 0)) + 1) as [number, number, number]
  const model = new Model(x, y, z)
  for (const { place, colour } of blocks) model.set(...(place as [number, number, number]), paint(colour, lamps.includes(colour)))
  return model
}

/** All corners of all blocks: framing them leaves no empty border. */
export function cornersOf(blocks: Block[]): Vec[] {
  return blocks.flatMap(({ place: [x, y, z] }) =>
    [0, 1].flatMap((i) => [0, 1].flatMap((j) => [0, 1].map((k) => [x + i, y + j, z + k] as const))),
  )
}

function paint(colour: Colour, shines: boolean): Material {
  const hex = (colour in palette ? palette[colour as keyof typeof palette] : colour) as Hex
  if (shines) return material('#ffd873', { glow: 1.6, coat: 0, jitter: 0, seam: 0 })
  return material(hex, { coat: 0.3, roughness: 0.45, jitter: 0.025, seam: 0.07, bevel: 0.12 })
}
