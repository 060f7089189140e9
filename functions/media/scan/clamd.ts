import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FileStreams } from '../../data/files/file-streams'
import type { Scanner, Verdict } from './verdict'

interface Clamd {
  /** `host:port`, or the path of its socket. */
  readonly address: string
  /** How long it may be silent. */
  readonly silentMs?: number
}

/** ClamAV's daemon: it is sent the file (INSTREAM), and answers in one line. */
export const clamdScanner = (clamd: Clamd, files: Pick<FileStreams, 'read'>): Scanner => ({
  verdictOf: async (key) => verdictIn(await answerTo(await files.read(key), clamd)),
})

/** @throws Error when it is not there, is silent for too long, or closes without an answer */
async function answerTo(
  bytes: AsyncIterable<Uint8Array>,
  { address, silentMs = 120_000 }: Clamd,
): Promise<string> {
  const [, host, port] = /^(.+):(\d+)$/.exec(address) ?? []
  const socket = connect(host === undefined ? { path: address } : { host, port: Number(port) })
  socket.setTimeout(silentMs, () => socket.destroy(new Error('clamd does not answer')))
  socket.on('error', () => undefined) // the answer fails with it
  const answer = text(socket)
  const hasEnded = answer.then(
    () => true,
    () => true,
  )
  try {
    for await (const part of framedParts(bytes)) {
      const isOver =
        !socket.write(part) &&
        (await Promise.race([hasEnded, once(socket, 'drain').then(() => false)]))
      if (isOver) break
    }
    return await answer
  } finally {
    socket.destroy()
  }
}

/** Parts with their lengths in front, the last one empty. */
async function* framedParts(bytes: AsyncIterable<Uint8Array>) {
  yield 'zINSTREAM\0'
  for await (const part of bytes) yield Buffer.concat([lengthOf(part.length), part])
  yield lengthOf(0)
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

/** What it does not take for its size was not scanned. */
function verdictIn(answer: string): Verdict {
  const [, found] = /^stream: (OK|.+ FOUND)\0?$/.exec(answer) ?? []
  if (found === 'OK') return { scan: 'clean' }
  if (found !== undefined) return { scan: 'infected', threat: found.replace(/ FOUND$/, '') }
  if (answer.includes('size limit exceeded')) return { scan: 'notScanned' }
  throw new Error(`clamd answers ${JSON.stringify(answer)}`)
}
