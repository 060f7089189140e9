import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const packageSchema = z.object({
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
})
const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) })

/** Optional packages that a locked package asks for and the lock file does not name. */
function missingOptional({ packages }: z.infer<typeof lockSchema>): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(path, name).some((place) => place in packages))
      .map((name) => `${name} of ${path === '' ? 'the project' : path}`),
  )
}

/**
 * Where Node would look for a package, seen from another: beside it, then further and further out.
 */
function placesOf(path: string, name: string): string[] {
  const parts = path.split('/node_modules/')
  return [...parts.keys()]
    .map((depth) =>
      `${parts.slice(0, parts.length - depth).join('/node_modules/')}/node_modules/${name}`.replace(
        /^\//,
        '',
      ),
    )
    .concat(`node_modules/${name}`)
}

test('the lock file names the optional packages of every platform, so that npm ci takes it everywhere', () => {
  const lock = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  expect(missingOptional(lock)).toEqual([])
})

test('a missing one is found, a nested one is not missing', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { 'a-linux': '1', 'a-darwin': '1' } },
    'node_modules/a-linux': {},
    'node_modules/b': { optionalDependencies: { c: '2' } },
    'node_modules/b/node_modules/c': {},
  }
  expect(missingOptional({ packages })).toEqual(['a-darwin of node_modules/a'])
})

const ownPackages = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})

test('each package is asked for at one exact version, so that a fresh clone installs what was tested', () => {
  const { dependencies, devDependencies } = ownPackages.parse(
    JSON.parse(readFileSync('package.json', 'utf8')),
  )
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  )
  expect(loose).toEqual([])
})

test.each([/^@aws-sdk\/(client-|lib-|s3-)/, /^@aws-lambda-powertools\//])(
  'packages of one family have one version: %s',
  (family) => {
    const { dependencies } = ownPackages.parse(JSON.parse(readFileSync('package.json', 'utf8')))
    const versions = Object.entries(dependencies)
      .filter(([name]) => family.test(name))
      .map(([, version]) => version)
    expect(versions.length).toBeGreaterThan(2)
    expect(new Set(versions).size).toBe(1)
  },
)
