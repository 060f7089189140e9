import { createRequire } from 'node:module'
import { build, type Plugin } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { readAsNeeded } from '../../../infra/bundle/as-needed'
import { esbuildOptions } from '../../../infra/bundle/bundle-handlers'

describe('a constant', () => {
  const source = `
    export const read = [1, 2].map((one) => one * made('read'))
    export const unread = { of: made('unread'), deep: [new Map([[made('unread'), 1]])] }
    const left = read.length
    export const count = left
    export function made(word: string) { console.log(word); return word.length }`

  test('that nobody reads is not made', async () => {
    const text = await bundled(`import { count } from 'source'; export const answer = count`, {
      source,
    })
    expect(text).not.toContain('unread')
    expect(text).toContain('read')
  })

  test('that is read is what it was', () => {
    const plain = `export const pair = [one, { two: one + 1 }] as const\nconst one = 1`
    expect(readAsNeeded(plain)).toBe(plain)
    expect(readAsNeeded('const at = (Date.now() as number) satisfies number')).toBe(
      'const at = /* @__PURE__ */ (() => ((Date.now() as number) satisfies number))()',
    )
  })

  test('that is a function is left as it stands, whatever it calls', () => {
    const source = 'export const later = () => call(one.two)'
    expect(readAsNeeded(source)).toBe(source)
  })
})

describe('a route', () => {
  const contract = `
    import { defineRoutes } from 'define'
    const shape = (name: string) => ({ name })
    const other = shape('other schema')
    export const tripsRoutes = defineRoutes('trips', {
      getTrip: { path: '/trips/{id}', answer: shape('its schema') },
      listTrips: { path: '/trips', answer: other },
    })`
  const define = `
    export const defineRoutes = (domain, specs) =>
      Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, { ...spec, name, domain }]))`
  const files = { define, '#shared/api/trips': contract }

  test('comes without the others of its table', async () => {
    const handler = `import { tripsRoutes } from '#shared/api/trips'; export const handler = tripsRoutes.getTrip`
    const text = await bundled(handler, files)
    expect(text).toContain('its schema')
    expect(text).not.toContain('other schema')
    expect(exportsOf(text)).toEqual({
      handler: {
        path: '/trips/{id}',
        answer: { name: 'its schema' },
        name: 'getTrip',
        domain: 'trips',
      },
    })
  })

  test('is in its table too, for who reads them all', async () => {
    const text = await bundled(
      `import { tripsRoutes } from '#shared/api/trips'; export const names = Object.keys(tripsRoutes)`,
      files,
    )
    expect(exportsOf(text)).toEqual({ names: ['getTrip', 'listTrips'] })
  })
})

/** Bundles an entry with modules that exist only here. */
async function bundled(entry: string, files: Readonly<Record<string, string>>): Promise<string> {
  const virtual: Plugin = {
    name: 'virtual',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path }) => ({ path, namespace: 'virtual' }))
      build.onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => ({
        contents: readAsNeeded(path === 'entry' ? entry : (files[path] ?? '')),
        loader: 'ts',
      }))
    },
  }
  const { outputFiles } = await build({
    ...esbuildOptions,
    sourcemap: false,
    minifyIdentifiers: false,
    write: false,
    entryPoints: ['entry'],
    plugins: [virtual],
  })
  return outputFiles[0]?.text ?? ''
}

function exportsOf(text: string): unknown {
  const module = { exports: {} }
  new Function('module', 'exports', 'require', '__filename', text)(
    module,
    module.exports,
    createRequire(import.meta.url),
    import.meta.filename,
  )
  return { ...module.exports }
}
