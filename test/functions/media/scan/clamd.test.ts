import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { clamdScanner } from '../../../../functions/media/scan/clamd'

const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`

type Behavior = (file: Buffer, socket: Socket, isWhole: boolean) => void

/** Answers as ClamAV does: it knows the test file, and no other virus. */
const clamAv: Behavior = (file, socket, isWhole) => {
  if (isWhole)
    socket.end(file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
}

/**
 * A daemon that speaks INSTREAM: the command, then parts with their lengths, the last one empty.
 */
async function daemon(behave: Behavior, place?: string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    let held = Buffer.alloc(0)
    socket.on('data', (bytes: Buffer) => {
      held = Buffer.concat([held, bytes])
      const command = held.subarray(0, 10).toString()
      if (!'zINSTREAM\0'.startsWith(command)) return socket.end('UNKNOWN COMMAND\0')
      const parts: Buffer[] = []
      let at = 10
      let isWhole = false
      while (held.length >= at + 4 && !isWhole) {
        const length = held.readUInt32BE(at)
        if (held.length < at + 4 + length) break
        parts.push(held.subarray(at + 4, at + 4 + length))
        at += 4 + length
        isWhole = length === 0
      }
      behave(Buffer.concat(parts), socket, isWhole)
      return undefined
    })
  })
  servers.push(server)
  server.listen(place ?? 0)
  await once(server, 'listening')
  return place ?? `127.0.0.1:${(server.address() as AddressInfo).port}` // what listening on a port gives
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function* partsOf(...parts: (string | Uint8Array)[]) {
  for (const part of parts) yield Buffer.from(part)
}
const scan = (address: string, parts: AsyncIterable<Uint8Array>, silentMs = 5_000) =>
  clamdScanner({ address, silentMs }, { read: async () => parts }).verdictOf(
    'private/agy_marula/med_1',
  )

describe('clamd', () => {
  test.each(['tcp', 'unix'])(
    'finds the virus of a file, and none in a clean one, over %s',
    async (kind) => {
      const place =
        kind === 'unix'
          ? join(mkdtempSync(join(tmpdir(), 'tembea-clamd-')), 'clamd.ctl')
          : undefined
      const address = await daemon(clamAv, place)
      // The virus begins in one part and ends in the next.
      const infected = partsOf(`before ${eicar.slice(0, 20)}`, eicar.slice(20), 'after')
      expect(await scan(address, infected)).toEqual({
        scan: 'infected',
        threat: 'Eicar-Test-Signature',
      })
      expect(await scan(address, partsOf('a clean file', new Uint8Array(300_000)))).toEqual({
        scan: 'clean',
      })
      expect(await scan(address, partsOf())).toEqual({ scan: 'clean' })
    },
  )

  test('says that a file was not scanned when it is too large for it, and sends no more of it', async () => {
    const address = await daemon((file, socket) => {
      if (file.length > 1_000_000) socket.end('INSTREAM size limit exceeded. ERROR\0')
    })
    let sent = 0
    async function* large() {
      for (; sent < 2_000; sent++) yield new Uint8Array(64 * 1024)
    }
    expect(await scan(address, large())).toEqual({ scan: 'notScanned' })
    expect(sent).toBeLessThan(2_000)
  })

  test.each<[string, Behavior, RegExp]>([
    ['closes without an answer', (_, socket) => socket.end(), /clamd answers ""/],
    [
      'breaks the connection',
      (_, socket) => socket.resetAndDestroy(),
      /ECONNRESET|EPIPE|aborted|Premature/,
    ],
    ['answers what nobody knows', (_, socket) => socket.end('stream: Oops ERROR\0'), /Oops ERROR/],
    ['is silent', () => undefined, /clamd does not answer/],
  ])('fails when it %s', async (_, behave, message) => {
    const address = await daemon(behave)
    await expect(scan(address, partsOf('a file'), 200)).rejects.toThrow(message)
  })

  test('fails when nothing listens', async () => {
    await expect(scan('127.0.0.1:1', partsOf('a file'))).rejects.toThrow('ECONNREFUSED')
    await expect(scan('/nowhere/clamd.ctl', partsOf('a file'))).rejects.toThrow('ENOENT')
  })
})
