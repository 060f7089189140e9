import { Agent, createServer, type IncomingMessage, request } from 'node:http'

/** One call of the table as it passed: what it consumed, and from when to when it was under way. */
export interface CountedCall {
  readonly operation: string
  /** Of the table and its indexes. */
  readonly units: number
  /** Of the indexes alone. */
  readonly indexUnits: number
  readonly from: number
  readonly to: number
}

export interface CountedEngine {
  readonly endpoint: string
  /** The calls since this was last asked. */
  take(): CountedCall[]
  stop(): Promise<void>
}

/**
 * Stands between handlers and an engine, and counts: bundled handlers cannot be asked what they do,
 * only watched.
 */
export async function countedEngine(engine: string): Promise<CountedEngine> {
  const { hostname, port } = new URL(engine)
  const agent = new Agent({ keepAlive: true })
  let calls: CountedCall[] = []
  const server = createServer(async (asked, answer) => {
    const from = performance.now()
    const body = JSON.stringify({
      ...Object(JSON.parse(await textOf(asked))),
      ReturnConsumedCapacity: 'INDEXES',
    })
    const headers = { ...asked.headers, 'content-length': String(Buffer.byteLength(body)) }
    const passed = request(
      { hostname, port, agent, method: 'POST', path: '/', headers },
      async (engineAnswer) => {
        const text = await textOf(engineAnswer)
        const operation = String(asked.headers['x-amz-target']).split('.')[1] ?? ''
        calls.push({ operation, ...unitsIn(text), from, to: performance.now() })
        answer
          .writeHead(engineAnswer.statusCode ?? 502, {
            'content-type': 'application/x-amz-json-1.0',
          })
          .end(text)
      },
    )
    passed.on('error', () => answer.writeHead(502).end())
    passed.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    take() {
      const taken = calls
      calls = []
      return taken
    },
    stop: () =>
      new Promise((resolve) => {
        agent.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Calls one after the other, of all that were made: the longest row of which each began after the
 * one before ended.
 */
export function tripsOf(calls: readonly CountedCall[]): number {
  let trips = 0
  let ended = Number.NEGATIVE_INFINITY
  for (const { from, to } of calls.toSorted((one, other) => one.to - other.to)) {
    if (from < ended) continue
    trips += 1
    ended = to
  }
  return trips
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function unitsIn(text: string): Pick<CountedCall, 'units' | 'indexUnits'> {
  const consumed: unknown = Object(JSON.parse(text)).ConsumedCapacity
  const each: unknown[] = Array.isArray(consumed) ? consumed : [consumed]
  const indexes = each.flatMap((one) => Object.values(Object(Object(one).GlobalSecondaryIndexes)))
  return { units: sumOf(each), indexUnits: sumOf(indexes) }
}

const sumOf = (consumed: readonly unknown[]): number =>
  consumed.reduce<number>((sum, one) => sum + Number(Object(one ?? {}).CapacityUnits ?? 0), 0)
