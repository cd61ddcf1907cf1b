/** What the carousel says, on screen and to a screen reader. */
export const words = {
  kind: 'קרוסלת תמונות',
  next: 'התמונה הבאה',
  previous: 'התמונה הקודמת',
  pause: 'עצירת התמונות המתחלפות',
  play: 'הפעלת התמונות המתחלפות',
  position: (index: number, count: number) => `תמונה ${index + 1} מתוך ${count}`,
} as const
