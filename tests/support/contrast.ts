export type Colour = readonly [red: number, green: number, blue: number]

/** WCAG contrast ratio of two colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The first colour in a computed style, such as a box-shadow. */
export function firstColour(style: string): Colour {
  const [red = 0, green = 0, blue = 0] = (/rgba?\(([^)]+)\)/.exec(style)?.[1] ?? '').split(',').map(Number)
  return [red, green, blue]
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
