const circle = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z'
const sheet = 'M14 3H5v18h14V8zM14 3v5h5'

/**
 * The few icons of forms, toasts and the story game, as paths of 24×24 drawings. The icon library's runtime would be larger than
 * the icons.
 */
export const lineIcons = {
  alert: `${circle}M12 7v6M12 16.5v.5`,
  check: `${circle}M8 12l3 3 5-6`,
  close: 'M6 6l12 12M18 6L6 18',
  chat: 'M8 20l-5 1 1.5-4.5A8.5 8.5 0 1 1 8 20z',
  upload: 'M12 15V4M7 9l5-5 5 5M4 15v5h16v-5',
  file: `${sheet}M9 13h6M9 17h6`,
  brokenFile: `${sheet}M9.5 12.5l5 5M14.5 12.5l-5 5`,
  arrowLeft: 'M19 12H7M12 5l-7 7 7 7',
  arrowRight: 'M5 12h12M12 5l7 7-7 7',
  again: 'M4 4v5h5M4.5 8.5A8.5 8.5 0 1 1 4 15',
  book: 'M12 7v13M12 7l-3-3H3v13h6l3 3 3-3h6V4h-6z',
  heart: 'M12 20L3 11V7l3-3h3l3 3 3-3h3l3 3v4z',
  search: 'M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM16 16l5 5',
  lock: 'M4 11h16v10H4zM7 11V7a5 5 0 0 1 10 0v4',
  bin: 'M4 7h16M9 7V4h6v3M6 7v13h12V7M10 11v5M14 11v5',
}

export type LineIconName = keyof typeof lineIcons
