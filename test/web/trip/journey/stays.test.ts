import { describe, expect, test } from 'vitest'
import type { RoomType } from '#shared/api/availability'
import { calendarDate } from '#shared/dates/calendar-date'
import { optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import { inTripCurrency } from '../../../../web/features/itinerary-edit/components/journey/CampChoice'
import {
  addedNights,
  nightsCode,
} from '../../../../web/features/itinerary-edit/components/journey/StretchTip'
import { patchOf } from '../../../../web/trip/edits/patch-of'
import { withEdits } from '../../../../web/trip/edits/trip-fields'
import { campOffer } from '../../../../web/trip/journey/camp-offer'
import { campWanted } from '../../../../web/trip/journey/camp-place'
import { changeStay } from '../../../../web/trip/journey/changed-stay'
import { moveEdits } from '../../../../web/trip/journey/move-stays'
import { placeCamp } from '../../../../web/trip/journey/placed-camp'
import { newStay } from '../../../../web/trip/segments/new-stay'
import {
  roomDrafts,
  roomErrors,
  roomLines,
  withKid,
  withoutRoom,
  withRoom,
} from '../../../../web/trip/segments/room-draft'
import { aStay } from '../../../shared/itinerary/builders'
import { aTrip, editsOf, jao, mombo } from '../builders'

const roomType = (code: string, over: Partial<RoomType> = {}): RoomType => ({
  optionKey: optionKeySchema.parse(`MOMBO-${code}`),
  supplierCode: supplierCodeSchema.parse('MOMBO'),
  roomTypeId: 1,
  uniqueName: code,
  name: code,
  systemType: 'Twin',
  minPax: 1,
  normalAdults: 2,
  normalChildren: 1,
  guestNormal: 3,
  minChildAge: 6,
  cost: 900,
  disabled: false,
  maxUnits: 9,
  images: [],
  ...over,
})
const twin = roomType('TENT')
const family = roomType('FAMILY', {
  systemType: 'Family',
  normalAdults: 4,
  normalChildren: 4,
  guestNormal: 6,
})
const party = { adults: 2, children: 2, childrenAges: [9, 13] }

describe('a stay on other nights', () => {
  test('has lost what its supplier said of the old ones, and the agent’s own keeps its amount', () => {
    const stay = { ...jao, bookingStatus: 'quote', mealBasis: 'FB', hideFromClient: true }
    const changed = changeStay(stay, { nights: 4 })
    expect(changed).toMatchObject({ nights: 4, hideFromClient: true, priced: false, id: 's1' })
    expect(changed).not.toHaveProperty('costAmount')
    expect([changed.availability, changed.bookingStatus, changed.mealBasis]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(changeStay({ ...jao, arrangedBy: 'Agent' }, {}).costAmount).toBe('90000.00')
  })

  test('is an edit; what stays on its days is none, and the trip’s dates follow', () => {
    const trip = aTrip()
    const { segments } = trip.itinerary
    const later = segments.map((one) =>
      one.id === 's3' ? { ...one, endDate: calendarDate('2027-06-23'), nights: 5 } : one,
    )
    const edits = moveEdits(segments, later)
    expect(Object.keys(edits)).toEqual(['segment:s3'])
    const all = editsOf({ 'segment:s3': [segments[2] ?? null, edits['segment:s3'] ?? null] })
    expect(withEdits(trip, all).itinerary.endDate).toBe('2027-06-23')
    expect(patchOf(trip, all).segments?.[2]).toMatchObject({
      endDate: '2027-06-23',
      nights: 5,
      costAmount: undefined,
    })
  })

  test('gains nights at the end that is stretched, and none when it is made shorter', () => {
    expect(addedNights(jao, { end: 'end', nights: 2 })).toEqual(['2027-06-18', '2027-06-19'])
    expect(addedNights(jao, { end: 'start', nights: 1 })).toEqual(['2027-06-14'])
    expect(addedNights(jao, { end: 'end', nights: -1 })).toEqual([])
  })

  test('needs as many rooms of a type as it has', () => {
    const nights = addedNights(jao, { end: 'end', nights: 2 })
    const days = nights.map((date, index) => ({ date, a: { 'JAO-TENT': 2 - index } }))
    const [room] = jao.rooms
    if (room === undefined) throw new Error('no room')
    expect(nightsCode(nights, [room], days)).toBe(1)
    expect(nightsCode(nights, [room, room], days)).toBe(0)
    expect(nightsCode(nights, [room], days.slice(0, 1))).toBeUndefined()
  })
})

describe('the rooms of a stay', () => {
  const rooms = [
    { ...mombo.rooms[0], optionKey: twin.optionKey, adults: 2, children: 1, childrenAges: [13] },
  ]

  test('begin with each child in the room that has its age', () => {
    const drafts = roomDrafts(rooms, party)
    expect(drafts).toMatchObject([{ adults: 2, kids: [1] }])
    expect(withoutRoom(drafts, party)).toEqual({ adults: 0, children: 1, kids: [0] })
  })

  test('give a child to one room at a time, and take it back when it is pressed again', () => {
    const two = withRoom(roomDrafts(rooms, party), twin, party, 'new')
    expect(two.map(({ kids }) => kids)).toEqual([[1], []])
    const moved = withKid(two, { key: 'new', kid: 1 })
    expect(moved.map(({ kids }) => kids)).toEqual([[], [1]])
    expect(withKid(moved, { key: 'new', kid: 1 }).map(({ kids }) => kids)).toEqual([[], []])
  })

  test('say what is wrong in the words of the specification', () => {
    const [draft] = roomDrafts(rooms, party)
    if (draft === undefined) throw new Error('no room')
    expect(roomErrors({ ...draft, adults: 0 }, twin, party)).toContain(
      'Rooms must have an adult before you can add a child',
    )
    expect(roomErrors({ ...draft, kids: [0, 1] }, twin, party)).toEqual(['At most 3 travelers'])
    expect(roomErrors({ ...draft, adults: 0, kids: [] }, twin, party)).toEqual([
      'Assign at least one traveler to this room',
    ])
    expect(roomErrors(draft, { ...twin, minChildAge: 14 }, party)).toEqual([
      'Children permitted 14 years and up',
    ])
    expect(roomErrors(draft, twin, party)).toEqual([])
  })

  test('are stored with the ages of the children in them', () => {
    const drafts = [{ key: 'a', optionKey: family.optionKey, adults: 2, kids: [0, 1] }]
    expect(roomLines(drafts, { roomTypes: [family], present: [], trip: party })).toEqual([
      {
        optionKey: 'MOMBO-FAMILY',
        roomTypeId: 1,
        systemType: 'Family',
        roomType: 'fr',
        name: 'FAMILY',
        adults: 2,
        children: 2,
        childrenAges: [9, 13],
      },
    ])
  })
})

describe('a camp that is looked for', () => {
  const trip = aTrip({ adults: 2, children: 1, childrenAges: [9] })
  const offers = [
    {
      optionKey: twin.optionKey,
      key: '',
      available: 2,
      price: 60_000,
      rateCurrency: 'USD',
      label: '',
      minChildAge: 6,
    },
  ]
  const terms = {
    rates: { land: 20 },
    agencyCode: 'MAR001',
    flags: [],
    firstPartyAgencies: undefined,
  }

  test('has the nights of the stay that it takes the place of, and keeps its id', () => {
    const wanted = campWanted(trip, { at: 'stay', segmentId: 's3' }, 2)
    expect(wanted).toMatchObject({
      startDate: '2027-06-18',
      endDate: '2027-06-21',
      instead: { id: 's3' },
    })
    if (wanted === undefined) throw new Error('nothing wanted')
    const camp = { supplierCode: twin.supplierCode, campName: 'Vumbura', rooms: [] }
    expect(newStay(wanted, camp)).toMatchObject({
      id: 's3',
      nights: 3,
      campName: 'Vumbura',
      type: 'stay',
    })
  })

  test('comes before the first night, or after the last', () => {
    expect(campWanted(trip, { at: 'start' }, 2)).toMatchObject({
      startDate: '2027-06-13',
      endDate: '2027-06-15',
    })
    expect(campWanted(trip, { at: 'end' }, 3)).toMatchObject({
      startDate: '2027-06-21',
      endDate: '2027-06-24',
    })
    expect(campWanted(trip, { at: 'stay', segmentId: 'gone' }, 1)).toBeUndefined()
  })

  test('begins an empty trip, and fills nights at its ends that nobody sleeps in', () => {
    const empty = aTrip({ segments: [] })
    expect(campWanted(empty, { at: 'end' }, 2)).toMatchObject({
      title: 'First camp',
      startDate: '2027-06-15',
      endDate: '2027-06-17',
    })
    const wide = aTrip({ startDate: '2027-06-10', endDate: '2027-06-30' })
    expect(campWanted(wide, { at: 'end' }, 2)).toMatchObject({
      startDate: '2027-06-21',
      endDate: '2027-06-23',
    })
    expect(campWanted(wide, { at: 'start' }, 2)).toMatchObject({
      startDate: '2027-06-13',
      endDate: '2027-06-15',
    })
  })

  test('takes arriving and leaving along with the end that it is put at, and gives them back', () => {
    const day = (type: string, date: string) => ({
      id: type,
      type,
      supplierCode: undefined,
      campName: undefined,
      rooms: [],
      title: type,
      startDate: date,
      endDate: date,
      nights: 0,
    })
    const segments = [
      aStay(day('entry', '2027-06-15')),
      jao,
      mombo,
      aStay(day('exit', '2027-06-21')),
    ]
    const there = aTrip({ segments })
    const wanted = campWanted(there, { at: 'end' }, 2)
    if (wanted === undefined) throw new Error('nothing wanted')
    const { edits, back, text } = placeCamp(there, wanted, {
      supplierCode: twin.supplierCode,
      campName: 'Vumbura',
      rooms: [],
    })
    expect(Object.keys(edits)).toEqual(['segment:camp-mombo-2027-06-21', 'segment:exit'])
    expect(edits['segment:exit']).toMatchObject({ startDate: '2027-06-23', endDate: '2027-06-23' })
    expect(back).toMatchObject({
      'segment:camp-mombo-2027-06-21': null,
      'segment:exit': { startDate: '2027-06-21' },
    })
    expect(text).toBe('Vumbura added.')
  })

  test('is another segment than one of the same camp that was added for the same nights and moved since', () => {
    const wanted = campWanted(trip, { at: 'end' }, 2)
    if (wanted === undefined) throw new Error('nothing wanted')
    const camp = { supplierCode: twin.supplierCode, campName: 'Vumbura', rooms: [] }
    const first = newStay(wanted, camp)
    expect(newStay({ ...wanted, segments: [...wanted.segments, first] }, camp).id).toBe(
      `${first.id}-2`,
    )
  })

  test('has rooms for everybody with a price for each, or says for whom not', () => {
    const couple = [{ adults: 2, children: 0, childrenAges: [], systemType: 'Twin' as const }]
    const facts = { roomTypes: [twin], rooms: offers }
    expect(campOffer(couple, facts, terms)).toMatchObject({
      words: 'Rooms available: 2',
      tone: 'ok',
    })
    expect(campOffer(couple, facts, terms).perPerson).toBeGreaterThan(60_000)
    const five = [{ adults: 5, children: 0, childrenAges: [] }]
    expect(campOffer(five, facts, terms)).toMatchObject({
      words: 'No room for 5 adults',
      tone: 'bad',
      perPerson: undefined,
    })
    const none = { roomTypes: [twin], rooms: offers.map((offer) => ({ ...offer, available: 0 })) }
    expect(campOffer(couple, none, terms).words).toBe('No Rooms Available')
  })

  test('is priced in the currency that the trip is sold in, in dollars where there is no rate of it', () => {
    const { exchange } = trip
    const spotRates = { ...exchange.spotRates, EUR: '0.5' }
    expect(
      inTripCurrency(45_201, { currency: 'EUR', exchange: { ...exchange, spotRates } }),
    ).toEqual({
      amount: 22_601,
      currency: 'EUR',
    })
    expect(inTripCurrency(45_201, { currency: 'XAF', exchange })).toEqual({
      amount: 45_201,
      currency: 'USD',
    })
  })

  test('shares people out as the default rooms do, where it has none as they share now', () => {
    const alone = [1, 2, 3].map(() => ({ adults: 1, children: 0, childrenAges: [] }))
    const { rooms, unmatched } = campOffer(alone, { roomTypes: [twin], rooms: offers }, terms)
    expect([rooms.map(({ adults }) => adults), unmatched]).toEqual([[2, 1], []])
    const together = [{ adults: 2, children: 2, childrenAges: [9, 13] }]
    const apart = campOffer(together, { roomTypes: [twin], rooms: offers }, terms)
    expect(apart.rooms.map(({ adults, childrenAges }) => [adults, childrenAges])).toEqual([
      [1, [9]],
      [1, [13]],
    ])
  })
})
