import type { Reporter, Suite } from '@playwright/test/reporter'

/** Prints the result as one plain last line, for any CI log. */
class ClosingLineReporter implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onEnd(): void {
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? []
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
    if (count('flaky') > 0) console.log(`${count('flaky')} flaky (passed on retry)`)
    console.log(`${count('expected') + count('flaky')} passed, ${count('unexpected')} failed`)
  }
}

// Playwright loads a reporter by its default export.
export default ClosingLineReporter
