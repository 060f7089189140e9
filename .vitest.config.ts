import { defineConfig } from 'vitest/config'
import { judgedJobs } from './test/support/judged-jobs.ts'

const timeZone = process.env.TEST_TIME_ZONE ?? 'UTC'
process.env.TZ = timeZone
// As `npm start` sets it: else the tracer of workers follows each promise, a tenth of the time.
process.env.AWS_XRAY_MANUAL_MODE = 'true'

const here = process.env.TEST_PERMISSIONS ? [] : ['test/permissions/**']
const apart = process.env.TEST_WITHOUT === undefined ? [] : [process.env.TEST_WITHOUT]
const never = ['**/node_modules/**', 'test/e2e/**', 'test/bench/**', ...here, ...apart]
/**
 * These files share what they import, which was most of their time; whoever mocks a class restores
 * it.
 */
const folders = 'shared|functions|infra|integration|web'
const engine = { globalSetup: ['test/support/shared-engine.ts'] }
/** What these do to modules or to the environment would meet whoever shares them. */
const alone = [
  ...['contract', 'crash-sweep', 'bootstrap', 'import', 'restore', 'restore-proof'].map(
    (name) => `test/integration/${name}.test.ts`,
  ),
  'test/functions/agents/routes/login.test.ts',
  'test/integration/client-data/erased-everywhere.test.ts',
  'test/functions/smoke/jobs/walk-smoke.test.ts',
  'test/web/app/integrations/sentry-rates.test.ts', // Sentry keeps the first fetch that it sees
  'test/web/lib/api/kept-answers.test.ts',
  'test/web/trip/building/state/persistence.test.ts',
]

/** Bundled for the tests of screens, which would load some 800 files of theirs each. */
const packagesOfScreens = [
  ...['@mui/material/*', '@mui/system', '@emotion/react', '@emotion/styled', '@sentry/react'],
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
  ...['@tanstack/react-query', '@tanstack/react-virtual', 'react-router-dom', 'zustand'],
  ...['react-hook-form', '@hookform/resolvers/zod', 'zod/mini', 'date-fns'],
  ...['@testing-library/react', '@testing-library/user-event'],
]

export default defineConfig({
  plugins: [judgedJobs()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...engine,
          name: 'sharing',
          include: [`test/@(${folders})/**/*.test.ts`],
          exclude: [...never, ...alone],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...engine,
          name: 'own',
          include: [`test/!(${folders})/**/*.test.ts`, ...alone],
          exclude: never,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['test/web/**/*.test.tsx'],
          exclude: never,
          // Each file has modules and a window of its own, in a thread that is there already.
          pool: 'vmThreads',
          deps: { optimizer: { client: { enabled: true, include: packagesOfScreens } } },
        },
      },
    ],
    setupFiles: [
      'fail-on-console',
      'seeded-properties',
      'light-passwords',
      'forget-fresh-modules',
    ].map((name) => `test/support/${name}.ts`),
    allowOnly: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 10 } },
  },
})
