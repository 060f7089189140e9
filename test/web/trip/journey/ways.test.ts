import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { segmentIdSchema } from '#shared/ids/ids'
import {
  activityDraft,
  activityNote,
  nearestFirst,
} from '../../../../web/features/itinerary-edit/components/journey/ActivityOffers'
import { lockWords } from '../../../../web/features/itinerary-edit/components/LockNote'
import { journeyOf } from '../../../../web/trip/journey/journey'
import { missingWays, withMissingWays } from '../../../../web/trip/journey/missing-ways'
import { moveWords, wayToMove } from '../../../../web/trip/journey/move-words'
import { movingTogether } from '../../../../web/trip/journey/moving-together'
import {
  durationWords,
  isTakenOffer,
  offerPrice,
  offerWords,
  unitWords,
  wayEnds,
  withOffer,
} from '../../../../web/trip/journey/way-offer'
import { segmentOfDraft } from '../../../../web/trip/segments/draft-segment'
import { draftOf, emptyDraft } from '../../../../web/trip/segments/segment-draft'
import { segmentNote, segmentTimes } from '../../../../web/trip/segments/segment-words'
import { aTrip, flight, jao, mombo } from '../builders'

describe('ways between stays', () => {
  test('lead from the stay that one leaves to the one that follows', () => {
    const ends = (day: string) => {
      const { from, to } = wayEnds([jao, flight, mombo], calendarDate(day))
      return [from?.id, to?.id]
    }
    expect(ends('2027-06-18')).toEqual(['s1', 's3'])
    expect(ends('2027-06-15')).toEqual([undefined, 's1'])
    expect(ends('2027-06-21')).toEqual(['s3', undefined])
    expect(ends('2027-06-16')).toEqual(['s1', 's1'])
  })

  test('are missed between two places on one day, and not where something leads there or a night is open', () => {
    expect(missingWays([jao, flight, mombo])).toEqual([])
    expect(missingWays([jao, mombo])).toEqual([
      {
        to: mombo,
        text: 'No transfer yet from Jao Camp to Mombo Camp',
        start: { startDate: '2027-06-18' },
      },
    ])
    expect(missingWays([jao, { ...mombo, startDate: calendarDate('2027-06-19') }])).toEqual([])
    expect(missingWays([jao, { ...mombo, campName: 'Jao Camp' }])).toEqual([])
    const rows = withMissingWays(journeyOf([jao, mombo]), missingWays([jao, mombo]))
    expect(rows.map(({ kind }) => kind)).toEqual(['stay', 'missing', 'stay'])
  })

  test('are missed until they lead all the way, whichever leg was added first', () => {
    const hubOf = ({ id }: typeof jao) => (id === jao.id ? 'JAO' : 'MBO')
    const leg = (id: string, fromHubCode: string, travelHubCode: string) => ({
      ...flight,
      id: segmentIdSchema.parse(id),
      fromHubCode,
      travelHubCode,
    })
    const first = leg('w1', 'JAO', 'MUB')
    const last = leg('w2', 'MUB', 'MBO')
    const missed = (...legs: readonly (typeof flight)[]) =>
      missingWays([jao, ...legs, mombo], hubOf)
    expect(missed(first)).toMatchObject([
      {
        text: 'Transfers from Jao Camp to Mombo Camp don’t connect yet',
        start: { startDate: '2027-06-18', fromHubCode: 'MUB', travelHubCode: 'MBO' },
      },
    ])
    expect(missed(last)).toMatchObject([{ start: { fromHubCode: 'JAO', travelHubCode: 'MUB' } }])
    expect(missed(last, first)).toEqual([])
    expect(missed(leg('w1', 'JAO', 'MBO'))).toEqual([])
    expect(missed({ ...first, fromHubCode: undefined })).toEqual([])
  })

  test('show where they lead beside a name of their own', () => {
    const named = {
      ...flight,
      title: 'Over the delta',
      flightNumber: 'KQ 764',
      location: 'Maun to Jao',
    }
    expect(segmentNote(named)).toBe('KQ 764 · Maun to Jao')
    expect(segmentNote({ ...named, title: 'Maun to Jao' })).toBe('KQ 764')
  })

  test('show their hours, a day later when they arrive then, and the number of the flight', () => {
    const night = {
      ...flight,
      departureTime: '22:40',
      arrivalTime: '01:05',
      nights: 1,
      flightNumber: 'KQ 764',
    }
    expect(segmentTimes(night)).toBe('22:40 – 01:05 +1')
    expect(segmentTimes({ ...flight, departureTime: '08:00' })).toBe('08:00')
    expect(segmentTimes(flight)).toBe('')
    expect(segmentNote(night)).toBe('KQ 764 · Charter, 15 min')
    expect(segmentNote({ ...night, title: 'Home, KQ 764 from Nairobi' })).toBe(
      'KQ 764 from Nairobi',
    )
  })

  test('are taken as they are offered, and arrive when they would', () => {
    const draft = { ...emptyDraft(aTrip(), 'road'), departureTime: '22:30' }
    const offer = {
      type: 'chartered',
      minutes: 105,
      costAmount: '640.00',
      currency: 'USD',
    } as const
    expect(withOffer(draft, offer, 2)).toEqual({
      kind: 'chartered',
      isOwn: false,
      cost: '640.00',
      currency: 'USD',
      offer: { cost: '640.00', travelers: 2 },
      arrivalTime: '00:15',
      arrivesLater: 1,
    })
    expect(withOffer({ ...draft, departureTime: '' }, offer, 2)).not.toHaveProperty('arrivalTime')
    expect(isTakenOffer({ ...draft, kind: 'chartered', cost: '640.00' }, offer)).toBe(true)
    expect([25, 60, 65, 600].map(durationWords)).toEqual(['25 min', '1 h', '1 h 05', '10 h'])
  })
})

