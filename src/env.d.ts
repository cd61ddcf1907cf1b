declare module 'virtual:before-paint' {
  /** The inline script of the head (integrations/before-paint.ts). */
  export const beforePaint: string
}
