import { AsyncLocalStorage as own } from 'node:async_hooks'
import { execFileSync } from 'node:child_process'
import { setImmediate as laterOn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SharedStorage } from '../../../../infra/local/bundles/one-storage'

const shared = SharedStorage as unknown as typeof own

/** What a bundle that a Node loads makes for itself. */
const bundle = `
import { createRequire } from 'node:module'
import { SharedStorage, shareOneStorage } from './infra/local/bundles/one-storage.ts'
shareOneStorage()
const { AsyncLocalStorage } = createRequire(import.meta.url)('node:async_hooks')
console.log(process.versions.node, new AsyncLocalStorage() instanceof SharedStorage)`

test.each([...new Set([process.execPath, process.env.USERS_NODE ?? process.execPath])])(
  'a Node before 24 gives every bundle a shared storage, a newer one its own: %s',
  (node) => {
    const args = ['--import', 'tsx', '--input-type=module', '-e', bundle]
    const [version = '', isShared] = execFileSync(node, args, { encoding: 'utf8' })
      .trim()
      .split(' ')
    expect(isShared).toBe(String(Number.parseInt(version, 10) < 24))
  },
)

for (const [name, Storage] of Object.entries({ 'a shared storage': shared, 'Node’s own': own })) {
  test(`${name} keeps calls apart that overlap, and storages of one call`, async () => {
    const [requests, agencies] = [new Storage<number>(), new Storage<string>()]
    const seen = await Promise.all(
      [1, 2, 3].map((request) =>
        requests.run(request, async () => {
          await laterOn()
          return agencies.run(`agency ${request}`, async () => {
            await laterOn()
            return [requests.getStore(), agencies.getStore()]
          })
        }),
      ),
    )
    expect(seen).toEqual([1, 2, 3].map((request) => [request, `agency ${request}`]))
    expect([requests.getStore(), agencies.getStore()]).toEqual([undefined, undefined])
  })

  test(`${name} is left by exit, entered by enterWith and disabled until it is used again`, () => {
    const [storage, other] = [new Storage<string>(), new Storage<string>()]
    other.run('other', () => {
      storage.run('inside', () => {
        expect(storage.exit((word: string) => [word, storage.getStore()], 'left')).toEqual([
          'left',
          undefined,
        ])
        storage.enterWith('entered')
        expect(storage.getStore()).toBe('entered')
        storage.disable()
        expect([storage.getStore(), other.getStore()]).toEqual([undefined, 'other'])
        expect(storage.run('again', () => storage.getStore())).toBe('again')
      })
    })
  })
}
