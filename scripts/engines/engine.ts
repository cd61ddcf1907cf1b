export const keys = ['Enter', 'Escape', 'ArrowLeft', 'ArrowRight', 'Tab'] as const
export type Key = (typeof keys)[number]

/** A page in some browser: what the journeys ask of it, whichever way the browser is driven. */
export interface EnginePage {
  open(address: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs in the page; what it needs is passed to it, as data. */
  run<Given extends unknown[], Result>(script: (...given: Given) => Result | Promise<Result>, ...given: Given): Promise<Result>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  press(key: Key): Promise<void>
  /** What the window shows. */
  picture(): Promise<Uint8Array>
}

export interface RunningEngine {
  version: string
  page: EnginePage
  stop(): Promise<void>
}

export interface Engine {
  name: string
  /** How to get it where it is missing. */
  install: string
  isHere(): boolean
  start(): Promise<RunningEngine>
}
