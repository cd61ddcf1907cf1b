/**
 * Two layers of proof (docs/decisions/007). `npm test` holds all that can break a visitor, and makes each sweep (over pages, sizes, themes,
 * states) on one of each family; `npm run test-all` sets TEST_ALL and makes it on all of them.
 */
const isLong = Boolean(process.env['TEST_ALL'])

/** All of them in the long layer, these few in the short one. What is renamed must be renamed here, too: nothing drops out unseen. */
export function swept<const One>(all: readonly One[], oneOfEachFamily: readonly NoInfer<One>[]): readonly One[] {
  const gone = oneOfEachFamily.filter((one) => !all.includes(one))
  if (gone.length > 0) throw new Error(`There is no ${gone.join(', ')} among ${all.join(', ')}`)
  return isLong ? all : oneOfEachFamily
}

/** For a test that repeats, in another look, what the short layer proves already: `test('…', longLayer, …)`. */
export const longLayer = { tag: '@all' }

/** What the short layer leaves out. */
export const leftOut = isLong ? undefined : /@all/