describe('a flight of the catalogue', () => {
  const draft = emptyDraft(aTrip(), 'road', { fromHubCode: 'MUB', travelHubCode: 'KHW' })
  const connection = {
    code: 'MUB-KHW-1',
    operator: 'Okavango Hopper',
    unitCost: '245.00',
    costPer: 'person' as const,
    count: 2,
    flightNumber: 'OH 21',
    departureTime: '23:30',
    arrivalTime: '00:05',
    luggage: '20 kg in soft bags',
  }
  const offer = {
    type: 'scheduled' as const,
    from: 'MUB',
    to: 'KHW',
    fromName: 'Maun',
    toName: 'Khwai',
    kilometres: 92,
    minutes: 35,
    costAmount: '490.00',
    currency: 'USD',
    connection,
  }

  test('is taken with its number, its times, who flies it and what may be taken along', () => {
    const taken = { ...draft, ...withOffer(draft, offer, 2) }
    expect(taken).toMatchObject({
      kind: 'scheduled',
      cost: '490.00',
      flightNumber: 'OH 21',
      departureTime: '23:30',
      arrivalTime: '00:05',
      arrivesLater: 1,
      description: 'Operated by Okavango Hopper. Luggage: 20 kg in soft bags.',
    })
    expect(isTakenOffer(taken, offer)).toBe(true)
    expect(isTakenOffer({ ...taken, departureTime: '09:30' }, offer)).toBe(false)
  })

  test('is remembered with its travelers, also when it is opened again, until another cost is entered', () => {
    const taken = { ...draft, ...withOffer(draft, offer, 2) }
    const segment = segmentOfDraft(taken, { id: 'hand-1' })
    if (segment === undefined) throw new Error('The draft is not valid')
    expect(segment.pricedFor).toBe(2)
    const opened = draftOf(segment, { kind: 'scheduled', currency: 'USD' })
    expect(segmentOfDraft(opened, { id: 'hand-1', present: segment })?.pricedFor).toBe(2)
    const agreed = segmentOfDraft({ ...opened, cost: '450' }, { id: 'hand-1', present: segment })
    expect(agreed).toMatchObject({ costAmount: '450', pricedFor: undefined })
  })

  test('leaves what the agent wrote, and takes its own words with it when another way is taken', () => {
    const own = { ...draft, description: 'By way of Xakanaxa' }
    expect(withOffer(own, offer, 2)).not.toHaveProperty('description')
    const taken = { ...draft, ...withOffer(draft, offer, 2) }
    const estimate = { type: 'road', minutes: 180, costAmount: '300.00', currency: 'USD' } as const
    expect(withOffer(taken, estimate, 2)).toMatchObject({ description: '', flightNumber: '' })
    expect(withOffer(own, estimate, 2)).not.toHaveProperty('description')
  })

  test('says its operator, hours and luggage, and what its price buys', () => {
    expect(offerWords(offer)).toEqual({
      title: 'Okavango Hopper, OH 21',
      facts: ['23:30 to 00:05', '35 min'],
      luggage: '20 kg in soft bags',
    })
    expect(unitWords(offer)).toBe('USD 245.00 per person')
    const drive = { ...connection, costPer: 'vehicle' as const, unitCost: '190.00', seats: 6 }
    expect(unitWords({ ...offer, connection: drive })).toBe('USD 190.00 per vehicle, 2 needed')
    expect(unitWords({ ...offer, connection: { ...drive, count: 1 } })).toBe(
      'USD 190.00 per vehicle',
    )
    expect(unitWords({ ...offer, connection: { ...drive, seats: undefined } })).toBe(
      'USD 190.00 per vehicle, seats not listed',
    )
    const childSeats = (...seats: readonly (readonly [string, number])[]) =>
      unitWords({
        ...offer,
        connection: {
          ...connection,
          childSeats: seats.map(([unitCost, count]) => ({ unitCost, count })),
        },
      })
    expect(childSeats(['183.75', 1])).toBe('USD 245.00 per person, 1 child at USD 183.75')
    expect(childSeats(['122.50', 2], ['0.00', 1])).toBe(
      'USD 245.00 per person, 2 children at USD 122.50, 1 child free',
    )
  })

  test('is told apart from a way that is estimated', () => {
    const { connection: _listed, ...estimate } = { ...offer, type: 'road' as const }
    expect(offerWords(estimate)).toEqual({
      title: 'By road',
      facts: ['35 min', '92 km', 'estimated price'],
    })
    expect(unitWords(estimate)).toBeUndefined()
  })
})

