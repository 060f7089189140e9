import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { esbuildOptions } from '../../../infra/bundle/bundle-handlers'
import { exportsOf, leaveOut } from '../../../infra/bundle/leave-out'

const source = `
import * as z from 'zod'
const schema = z.strictObject({ name: z.string().trim().max(5), age: z.int().min(0).optional() })
export const parse = (value) => schema.safeParse(value).success
export const write = () => z.toJSONSchema(schema)`

async function bundled(): Promise<{ parse(value: unknown): boolean; write(): unknown }> {
  const { outputFiles } = await build({
    ...esbuildOptions,
    sourcemap: false,
    stdin: { contents: source, resolveDir: import.meta.dirname },
    plugins: [leaveOut],
    write: false,
  })
  const module = { exports: Object() }
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(
    module,
    module.exports,
    createRequire(import.meta.url),
  )
  return module.exports
}

test('schemas parse without what is left out', async () => {
  const { parse } = await bundled()
  expect(parse({ name: ' Ann ', age: 4 })).toBe(true)
  expect(parse({ name: 'Wilhelmina' })).toBe(false)
})

test('what is left out says so, and why, when it is called all the same', async () => {
  const { write } = await bundled()
  expect(() => write()).toThrow(
    'toJSONSchema of json-schema-processors.js is left out of functions: only the OpenAPI document writes schemas as JSON Schema',
  )
})

test.each(['to-json-schema', 'json-schema-processors', 'json-schema-generator'])(
  'every export of %s has its stand-in',
  (name) => {
    const core = createRequire(import.meta.url).resolve('zod/v4/core')
    const text = readFileSync(join(dirname(core), `${name}.js`), 'utf8')
    expect(exportsOf(text)).toHaveLength(text.match(/^export /gm)?.length ?? 0)
    expect(exportsOf(text)).not.toHaveLength(0)
  },
)

test('middy runs a handler without the streams that it would load', async () => {
  const contents = `import middy from '@middy/core'; export const handler = middy(async () => 'done')`
  const { outputFiles } = await build({
    ...esbuildOptions,
    ...{ sourcemap: false, write: false, plugins: [leaveOut] },
    stdin: { contents, resolveDir: import.meta.dirname },
  })
  const text = outputFiles[0]?.text ?? ''
  expect([...text.matchAll(/require\("(node:[^"]*)"\)/g)].map(([, name]) => name)).toEqual([
    'node:stream',
    'node:timers',
  ])
  const module = { exports: Object() }
  new Function('module', 'exports', 'require', text)(module, module.exports, createRequire(import.meta.url))
  expect(await module.exports.handler({}, { getRemainingTimeInMillis: () => 0 })).toBe('done')
})
