import { type Material, materialData } from './material.ts'
import type { Model } from './model.ts'
import type { Plate } from './picture.ts'
import { type Quality, settings } from './settings.ts'

const MAGIC = 0x54524157
const MOST_COLORS = 215

function bytes(a: Uint32Array | Float32Array | Uint8Array): Buffer {
  return Buffer.from(a.buffer, a.byteOffset, a.byteLength)
}

/** Packs a scene into one file, for the CPU and the GPU tracer (tracer/scene.h reads it). */
export function pack(plate: Plate, quality: Quality): Buffer {
  const { instances } = plate.stage
  const models = [...new Set(instances.map((i) => i.model))]
  const number = new Map(models.map((m, i) => [m, i]))
  const shared = new Map<Material, number>()
  const share = (m: Material) => {
    const known = shared.get(m)
    if (known !== undefined) return known
    shared.set(m, shared.size)
    return shared.size - 1
  }
  const bodies = models.map((m) => packModel(m, share))
  const places = instances.map(({ model, transform, pivot }) => [
    bytes(new Uint32Array([number.get(model) ?? 0])),
    bytes(new Float32Array([...transform.axes, ...transform.origin, transform.scale, ...pivot])),
  ])
  return Buffer.concat([
    bytes(new Uint32Array([MAGIC, shared.size, models.length, instances.length])),
    bytes(settings(plate, quality)),
    bytes(new Float32Array([...shared.keys()].flatMap(materialData))),
    ...bodies.flat(),
    ...places.flat(),
  ])
}

/** Size, palette, then one byte per block: 0 if empty, else the index of its colour in the palette, from 1. */
function packModel(m: Model, share: (m: Material) => number): Buffer[] {
  const palette = new Map<Material, number>()
  const body = new Uint8Array(Math.ceil(m.cells.length / 4) * 4)
  m.cells.forEach((id, i) => {
    if (!id) return
    const known = palette.get(id) ?? palette.size + 1
    palette.set(id, known)
    body[i] = known
  })
  if (palette.size > MOST_COLORS) throw new Error(`A model may have ${MOST_COLORS} materials, not ${palette.size}`)
  return [bytes(new Uint32Array([m.nx, m.ny, m.nz, palette.size])), bytes(new Uint32Array([...palette.keys()].map(share))), bytes(body)]
}
