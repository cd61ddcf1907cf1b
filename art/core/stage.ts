import { type Camera, type Framing, frame } from './camera.ts'
import type { Model } from './model.ts'
import type { Transform, Vec } from './transform.ts'

export interface Instance {
  model: Model
  transform: Transform
  pivot: Vec
}

/** Collects the models of a scene, and the points that the camera must keep in view. */
export class Stage {
  readonly instances: Instance[] = []
  readonly subjects: Vec[] = []
  readonly aspect: number
  readonly night: boolean
  private asBackdrop = false

  constructor(aspect: number, night = false) {
    this.aspect = aspect
    this.night = night
  }

  /** Adds a model with its point `pivot` (in blocks) at the transform's origin; by default the middle of its base. */
  add(model: Model, transform: Transform, pivot: Vec = [model.nx / 2, 0, model.nz / 2]): this {
    this.instances.push({ model, transform, pivot })
    if (this.asBackdrop) return this
    const [lo, hi] = model.bounds()
    for (const x of [lo[0], hi[0]])
      for (const y of [lo[1], hi[1]])
        for (const z of [lo[2], hi[2]]) this.subjects.push(transform.point(x - pivot[0], y - pivot[1], z - pivot[2]))
    return this
  }

  /** The picture's edge may crop what is built inside: rooms, trees, clouds. */
  backdrop(build: () => void): this {
    const before = this.asBackdrop
    this.asBackdrop = true
    build()
    this.asBackdrop = before
    return this
  }

  /** A camera that sees all subjects, or only the given points. */
  frame(framing: Framing = {}, points: readonly Vec[] = this.subjects): Camera {
    return frame(points, this.aspect, framing)
  }
}
