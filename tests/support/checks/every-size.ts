import { expect, type Page } from '@playwright/test'
import { findBrokenWords } from '../broken-words.ts'
import { inLayer } from '../layers.ts'
import { applyTextSetting, findReflowFaults, type TextSetting } from '../reflow.ts'

type Widths = Partial<Record<TextSetting, number[]>>

/** 320 px equals 1280 px at 400% zoom; 640 and 960 equal 200% and 133%; 768, 1024 and 1200 are breakpoints. */
const widths: Widths = {
  designed: [320, 360, 640, 768, 960, 1024, 1200, 1440],
  large: [320],
  larger: [320, 390],
  largest: [320, 390, 640, 768, 1280],
  doubled: [320, 390, 768, 1280],
  spaced: [320, 768],
}

/** The narrowest screen, a tablet and a laptop as designed, an ordinary phone with the largest text, and a laptop with 200% text. */
const few: Widths = { designed: [320, 768, 1440], largest: [390], doubled: [1280] }

/** The combinations that are also checked for broken words. */
const wholeWords: Widths = { designed: [320, 360, 768, 1440], larger: [390], largest: [390, 768] }

const all = Object.entries(widths).flatMap(([text, sizes]) => sizes.map((width) => ({ text: text as TextSetting, width })))
const sizes = inLayer(
  all,
  all.filter(({ text, width }) => few[text]?.includes(width)),
)

/** Expects no clipped text and no sideways scroll at any width, text size and text spacing. */
export async function expectWholeInEverySize(page: Page): Promise<void> {
  const found: string[] = []
  for (const { text, width } of sizes) {
    await applyTextSetting(page, text)
    await page.setViewportSize({ width, height: 900 })
    const faults = await findReflowFaults(page)
    if (wholeWords[text]?.includes(width)) faults.push(...(await findBrokenWords(page)).map((word) => `broken: ${word}`))
    found.push(...faults.map((fault) => `${text} at ${width} px: ${fault}`))
  }
  await applyTextSetting(page, 'designed')
  expect.soft(found, 'clipped text, sideways scroll and broken words').toEqual([])
}
