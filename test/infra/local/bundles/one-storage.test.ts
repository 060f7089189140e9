import { createRequire } from 'node:module'
import { setImmediate as laterOn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { SharedStorage, shareOneStorage } from '../../../../infra/local/bundles/one-storage'

const hooks: typeof import('node:async_hooks') = createRequire(import.meta.url)('node:async_hooks')
const { AsyncLocalStorage: own } = hooks
const shared = SharedStorage as unknown as typeof own
afterEach(() => {
  hooks.AsyncLocalStorage = own
})

test('a Node before 24 gives every bundle a shared storage, a newer one its own', () => {
  shareOneStorage('24.0.0')
  expect(hooks.AsyncLocalStorage).toBe(own)
  shareOneStorage('20.19.0')
  expect(new hooks.AsyncLocalStorage()).toBeInstanceOf(SharedStorage)
})

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
