import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import {
  agencyIdSchema,
  itineraryIdSchema,
  optionKeySchema,
  supplierCodeSchema,
} from '#shared/ids/ids'
import type { ItineraryStore } from '../../../functions/data/itineraries/itinerary-store'
import { clockAt } from '../../../functions/runtime/clock'
import { breakerLimits } from '../../../functions/suppliers/circuit-breaker'
import { remoteSystem } from '../../../functions/suppliers/remote-system'
import type { QuoteRequest } from '../../../functions/suppliers/supplier-system'
import { quietLog } from '../../support/store-kinds'

const request: QuoteRequest = {
  agencyId: agencyIdSchema.parse('agy_marula'),
  agencyCode: 'MAR001',
  itineraryId: itineraryIdSchema.parse('itn_hartley'),
  stays: ['s1', 's2'].map((segmentId) => ({
    segmentId,
    supplierCode: supplierCodeSchema.parse('ZULU'),
    startDate: calendarDate('2027-07-01'),
    endDate: calendarDate('2027-07-04'),
    rooms: [
      { optionKey: optionKeySchema.parse('ZULU-TENT'), adults: 2, children: 0, childrenAges: [] },
    ],
    isDmcArranged: false,
  })),
}
const quoteOf = (segmentId: string) => ({
  segmentId,
  costAmount: '54000.00',
  currency: 'ZAR',
  availability: 2,
})
interface Given {
  readonly status?: number
  readonly body?: unknown
  readonly text?: string
  readonly afterMs?: number
  readonly location?: string
}

const good: Given = { status: 200, body: { stays: [quoteOf('s1'), quoteOf('s2')] } }

describe('a remote supplier system', () => {
  let server: Server
  let baseUrl = ''
  let answers: Given[] = []
  const asked: { path: string | undefined; authorization: string | undefined; body: unknown }[] = []
  let time = 0

  beforeEach(async () => {
    quietLog()
    asked.length = 0
    time = 0
    server = createServer((incoming, outgoing) => {
      let text = ''
      incoming.on('data', (chunk) => {
        text += chunk
      })
      incoming.on('end', () => {
        asked.push({
          path: incoming.url,
          authorization: incoming.headers.authorization,
          body: JSON.parse(text),
        })
        const { status = 200, body, text: raw, afterMs = 0, location } = answers.shift() ?? good
        setTimeout(() => {
          outgoing.writeHead(status, location === undefined ? {} : { location })
          outgoing.end(raw ?? JSON.stringify(body))
        }, afterMs)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/`
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })
  const system = (named: object = {}) => {
    const clock = clockAt(() => new Date(time))
    const settings = {
      baseUrl,
      secret: async () => 'kept secret',
      clock,
      wait: async () => undefined,
      timeLimitMs: 30_000,
    }
    const itineraries: Pick<ItineraryStore, 'save'> = { save: async ({ after }) => after }
    return remoteSystem({ ...settings, itineraries, allowLocal: true, ...named })
  }
  const quote = async (given: Given[], named?: object) => {
    answers = given
    return system(named).quote(request)
  }

  test('is asked once with the secret, and its answer is taken stay by stay', async () => {
    const { stays } = await quote([good])
    expect(stays).toMatchObject([
      { segmentId: 's1', costAmount: '54000.00', inventoryStatus: 'Pending', problems: [] },
      { segmentId: 's2' },
    ])
    expect(asked).toMatchObject([
      {
        path: '/api/quotes',
        authorization: 'Bearer kept secret',
        body: { agencyCode: 'MAR001', stays: [{ segmentId: 's1' }, {}] },
      },
    ])
  })

  test.each([500, 502, 503, 429, 408])('is asked again after %s', async (status) => {
    expect((await quote([{ status }, { status }, good])).stays).toHaveLength(2)
    expect(asked).toHaveLength(3)
  })

  test('that does not answer in time is asked again', async () => {
    expect(
      (await quote([{ ...good, afterMs: 60_000 }, good], { timeLimitMs: 1_000 })).stays,
    ).toHaveLength(2)
    expect(asked).toHaveLength(2)
  })

  test('that never answers is unavailable after three tries', async () => {
    await expect(quote([{ status: 503 }, { status: 503 }, { status: 503 }])).rejects.toMatchObject({
      code: 'supplier.unavailable',
    })
    expect(asked).toHaveLength(3)
  })

  test.each([400, 401, 404, 422])(
    'that says %s has refused, and is not asked again',
    async (status) => {
      await expect(quote([{ status }])).rejects.toMatchObject({ code: 'supplier.refused' })
      expect(asked).toHaveLength(1)
    },
  )

  test('is not followed elsewhere', async () => {
    await expect(
      quote([{ status: 302, location: 'http://169.254.169.254/' }]),
    ).rejects.toMatchObject({
      code: 'supplier.refused',
    })
    expect(asked).toHaveLength(1)
  })

  test.each<[string, Given]>([
    ['is not JSON', { text: '<html>' }],
    ['has no stays', { body: {} }],
    [
      'has an amount that is no decimal',
      { body: { stays: [{ ...quoteOf('s1'), costAmount: '1e9' }] } },
    ],
    ['has a negative amount', { body: { stays: [{ ...quoteOf('s1'), costAmount: '-1.00' }] } }],
    [
      'has an amount without a currency',
      { body: { stays: [{ segmentId: 's1', costAmount: '1.00' }] } },
    ],
    ['is endless', { text: 'x'.repeat(3 * 1024 * 1024) }],
  ])('whose answer %s does not count as answering', async (_what, wrong) => {
    await expect(quote([wrong, wrong, wrong])).rejects.toMatchObject({
      code: 'supplier.unavailable',
    })
  })

  test('that leaves out a stay leaves a problem, and one that was not asked for is left aside', async () => {
    const { stays } = await quote([{ body: { stays: [quoteOf('s1'), quoteOf('s9')] } }])
    expect(stays.map(({ segmentId }) => segmentId)).toEqual(['s1', 's2'])
    expect(stays[1]).toMatchObject({ problems: [{ code: 'supplier-failed', segmentId: 's2' }] })
  })

  test('that keeps failing is left alone for a while, then tried once', async () => {
    answers = Array.from({ length: 20 }, () => ({ status: 503 }))
    const one = system()
    const ask = () => one.quote(request).catch((error: { code: string }) => error.code)
    await ask()
    await ask()
    expect(asked).toHaveLength(breakerLimits.failures)
    expect(await ask()).toBe('supplier.unavailable')
    expect(asked).toHaveLength(breakerLimits.failures)
    time += breakerLimits.openMs
    answers = [good]
    expect(await ask()).toMatchObject({ stays: [{}, {}] })
    expect(asked).toHaveLength(breakerLimits.failures + 1)
  })

  test('in a private network is not reached, unless a test allows it', async () => {
    await expect(quote([good], { allowLocal: false })).rejects.toMatchObject({
      code: 'supplier.refused',
    })
    const named = { allowLocal: false, baseUrl: 'https://localhost:1/' }
    await expect(quote([good], named)).rejects.toMatchObject({ code: 'supplier.refused' })
    expect(asked).toHaveLength(0)
  })
})
