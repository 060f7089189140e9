import { marshall } from '@aws-sdk/util-dynamodb'
import { describe, expect, test } from 'vitest'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import {
  contentItem,
  contentOf,
  itineraryItem,
  storedItinerary,
} from '../../../../functions/data/itineraries/itinerary-item'
import type {
  StoredItinerary,
  WorkInFlight,
} from '../../../../functions/data/itineraries/itinerary-records'
import { listedIn, listedOf } from '../../../../functions/data/itineraries/listed-itinerary'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'
import { quietLog } from '../../../support/store-kinds'

const people = {
  clientData: { name: 'Eleanor Hartley' },
  user: {
    agency: { name: 'Marula Journeys', agencyCode: 'MAR001' },
    agent: { fullName: 'Naledi Mokoena', email: 'naledi@marulajourneys.com' },
  },
}
const stored = (named: Parameters<typeof anItinerary>[0] = {}): StoredItinerary => ({
  record: anItinerary(named),
  people,
  contentVersion: 1,
})
const context = {
  agency: { agencyCode: 'MAR001', featureFlags: [] },
  fees: { credit: 3.5, ach: 1, foreignSellMarkup: 1 },
  firstPartyAgencies: [],
}
const again = (trip: StoredItinerary) => storedItinerary(itineraryItem(trip), contentItem(trip))

/** Fourteen days and 42 lines in five currencies, six camps of it held. */
function aLongTrip(): StoredItinerary {
  const currencies = ['USD', 'ZAR', 'BWP', 'NAD', 'KES']
  const segments = Array.from({ length: 42 }, (_, at) => {
    const day = String(1 + Math.floor(at / 3)).padStart(2, '0')
    const own = {
      id: `s${at}`,
      startDate: `2027-07-${day}`,
      endDate: `2027-07-${String(Number(day) + 1).padStart(2, '0')}`,
      nights: 1,
    }
    return aStay({
      ...own,
      campName: `Camp ${at} of the delta`,
      costAmount: `${1_000 + at}.50`,
      currency: currencies[at % 5],
      availability: at % 4,
      ...(at % 7 === 0 ? { inventoryStatus: 'Provisional', bookingStatus: 'provisional' } : {}),
    })
  })
  const spotRates = Object.fromEntries(
    ['ZAR', 'BWP', 'NAD', 'KES', 'EUR', 'GBP', 'JPY'].map((code, at) => [code, `${at + 2}.1234`]),
  )
  const held = {
    state: 'provisional',
    bookingReference: 'WND-N4UDUWW3',
    holdExpiry: '2026-11-23T15:00:00.000Z',
  } as const
  return {
    ...stored(),
    record: repriceItinerary(anItinerary({ segments, spotRates, ...held }), context),
  }
}

const work: WorkInFlight = {
  action: 'GetQuote',
  token: 'req_0000000000000001',
  since: '2026-11-20T08:00:00.000Z',
  by: { kind: 'agent', id: 'agt_naledi', name: 'Naledi Mokoena' },
  sendNotify: false,
  total: 1,
}

