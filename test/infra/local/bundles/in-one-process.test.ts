import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterEach, expect, test } from 'vitest'
import { readableStacks } from '../../../../infra/local/bundles/readable-stacks'
import { separateEnvironments } from '../../../../infra/local/bundles/separate-environments'

const own = process.env
const prepareStackTrace = Error.prepareStackTrace
afterEach(() => {
  process.env = own
  Error.prepareStackTrace = prepareStackTrace
})

test('process.env is that of the function that runs, and hides what the process has of ours', () => {
  process.env = { TABLE_NAME: 'of the process', MAIL_FROM: 'of the process', HOME: '/home' }
  let running: Record<string, string> | undefined
  separateEnvironments(() => running)
  const read = () => ['TABLE_NAME', 'MAIL_FROM', 'HOME'].map((name) => process.env[name])
  expect(read()).toEqual(['of the process', 'of the process', '/home'])
  running = { TABLE_NAME: 'of a function' }
  expect(read()).toEqual(['of a function', undefined, '/home'])
})

test('the stack of an error that a bundle throws names file and line of its source', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-stacks-'))
  const contents = '\n\nexport const handler = () => { throw new Error("no ink") }'
  await build({
    stdin: { contents, sourcefile: 'ink.ts' },
    outfile: join(folder, 'index.js'),
    bundle: true,
    minify: true,
    format: 'cjs',
    platform: 'node',
    sourcemap: 'linked',
  })
  const { handler } = createRequire(import.meta.url)(join(folder, 'index.js'))
  readableStacks()
  let stack: string | undefined
  try {
    handler()
  } catch (error) {
    stack = error instanceof Error ? error.stack : undefined
  }
  const [words, thrower, caller] = stack?.split('\n') ?? []
  expect(words).toBe('Error: no ink')
  expect(thrower).toMatch(/at .*ink\.ts:3:\d+$/)
  expect(caller).toContain('in-one-process.test.ts')
  rmSync(folder, { recursive: true })
})
