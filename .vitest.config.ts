import { defineConfig } from 'vitest/config'
import { judgedJobs } from './test/support/judged-jobs.ts'

const timeZone = process.env.TEST_TIME_ZONE ?? 'UTC'
process.env.TZ = timeZone

const here = process.env.TEST_PERMISSIONS ? [] : ['test/permissions/**']
const never = ['**/node_modules/**', 'test/e2e/**', 'test/bench/**', ...here]
/** These files share what they import, which was most of their time; whoever mocks a class restores it. */
const sharing = ['test/shared/**/*.test.ts', 'test/functions/**/*.test.ts']

export default defineConfig({
  plugins: [judgedJobs()],
  test: {
    projects: [
      { extends: true, test: { name: 'sharing', include: sharing, exclude: never, isolate: false } },
      {
        extends: true,
        test: {
          ...{ name: 'own', include: ['test/**/*.test.{ts,tsx}'], exclude: [...never, ...sharing] },
          globalSetup: ['test/support/shared-engine.ts'],
        },
      },
    ],
    setupFiles: ['fail-on-console', 'seeded-properties', 'light-passwords'].map((name) => `test/support/${name}.ts`),
    allowOnly: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 10 } },
  },
})
