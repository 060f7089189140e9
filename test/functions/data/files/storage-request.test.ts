import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askStorage } from '../../../../functions/data/files/storage-request'

const broken = () => new TypeError('fetch failed')

/** A bucket whose connection breaks so many times, and what it was sent. */
function bucketThat(failures: readonly Error[]) {
  const sent: string[] = []
  const left = [...failures]
  return {
    sent,
    name: 'tembea-catalogue',
    endpoint: 'http://127.0.0.1:9',
    wait: async () => undefined,
    fetch: async (_address: unknown, init?: RequestInit) => {
      sent.push(`${init?.method} ${await new Response(init?.body ?? null).text()}`)
      const failure = left.shift()
      if (failure !== undefined) throw failure
      return new Response('', { status: 200 })
    },
  }
}
const put = { method: 'PUT', key: 'catalogue/current.json', body: new Uint8Array([49]) } as const

describe('a request to the storage', () => {
  beforeEach(() => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  })
  afterEach(() => vi.unstubAllEnvs())

  test('is sent again where its connection broke', async () => {
    const bucket = bucketThat([broken(), broken()])
    expect((await askStorage(bucket, put)).status).toBe(200)
    expect(bucket.sent).toEqual(['PUT 1', 'PUT 1', 'PUT 1'])
  })

  test('is given up after three', async () => {
    const bucket = bucketThat([broken(), broken(), broken()])
    await expect(askStorage(bucket, put)).rejects.toThrow('fetch failed')
    expect(bucket.sent).toHaveLength(3)
  })

  test('is not sent again when it took too long', async () => {
    const bucket = bucketThat([new DOMException('too late', 'TimeoutError')])
    await expect(askStorage(bucket, put)).rejects.toThrow('too late')
    expect(bucket.sent).toHaveLength(1)
  })
})
