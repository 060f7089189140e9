import { defineConfig } from 'vitest/config'

process.env.TZ = 'UTC'

/** Browser tests against the built product: `npm run test:e2e`. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/support/product.ts'],
    allowOnly: false,
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
})
