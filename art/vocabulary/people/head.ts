import type { Model } from '../../core/model.ts'
import type { Vec } from '../../core/transform.ts'
import { drawFace } from './face.ts'
import { drawHair } from './hair.ts'
import { HeadCanvas } from './head-canvas.ts'
import { drawHeadwear } from './headwear.ts'
import type { Look } from './look.ts'

const heads = new Map<string, { model: Model; pivot: Vec }>()

/** Returns the head for a look, from a cache if it was drawn before. */
export function headOf(look: Look): { model: Model; pivot: Vec } {
  const key = JSON.stringify(look)
  const known = heads.get(key)
  if (known) return known
  const canvas = new HeadCanvas()
  drawFace(canvas, look)
  drawHair(canvas, look)
  drawHeadwear(canvas, look)
  const head = { model: canvas.model, pivot: canvas.pivot }
  heads.set(key, head)
  return head
}
