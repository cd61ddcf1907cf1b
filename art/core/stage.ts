import { type Camera, type Framing, frame } from './camera.ts'
import type { Frame, Vec } from './frame.ts'
import type { Model } from './model.ts'

export interface Instance {
  model: Model
  frame: Frame
  pivot: Vec
}

/** What a scene builds on: collects the models and knows what the camera must not cut off. */
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

  /** Adds a model so that its point `pivot` (in blocks) lies at the frame's origin; by default the middle of its foot. */
  add(model: Model, frame: Frame, pivot: Vec = [model.nx / 2, 0, model.nz / 2]): this {
    this.instances.push({ model, frame, pivot })
    if (this.asBackdrop) return this
    const [lo, hi] = model.bounds()
    for (const x of [lo[0], hi[0]])
      for (const y of [lo[1], hi[1]])
        for (const z of [lo[2], hi[2]]) this.subjects.push(frame.point(x - pivot[0], y - pivot[1], z - pivot[2]))
    return this
  }

  /** What is built inside may be cut off by the edge of the picture: rooms, trees, clouds. */
  backdrop(build: () => void): this {
    const before = this.asBackdrop
    this.asBackdrop = true
    build()
    this.asBackdrop = before
    return this
  }

  /** A camera that sees every subject whole, or the given points alone. */
  frame(framing: Framing = {}, points: readonly Vec[] = this.subjects): Camera {
    return frame(points, this.aspect, framing)
  }
}
