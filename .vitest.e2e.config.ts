import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { sweepSize } from './test/support/sweep-size.ts'

process.env.TZ = 'UTC'

/** The longest files, the longest first: else one would run alone at the end. */
const longest = [
  ...['attack', 'measures', 'households', 'editing', 'first-days', 'specified-calls'],
  ...['start', 'managers', 'main-job', 'first-builder', 'two-families'],
]

/**
 * Walks through one feature each, whose rules, routes and parts have tests of their own: they run
 * every night, and with TEST_SWEEPS=long.
 */
const atNight = [
  ...['departures', 'library', 'lightbox', 'presentation', 'presentations', 'proposals'],
  ...['share', 'tasks'],
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return at === -1 ? longest.length : at
    }
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b))
  }
}

/** Browser tests against the built product: `npm run test:e2e`. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    exclude: sweepSize({ short: atNight, long: [] }).map((name) => `test/e2e/${name}.test.ts`),
    globalSetup: ['test/e2e/support/product.ts'],
    allowOnly: false,
    maxWorkers: 2,
    isolate: false,
    retry: 1, // a browser may be late once on a busy machine; what fails twice has failed
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
})
