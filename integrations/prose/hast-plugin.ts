import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri'

type Entry = NonNullable<SatteriProcessorOptions['hastPlugins']>[number]

/** A step that changes the HTML tree of a Markdown text. */
export type HastPlugin = Exclude<Extract<Entry, { name: string }>, (...given: never[]) => unknown>
