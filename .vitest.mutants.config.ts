import { defineConfig } from 'vitest/config'

process.env.TZ = 'UTC'

/** The tests of `shared/` alone, for `npm run mutants`: no engine is started for them. */
export default defineConfig({
  test: {
    include: ['test/shared/**/*.test.ts'],
    setupFiles: ['test/support/fail-on-console.ts', 'test/support/seeded-properties.ts'],
    testTimeout: 60_000,
  },
})
