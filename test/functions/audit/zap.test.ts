import { beforeEach, describe, expect, test } from 'vitest'
import { zapEvents } from '#shared/api/audit'
import { agencyIdSchema } from '#shared/ids/ids'
import { signatureOf } from '../../../functions/audit/deliver-event'
import { deliverZap } from '../../../functions/audit/jobs/zap-worker'
import { queueZap } from '../../../functions/audit/routes/queue-zap'
import { zapSender } from '../../../functions/audit/zap-sender'
import { clientRecord } from '../../../functions/data/clients/client-records'
import { clockAt } from '../../../functions/runtime/clock'
import type { OutwardRequest } from '../../../functions/runtime/outward-request'
import { callAs } from '../../support/call-as'
import { memoryStores } from '../../support/memory-stores'
import { quietLog } from '../../support/store-kinds'
import { agencyStoreOfTests, aQuote, people, tripWorld } from '../../support/trip-world'

const event = {
  id: 'req_1',
  zap: 'quoteCreated' as const,
  agencyId: agencyIdSchema.parse('agy_marula'),
  at: '2026-11-20T06:00:00.000Z',
  payload: { itineraryLink: '/itinerary/edit/itn_hartley', agent: { fullName: 'Naledi Mokoena' } },
}

const eleanor = clientRecord.parse({
  id: 'cli_eleanor',
  agencyId: 'agy_marula',
  agentId: 'agt_naledi',
  version: 1,
  firstName: 'Eleanor',
  lastName: 'Hartley',
  email: 'eleanor@example.com',
  contact: { phone: '+44 20 7946 0000', address: '1 Elm Row, Bath' },
  agent: { firstName: 'Naledi', lastName: 'Mokoena' },
  status: 'planning',
  archived: false,
  createdDate: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-01T06:00:00.000Z',
})

