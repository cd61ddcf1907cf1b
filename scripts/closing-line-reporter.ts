import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Ends the run with one plain line that any CI can read. */
class ClosingLineReporter implements Reporter {
  private passed = 0
  private failed = 0

  onTestEnd(_test: TestCase, result: TestResult): void {
    if (result.status === 'passed') this.passed += 1
    else this.failed += 1
  }

  onEnd(_result: FullResult): void {
    console.log(`${this.passed} passed, ${this.failed} failed`)
  }
}

// Playwright loads a reporter by its default export.
export default ClosingLineReporter
