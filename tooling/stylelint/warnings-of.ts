import stylelint, { type Plugin } from 'stylelint'

/** Returns the warnings of one of our rules for a piece of CSS. */
export async function warningsOf(code: string, rule: string, plugin: Plugin, option: unknown = true): Promise<string[]> {
  const { results } = await stylelint.lint({ code, config: { plugins: [plugin], rules: { [rule]: option } } })
  return results[0]?.warnings.filter((warning) => warning.rule === rule).map(({ text }) => text) ?? []
}