describe('an event of the automation hook', () => {
  let lines: string[]
  let sent: object[]
  beforeEach(() => {
    lines = quietLog()
    sent = []
  })
  const queue = { send: async (message: object) => void sent.push(message) }
  const ask = callAs(queueZap, {
    queue,
    agencies: agencyStoreOfTests,
    itineraries: { get: async () => undefined },
  })
  const secret = async () => 'shh'
  const toUrl = { name: 'installation' as const, url: 'https://hooks.example.com/x', secret }
  const webAddress = 'https://app.example'
  const now = new Date('2026-11-20T06:00:01Z')
  const noted: unknown[][] = []
  const rest = {
    webAddress,
    clock: clockAt(() => now),
    queue,
    targets: async () => [toUrl],
    clients: {
      get: async (_agency: string, id: string) => (id === eleanor.id ? eleanor : undefined),
    },
    deliveries: { note: async (...note: unknown[]) => void noted.push(note) },
  }

  test.each(zapEvents)(
    '%s is queued, with who sends it as the session says, and logged',
    async (zap) => {
      const body = {
        zap,
        payload: { agencyId: 'agy_of_another', key: 'k', client: { name: 'Eleanor' } },
      }
      expect(await ask({ body })).toMatchObject({ status: 200, body: { queued: true } })
      expect(sent).toMatchObject([
        {
          zap,
          agencyId: 'agy_marula',
          payload: {
            agencyId: 'agy_marula',
            agentId: 'agt_naledi',
            agencyCode: 'MAR001',
            key: 'k',
            agent: { fullName: 'Naledi Mokoena' },
          },
        },
      ])
      expect(lines.join()).toContain('zap.queued')
    },
  )

  test.each([
    ['an unknown event', { zap: 'moonLanding' }],
    [
      'an endless payload',
      {
        zap: 'agencyLogIn',
        payload: Object.fromEntries(
          Array.from({ length: 20 }, (_, at) => [`f${at}`, 'x'.repeat(2_000)]),
        ),
      },
    ],
    ['a payload with lists', { zap: 'agencyLogIn', payload: { a: [1] } }],
  ])('%s is refused', async (_what, body) => {
    const answer = await ask({ rawBody: JSON.stringify(body) })
    expect(answer.status).toBe(400)
    expect(sent).toEqual([])
  })

  test('about a trip has the trip’s client, link and booking reference; of another’s trip there is none', async () => {
    const world = tripWorld(memoryStores())
    const { id } = await aQuote(world)
    const { itineraries } = world.stores
    const tell = (who: 'naledi' | 'imani') =>
      callAs(
        queueZap,
        { queue, itineraries, agencies: agencyStoreOfTests },
        { principal: people[who] },
      )({
        body: { zap: 'videoViewed', payload: { itineraryId: id } },
      })
    expect((await tell('naledi')).status).toBe(200)
    expect(sent).toMatchObject([
      {
        zap: 'videoViewed',
        payload: {
          itinerary: { id },
          itineraryLink: `/itinerary/edit/${id}`,
          bookingReference: null,
        },
      },
    ])
    expect((await tell('imani')).status).toBe(404)
  })

  test('that the queue does not take is logged, and fails nothing', async () => {
    const broken = zapSender({ send: async () => Promise.reject(new Error('down')) })
    await expect(broken.send(event)).resolves.toBeUndefined()
    expect(lines.join()).toContain('zap.lost')
  })

  test('is posted to the configured hook with its id as Idempotency-Key', async () => {
    const posted: OutwardRequest[] = []
    const send = async (request: OutwardRequest) => {
      posted.push(request)
      return { status: 204, text: '' }
    }
    await deliverZap(event, { ...rest, send })
    const signature = signatureOf(posted[0]?.body ?? '', { secret: 'shh', now })
    expect(signature).toMatch(/^t=1795154401,v1=[0-9a-f]{64}$/)
    expect(posted[0]?.headers).toMatchObject({ 'x-tembea-signature': signature })
    expect(noted.at(-1)).toMatchObject([{ id: 'req_1' }, { status: 204 }, 'delivered'])
    expect(posted).toMatchObject([
      {
        url: 'https://hooks.example.com/x',
        method: 'POST',
        headers: { 'idempotency-key': 'req_1' },
      },
    ])
    const itineraryLink = 'https://app.example/itinerary/edit/itn_hartley'
    expect(JSON.parse(posted[0]?.body ?? '')).toEqual({
      ...event,
      payload: { ...event.payload, itineraryLink, key: event.id },
    })
  })

  test('1 §7: says who its client is and how to reach them; notes keep only id and name', async () => {
    const posted: OutwardRequest[] = []
    const send = async (request: OutwardRequest) => {
      posted.push(request)
      return { status: 204, text: '' }
    }
    const client = { id: 'cli_eleanor', name: 'Eleanor H' }
    await deliverZap({ ...event, payload: { client } }, { ...rest, send })
    expect(JSON.parse(posted[0]?.body ?? '').payload.client).toEqual({
      id: 'cli_eleanor',
      name: 'Eleanor Hartley',
      firstName: 'Eleanor',
      lastName: 'Hartley',
      email: 'eleanor@example.com',
      phone: '+44 20 7946 0000',
      address: '1 Elm Row, Bath',
    })
    expect(noted.at(-1)?.[0]).toMatchObject({ payload: { client } })
    expect(JSON.stringify(noted.at(-1))).not.toContain('eleanor@example.com')
    const gone = { id: 'cli_gone', name: 'Somebody' }
    await deliverZap({ ...event, payload: { client: gone } }, { ...rest, send })
    expect(JSON.parse(posted[1]?.body ?? '').payload.client).toEqual(gone)
  })

  test('1 §7: goes to the installation’s hook and the agency’s own, each a delivery of its own', async () => {
    const own = { name: 'agency' as const, url: 'https://own.example.com/x', secret }
    const posted: string[] = []
    const deps = {
      ...rest,
      targets: async () => [toUrl, own],
      send: async ({ url }: OutwardRequest) => {
        posted.push(url)
        return { status: url === own.url ? 500 : 200, text: '' }
      },
    }
    await deliverZap(event, deps)
    expect(posted).toEqual([])
    expect(sent).toMatchObject([{ target: 'installation' }, { target: 'agency' }])
    await deliverZap(sent[0], deps)
    await expect(deliverZap(sent[1], deps)).rejects.toThrow('500')
    expect(posted).toEqual([toUrl.url, own.url])
    expect(noted.slice(-2)).toMatchObject([
      [{ target: 'installation' }, {}, 'delivered'],
      [{ target: 'agency' }, {}, 'retrying'],
    ])
    await deliverZap({ ...event, target: 'agency' }, { ...deps, targets: async () => [toUrl] })
    expect(lines.join()).toContain('zap.no-hook')
  })

  test('is logged where no hook is configured', async () => {
    await deliverZap(event, {
      ...rest,
      targets: async () => [],
      send: async () => Promise.reject(new Error('nobody to ask')),
    })
    expect(lines.join()).toContain('zap.no-hook')
  })

  test.each([301, 400, 500])('comes again when the hook answers %s', async (status) => {
    const send = async () => ({ status, text: '' })
    await expect(deliverZap(event, { ...rest, send })).rejects.toThrow(String(status))
    expect(noted.at(-1)).toMatchObject([
      { id: 'req_1' },
      { status, failure: `The hook answered ${status}` },
      'retrying',
    ])
    await expect(deliverZap(event, { ...rest, send }, 5)).rejects.toThrow()
    expect(noted.at(-1)?.[2]).toBe('failed')
  })

  test('is delivered though the note of it cannot be kept', async () => {
    const deliveries = { note: async () => Promise.reject(new Error('table down')) }
    await deliverZap(event, {
      ...rest,
      deliveries,
      send: async () => ({ status: 200, text: '' }),
    })
    expect(lines.join()).toContain('zap.not-noted')
  })

  test('that is none is refused', async () => {
    await expect(
      deliverZap(
        { zap: 'x' },
        { ...rest, targets: async () => [], send: async () => ({ status: 200, text: '' }) },
      ),
    ).rejects.toThrow()
  })
})
