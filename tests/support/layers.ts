/**
 * Two layers of tests (docs/decisions/007). `npm test` covers everything that can break the site for a visitor, and runs each sweep (over
 * pages, sizes, themes, states) on one member of each family. `npm run test-all` sets TEST_ALL and runs the sweeps on all members.
 */
const isLong = Boolean(process.env['TEST_ALL'])

/** All items in the long layer, the given few in the short one. Throws if one of the few no longer exists, so none drops out silently. */
export function inLayer<const One>(all: readonly One[], oneOfEachFamily: readonly NoInfer<One>[]): readonly One[] {
  const missing = oneOfEachFamily.filter((one) => !all.includes(one))
  if (missing.length > 0) throw new Error(`No ${missing.join(', ')} among ${all.join(', ')}`)
  return isLong ? all : oneOfEachFamily
}

/** Tag for a test that only the long layer runs: `test('…', longLayerOnly, …)`. */
export const longLayerOnly = { tag: '@all' }

/** Tests that the short layer skips. */
export const skippedTests = isLong ? undefined : /@all/
