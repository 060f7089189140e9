import { defineConfig } from 'vitest/config'

process.env.TZ = 'UTC'

/** Browser tests against the built product: `npm run test:e2e`. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/support/product.ts'],
    allowOnly: false,
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