describe('the items of an itinerary', () => {
  test('give back the very itinerary', () => {
    const trip = aLongTrip()
    expect(again(trip)).toEqual({ ...trip, work: undefined, done: undefined })
  })

  test('of 14 days and 42 lines take less than 4 KB, an eighth of the plain record', () => {
    const trip = aLongTrip()
    const { body } = contentItem(trip)
    const length = body instanceof Uint8Array ? body.length : Number.POSITIVE_INFINITY
    expect(length).toBeLessThan(4_096 - 1_024)
    expect(length).toBeLessThan(JSON.stringify(trip.record).length / 8)
  })

  test('the own item stays below 1 KB, at rest and at work, with ids of full length', () => {
    const ids = {
      id: 'itn_0123456789abcdef',
      agencyId: 'agy_0123456789abcdef',
      agentId: 'agt_0123456789abcdef',
    }
    const long = {
      ...aLongTrip().record,
      ...anItinerary({ ...ids, clientId: 'cli_0123456789abcdef' }),
    }
    const { segments, finance } = aLongTrip().record
    const atRest = {
      ...aLongTrip(),
      record: { ...long, segments, finance, state: 'provisional' as const },
    }
    expect(bytesOf(itineraryItem(atRest))).toBeLessThan(1_024)
    const atWork = { ...atRest, record: { ...atRest.record, state: 'quoting' as const }, work }
    expect(bytesOf(itineraryItem(atWork))).toBeLessThan(1_024)
  })

  test('a booking and a state change the own item alone', () => {
    const trip = aLongTrip()
    const segments = trip.record.segments.map((segment) => ({
      ...segment,
      inventoryStatus: 'Confirmed' as const,
      bookingStatus: 'confirmed',
    }))
    const { holdExpiry: _over, ...record } = {
      ...trip.record,
      segments,
      state: 'confirmed' as const,
      version: 2,
    }
    const confirmed = { ...trip, record }
    expect(contentOf(confirmed)).toEqual(contentOf(trip))
    expect(storedItinerary(itineraryItem(confirmed), contentItem(trip)).record).toEqual(record)
  })

  test('stand in flight only while work is under way', () => {
    const quoting = { ...stored({ state: 'quoting' }), work }
    expect(itineraryItem(quoting)).toMatchObject({
      gsi2pk: expect.stringMatching(/^INFLIGHT#\d$/),
      token: work.token,
    })
    expect(again(quoting)).toMatchObject({ work })
    expect(itineraryItem({ ...stored({ state: 'quote' }), work })).not.toHaveProperty('gsi2pk')
    expect(again({ ...stored({ state: 'quote' }), work }).work).toBeUndefined()
  })

  test('that are too large to be kept are refused before they are sent', () => {
    let seed = 1
    const noise = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return String.fromCharCode(0x4e00 + (seed % 20_000))
    }
    const description = () => Array.from({ length: 2_000 }, noise).join('')
    const segments = Array.from({ length: 100 }, (_, at) =>
      aStay({ id: `s${at}`, description: description() }),
    )
    expect(() => contentItem(stored({ segments }))).toThrow(
      expect.objectContaining({ code: 'request.too-large' }),
    )
  })

  test('that cannot be read are named by their key', () => {
    const lines = quietLog()
    const [item, content] = [itineraryItem(stored()), contentItem(stored())]
    const malformed = expect.objectContaining({ code: 'record.malformed' })
    expect(() => storedItinerary({ ...item, state: 'somewhere' }, content)).toThrow(malformed)
    expect(() => storedItinerary({ ...item, listed: [] }, content)).toThrow(malformed)
    expect(() => storedItinerary(item, { pk: content.pk, sk: content.sk })).toThrow(malformed)
    expect(lines.join()).toContain('itn_hartley')
  })

  test('what lists show comes back as it was, whatever is missing', () => {
    const summary = listedIn(itineraryItem(aLongTrip()))
    const { clientId: _id, clientName: _name, image: _image, ...less } = summary
    expect(listedIn({ listed: listedOf(summary) })).toEqual(summary)
    expect(listedIn({ listed: listedOf(less) })).toEqual(less)
    const { supplierDebts: _debts, ...older } = less
    expect(listedIn({ listed: listedOf(less).slice(0, 26) })).toEqual(older)
  })
})

/**
 * The size of an item as DynamoDB counts it, within a few bytes: names, texts, bytes, and a few for
 * each number.
 */
function bytesOf(item: Record<string, unknown>): number {
  const size = (value: unknown): number => {
    if (typeof value === 'string') return Buffer.byteLength(value)
    if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1
    if (value instanceof Uint8Array) return value.length
    if (Array.isArray(value)) return value.reduce((sum, one) => sum + 1 + size(one), 3)
    return 1
  }
  const present = Object.keys(marshall(item, { removeUndefinedValues: true }))
  return present.reduce((sum, name) => sum + Buffer.byteLength(name) + size(item[name]), 0)
}

test('a segment whose id every object answers to has the standing that was stored, or none', () => {
  const segments = [
    aStay({ id: 'constructor' }),
    aStay({ id: 'toString', inventoryStatus: 'Provisional', bookingStatus: 'provisional' }),
  ]
  const trip = stored({ segments })
  expect(again(trip).record.segments).toEqual(trip.record.segments)
})
