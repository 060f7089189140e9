import { defineConfig } from 'vitest/config'
import { judgedJobs } from './test/support/judged-jobs.ts'

const timeZone = process.env.TEST_TIME_ZONE ?? 'UTC'
process.env.TZ = timeZone

export default defineConfig({
  plugins: [judgedJobs()],
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      'test/e2e/**',
      'test/bench/**',
      ...(process.env.TEST_PERMISSIONS ? [] : ['test/permissions/**']),
    ],
    globalSetup: ['test/support/shared-engine.ts'],
    setupFiles: ['test/support/fail-on-console.ts', 'test/support/seeded-properties.ts'],
    allowOnly: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 10 } },
  },
})
