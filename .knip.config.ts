import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnipConfig } from 'knip'

/** The handlers: nobody imports them, they are bundled by their name. */
const handlers = readdirSync('functions', { recursive: true, encoding: 'utf8' })
  .map((name) => join('functions', name))
  .filter(
    (path) => path.endsWith('.ts') && /^export const handler\b/m.test(readFileSync(path, 'utf8')),
  )

/**
 * `npm run knip`: files, exports and packages that nobody uses. With `--production`, what only
 * tests use, too.
 */
export default {
  entry: [
    ...handlers.map((path) => `${path}!`),
    'bin/*.{mjs,ts}!',
    // Built or started by their path.
    'infra/local/{main,seed-main,paper-worker,bundles/bundler}.ts!',
    'infra/local/build/serve.mjs!',
    'infra/bundle/no-endpoint-cache.ts!',
    'web/app/{main,prerender/render-page}.tsx!',
    'web/app/{wake,portal/first}/main.ts!',
    'test/simulation/{command,thread,once-read}.ts',
    'test/bench/{**/*.bench,paper-case}.ts',
    'test/e2e/**/*.test.ts',
    'test/e2e/support/product.ts',
    'test/bench/race/loopback-server.mjs',
    '.vitest.mutants.config.ts',
  ],
  project: ['{bin,functions,infra,shared,web}/**/*.{ts,tsx,mjs}!', 'test/**/*.{ts,tsx,mjs}'],
  exclude: ['duplicates'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    '@fontsource-variable/figtree', // web/app/theme/fonts.css names its files
    /^@fontsource\/noto-sans-(sc|jp|kr)$/, // files of them are read by their path
    'world-atlas', // a file of it is read by bin/map-shapes.ts
    'fastify', // a script of test/bench/gateway.bench.ts, started as text
    /^@loopback\//, // installed beside the race that needs them
    /^@secretlint\/secretlint-rule-/, // named by .secretlintrc.json
  ],
  ignoreBinaries: ['apt-get', 'ffmpeg', 'java', 'mount', 'umount'],
} satisfies KnipConfig
