import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

process.env.TZ = 'UTC'

/** The longest files first, which would else keep one of the workers alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) =>
      /\/(measures|attack|households|library|managers|specified-calls|first-builder|first-days|editing|main-job|two-families)\.test\.ts$/.test(
        moduleId,
      )
    return (await super.sort(files)).sort((a, b) => Number(isLongest(b)) - Number(isLongest(a)))
  }
}

/** Browser tests against the built product: `npm run test:e2e`. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/support/product.ts'],
    allowOnly: false,
    maxWorkers: 2,
    retry: 1, // a browser may be late once on a busy machine; what fails twice has failed
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
})
