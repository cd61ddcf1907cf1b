/** Temporary reason to pause, which ends without the button. */
export type Interruption = 'hovered' | 'focused' | 'hidden' | 'outOfView'

export interface CarouselState {
  count: number
  index: number
  /** The visitor's choice with the button. While undefined, the motion setting decides. */
  choice: 'play' | 'pause' | undefined
  motionAllowed: boolean
  interruptions: readonly Interruption[]
}

export type CarouselEvent =
  | { type: 'nextPressed' | 'previousPressed' | 'intervalPassed' | 'playToggled' }
  | { type: 'pictureChosen'; index: number }
  | { type: 'interrupted' | 'resumed'; by: Interruption }
  | { type: 'motionChanged'; allowed: boolean }

export function initialCarousel(count: number): CarouselState {
  return { count, index: 0, choice: undefined, motionAllowed: true, interruptions: [] }
}

/** True if set to advance, even while interrupted: the button then offers to pause. */
export function isRolling({ choice, motionAllowed }: CarouselState): boolean {
  return choice ? choice === 'play' : motionAllowed
}

/** True if set to advance and not interrupted. */
export function isPlaying(state: CarouselState): boolean {
  return isRolling(state) && state.interruptions.length === 0
}

export function reduceCarousel(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case 'nextPressed':
      return movedTo(state, state.index + 1)
    case 'previousPressed':
      return movedTo(state, state.index - 1)
    case 'intervalPassed':
      return isPlaying(state) ? movedTo(state, state.index + 1) : state
    case 'pictureChosen':
      return movedTo(state, event.index)
    case 'playToggled':
      return { ...state, choice: isRolling(state) ? 'pause' : 'play' }
    case 'interrupted':
      return state.interruptions.includes(event.by) ? state : { ...state, interruptions: [...state.interruptions, event.by] }
    case 'resumed':
      return { ...state, interruptions: state.interruptions.filter((reason) => reason !== event.by) }
    case 'motionChanged':
      return { ...state, motionAllowed: event.allowed }
  }
}

/** Wraps around at both ends. */
function movedTo(state: CarouselState, index: number): CarouselState {
  return { ...state, index: (index + state.count) % state.count }
}
