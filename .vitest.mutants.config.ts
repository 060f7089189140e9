import { defineConfig } from 'vitest/config'

process.env.TZ = 'UTC'
process.env.TEST_ENGINES = 'memory'

/** The tests that `npm run mutants` asks for: no engine is started for them. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env.MUTANTS_TESTS ?? '["test/shared/**/*.test.ts"]'),
    setupFiles: ['test/support/fail-on-console.ts', 'test/support/seeded-properties.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 10 } },
  },
})