describe('a stay that is carried', () => {
  test('is named with those that share its nights', () => {
    const beside = { ...mombo, startDate: jao.startDate, endDate: jao.endDate }
    expect(movingTogether(jao, [jao, flight, mombo])).toBe('Jao Camp')
    expect(movingTogether(jao, [jao, beside])).toBe('Jao Camp and Mombo Camp')
  })
})

describe('activities', () => {
  const boat = {
    optionKey: 'BWCHO-BOAT3',
    name: 'By boat',
    countryRegionCode: 'BW-CHO',
    regionName: 'Chobe',
  }
  const activity = {
    ...boat,
    cost: '780.00',
    currency: 'BWP',
    durationMinutes: 180,
    minChildAge: 6,
  }
  const party = { adults: 2, children: 1, childrenAges: [5] }

  test('cost what all of the party pays', () => {
    expect(activityDraft(activity, party)).toMatchObject({
      title: 'By boat',
      cost: '2340.00',
      currency: 'BWP',
      minAge: '6',
    })
  })

  test('say their price with its thousands apart, in the minor units of its currency', () => {
    expect(offerPrice('7052.80', 'USD')).toBe('USD 7,052.80')
    expect(offerPrice('125000', 'JPY')).toBe('JPY 125,000')
  })

  test('say how long, how much, where, and who is too young', () => {
    expect(activityNote(activity, party, 'BW-OKA')).toBe(
      '3 h · BWP 780.00 per person · Chobe · Children permitted 6 years and up',
    )
    expect(activityNote(activity, { ...party, children: 0 }, 'BW-CHO')).toBe(
      '3 h · BWP 780.00 per person',
    )
  })

  test('of the region come first, and those that are not offered any more never', () => {
    const far = { ...activity, optionKey: 'A', countryRegionCode: 'BW-OKA' }
    const gone = { ...activity, optionKey: 'B', disabled: true }
    expect(nearestFirst([activity, far, gone], 'BW-OKA').map(({ optionKey }) => optionKey)).toEqual(
      ['A', 'BWCHO-BOAT3'],
    )
  })
})

describe('why the journey cannot be changed', () => {
  test('is said by state, with what would let it', () => {
    expect(lockWords(aTrip())).toBeUndefined()
    expect(lockWords(aTrip({ state: 'provisional' }))).toBe(
      'Rooms are held, so stays, flights and transfers can’t be changed. Requote to change them.',
    )
    expect(lockWords(aTrip({ state: 'confirmed' }))).toContain(
      'stays, flights, transfers and activities can’t be changed',
    )
    expect(lockWords(aTrip({ state: 'holding' }))).toBe(
      'Holding: stays can’t be changed until suppliers answer.',
    )
    expect(lockWords(aTrip({ state: 'cancelled' }))).toBe(
      'This trip is cancelled and can’t be changed.',
    )
  })

  test('and how it gets to other dates all the same', () => {
    const way = (state: 'estimate' | 'quote' | 'provisional' | 'holding' | 'cancelled') =>
      wayToMove(aTrip({ state }))
    expect(way('estimate')).toBe('move')
    expect(way('quote')).toBe('quote')
    expect(way('provisional')).toBe('requote')
    expect([way('holding'), way('cancelled')]).toEqual([undefined, undefined])
    expect(
      moveWords(aTrip({ state: 'provisional', bookingReference: 'WND-1' }), 'requote').note,
    ).toContain('WND-1')
    expect(moveWords(aTrip({ state: 'cancelled' }), undefined).block).toBe(
      'The trip is cancelled, so its dates can’t be changed.',
    )
  })
})
