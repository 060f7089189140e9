import { describe, expect, test } from 'vitest'
import { itineraryItems, storedItinerary } from '../../../functions/data/itinerary-item'
import type { StoredItinerary } from '../../../functions/data/itinerary-records'
import { repriced } from '../../../functions/itineraries/repriced'
import { anItinerary, aStay } from '../../shared/itinerary/builders'
import { quietLog } from '../../support/store-kinds'

const people = {
  clientData: { name: 'Eleanor Hartley' },
  user: { agency: { name: 'Marula', agencyCode: 'MAR001' }, agent: { fullName: 'Naledi', email: 'n@example.com' } },
}
const stored = (named: Parameters<typeof anItinerary>[0] = {}): StoredItinerary => ({
  ...{ record: anItinerary(named), people, contentVersion: 1 },
})
const context = {
  agency: { agencyCode: 'MAR001', featureFlags: [] },
  fees: { credit: 3.5, ach: 1, foreignSellMarkup: 1 },
  firstPartyAgencies: [],
}

/** Fourteen days and 42 lines in five currencies. */
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
    })
  })
  const spotRates = Object.fromEntries(
    ['ZAR', 'BWP', 'NAD', 'KES', 'EUR', 'GBP', 'JPY'].map((code, at) => [code, `${at + 2}.1234`]),
  )
  return { ...stored(), record: repriced(anItinerary({ segments, spotRates }), context) }
}

describe('the item of an itinerary', () => {
  test('gives back the very record', () => {
    const trip = aLongTrip()
    expect(storedItinerary(itineraryItems(trip).itinerary).record).toEqual(trip.record)
  })

  test('of 14 days and 42 lines packs into less than 4 KB, an eighth of the plain record', () => {
    const trip = aLongTrip()
    const { body } = itineraryItems(trip)
    expect(body.length).toBeLessThan(4_096 - 1_024)
    expect(body.length).toBeLessThan(JSON.stringify(trip.record).length / 8)
  })

  test('stands in flight only while work is under way', () => {
    const by = { kind: 'agent', id: 'agt_naledi', name: 'Naledi' } as const
    const work = {
      action: 'GetQuote',
      token: 't',
      since: '2026-11-20T08:00:00.000Z',
      by,
      sendNotify: false,
      total: 1,
    } as const
    expect(itineraryItems({ ...stored({ state: 'quoting' }), work }).itinerary).toMatchObject({
      gsi2pk: 'INFLIGHT',
      work,
    })
    expect(itineraryItems({ ...stored({ state: 'quote' }), work }).itinerary).not.toHaveProperty('gsi2pk')
  })

  test('that is too large to be kept is refused before it is sent', () => {
    let seed = 1
    const noise = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return String.fromCharCode(0x4e00 + (seed % 20_000))
    }
    const description = () => Array.from({ length: 2_000 }, noise).join('')
    const segments = Array.from({ length: 100 }, (_, at) => aStay({ id: `s${at}`, description: description() }))
    expect(() => itineraryItems(stored({ segments }))).toThrow(expect.objectContaining({ code: 'request.too-large' }))
  })

  test('that cannot be read is named by its key', () => {
    const lines = quietLog()
    const { itinerary } = itineraryItems(stored())
    expect(() => storedItinerary({ ...itinerary, state: 'somewhere' })).toThrow(
      expect.objectContaining({ code: 'record.malformed' }),
    )
    expect(lines.join()).toContain('itn_hartley')
  })
})
