import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { esbuildOptions } from '../../../infra/bundle/bundle-handlers'
import { leaveOut } from '../../../infra/bundle/leave-out'

async function bundled(contents: string) {
  const { outputFiles, metafile } = await build({
    ...esbuildOptions,
    sourcemap: false,
    write: false,
    metafile: true,
    outfile: 'index.js',
    plugins: [leaveOut],
    stdin: { contents, resolveDir: import.meta.dirname },
  })
  const [output] = Object.values(metafile.outputs)
  const kept = Object.entries(output?.inputs ?? {}).filter(
    ([, { bytesInOutput }]) => bytesInOutput > 0,
  )
  return { text: outputFiles[0]?.text ?? '', kept: kept.map(([input]) => input) }
}

function run(text: string) {
  const module = { exports: Object() }
  new Function('module', 'exports', 'require', '__filename', text)(
    module,
    module.exports,
    createRequire(import.meta.url),
    import.meta.filename,
  )
  return module.exports
}

test('schemas parse, and bring nothing that writes them as JSON Schema', async () => {
  const { text, kept } = await bundled(`
    import * as z from 'zod/mini'
    const schema = z.strictObject({ name: z.string().check(z.trim(), z.maxLength(5)), age: z.optional(z.int()) })
    export const parse = (value) => schema.safeParse(value).success`)
  const { parse } = run(text)
  expect(parse({ name: ' Ann ', age: 4 })).toBe(true)
  expect(parse({ name: 'Wilhelmina' })).toBe(false)
  expect(kept.some((input) => input.endsWith('zod/v4/core/schemas.js'))).toBe(true)
  expect(kept.filter((input) => input.includes('json-schema'))).toEqual([])
})

test('a client knows its version, and nothing else of its package.json', async () => {
  const { text } = await bundled(`
    import packageInfo from '@aws-sdk/client-sqs/package.json'
    export const all = packageInfo`)
  expect(run(text).all).toEqual({ version: expect.stringMatching(/^3\./) })
})

test('the SDK digests by Node alone', async () => {
  const { text, kept } = await bundled(`
    import { Sha256 } from '@smithy/core/checksum'
    export async function digest(text) {
      const hash = new Sha256()
      hash.update(text)
      return hash.digest()
    }`)
  expect(Buffer.from(await run(text).digest('abc'))).toEqual(
    createHash('sha256').update('abc').digest(),
  )
  expect(text.length).toBeLessThan(5_000)
  expect(kept.some((input) => input.endsWith('Sha256Node.js'))).toBe(true)
})

test('middy runs a handler without the streams that it would load', async () => {
  const { text } = await bundled(
    `import middy from '@middy/core'; export const handler = middy(async () => 'done')`,
  )
  expect([...text.matchAll(/require\("(node:[^"]*)"\)/g)].map(([, name]) => name)).toEqual([
    'node:stream',
    'node:timers',
  ])
  expect(await run(text).handler({}, { getRemainingTimeInMillis: () => 0 })).toBe('done')
})
