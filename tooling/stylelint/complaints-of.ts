import stylelint, { type Plugin } from 'stylelint'

/** What one of our rules says about a piece of CSS. */
export async function complaintsOf(code: string, rule: string, plugin: Plugin, option: unknown = true): Promise<string[]> {
  const { results } = await stylelint.lint({ code, config: { plugins: [plugin], rules: { [rule]: option } } })
  return results[0]?.warnings.filter((warning) => warning.rule === rule).map(({ text }) => text) ?? []
}
