import type { Random } from '../simulation/random'
import { callHttp, type HttpAnswer, type HttpRequest, readJson } from './http-call'

/** What was acknowledged, and has to be there whatever happens to the product. */
export interface Books {
  /** One write of some kind; what is answered well is noted. */
  write(): Promise<void>
  /** What is acknowledged and not there. */
  missing(): Promise<string[]>
  readonly count: () => number
}

interface Writer {
  readonly address: string
  readonly token: string
  readonly random: Random
  /** The trip that this writer has to itself. */
  readonly itineraryId: string
}

/** Books of clients, a trip's name and its messages, which one writer writes one by one. */
export function openBooks({ address, token, random, itineraryId }: Writer): Books {
  const clients = new Map<string, string>()
  const messages: string[] = []
  /** The name that was acknowledged last, and those sent since. */
  let names: string[] = []
  let isNamed = false
  let written = 0
  const trip = `/api/Itineraries/${itineraryId}`
  const call = (request: HttpRequest): Promise<HttpAnswer> =>
    callHttp(address, { ...request, headers: { authorization: token } })
  const read = async (path: string, query?: HttpRequest['query']): Promise<string> =>
    (await call({ method: 'GET', path, query })).text
  const writes = [
    async () => {
      const lastName = `Client ${random.below(1e9)}`
      const body = { firstName: 'Killed', lastName, email: `k${random.below(1e9)}@example.org` }
      const answer = await call({ method: 'POST', path: '/api/Clients', body })
      if (answer.status === 200) clients.set(String(Object(readJson(answer)).id), lastName)
    },
    async () => {
      const name = `Trip ${random.below(1e9)}`
      names.push(name)
      const answer = await call({ method: 'PATCH', path: trip, body: { name } })
      if (answer.status !== 200) return
      names = [name]
      isNamed = true
    },
    async () => {
      const text = `Message ${random.below(1e9)}`
      const body = { itineraryId, text }
      const answer = await call({ method: 'POST', path: '/api/Messages', body })
      if (answer.status === 200) messages.push(text)
    },
  ]
  return {
    async write() {
      await random.pick(writes)()
      written += 1
    },
    async missing() {
      const lost: string[] = []
      for (const [id, lastName] of clients)
        if (!(await read(`/api/Clients/${id}`)).includes(lastName)) lost.push(`client ${id}`)
      const name = await read(trip)
      if (isNamed && !names.some((sent) => name.includes(sent)))
        lost.push(`the name of ${itineraryId}: ${names.join(', ')}`)
      const filter = JSON.stringify({ where: { itineraryId }, limit: 500 })
      const thread = await read('/api/Messages', { filter })
      for (const text of messages) if (!thread.includes(text)) lost.push(text)
      return lost
    },
    count: () => written,
  }
}
