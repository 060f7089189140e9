import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OutwardRequest, outwardRequest } from '../../../functions/runtime/outward-request'

describe('a request to a configured address', () => {
  let server: Server
  let origin = ''
  const asked: string[] = []
  beforeAll(async () => {
    server = createServer((incoming, outgoing) => {
      asked.push(`${incoming.method} ${incoming.url}`)
      if (incoming.url === '/slow') return
      if (incoming.url === '/long') return void outgoing.end('x'.repeat(2_000_000))
      if (incoming.url === '/moved') return void outgoing.writeHead(302, { location: '/' }).end()
      incoming.pipe(outgoing.writeHead(200))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const send = (url: string, named: Partial<OutwardRequest> = {}) =>
    outwardRequest({
      url,
      method: 'POST',
      body: 'ключ',
      timeLimitMs: 30_000,
      limitBytes: 1_000,
      allowLocal: true,
      ...named,
    })

  test('sends its body and reads the answer', async () => {
    expect(await send(`${origin}/echo`)).toEqual({ status: 200, text: 'ключ' })
  })

  test('ends when the answer does not come in time', async () => {
    await expect(send(`${origin}/slow`, { timeLimitMs: 100 })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
  })

  test('ends when the answer is too long', async () => {
    await expect(send(`${origin}/long`)).rejects.toThrow('longer than 1000 bytes')
  })

  test('does not follow where it is sent on', async () => {
    expect(await send(`${origin}/moved`)).toMatchObject({ status: 302 })
  })

  test.each([
    ['http', 'http://example.com/'],
    ['a private address', 'https://10.0.0.1/'],
    ['the address of cloud metadata', 'https://169.254.169.254/latest/meta-data'],
    ['a loopback address of version 6', 'https://[::1]/'],
    ['a decimal loopback address', 'https://2130706433/'],
    ['a name of this machine', 'https://localhost/'],
    ['a password in the address', 'https://user:password@example.com/'],
    ['no address', 'hooks'],
    ['a file', 'file:///etc/passwd'],
  ])('refuses %s before anything is sent', async (_what, url) => {
    asked.length = 0
    await expect(send(url, { allowLocal: false })).rejects.toMatchObject({ name: 'AddressRefused' })
    expect(asked).toEqual([])
  })
})
