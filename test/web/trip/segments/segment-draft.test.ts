import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { segmentInput } from '#shared/itinerary/segment'
import { patchOf } from '../../../../web/trip/edits/patch-of'
import { draftErrors } from '../../../../web/trip/segments/draft-errors'
import { draftKinds, draftKindsOf, kindsFor } from '../../../../web/trip/segments/draft-kinds'
import { segmentOfDraft } from '../../../../web/trip/segments/draft-segment'
import { draftAs, draftOf, emptyDraft } from '../../../../web/trip/segments/segment-draft'
import { aTrip, editsOf, flight, jao, mombo } from '../builders'

const trip = aTrip()
const region = { regionCode: 'OKA', regionName: 'Okavango Delta', country: 'Botswana' }
const filled = (kind: (typeof draftKinds)[number]) => ({
  ...emptyDraft(trip, kind),
  title: 'Jao to Mombo',
  cost: '1,250.50',
  region,
})

describe('a segment typed by hand', () => {
  test.each(draftKinds)('is one that the server takes: %s', (kind) => {
    const segment = segmentOfDraft(filled(kind), { id: 'hand-1' })
    if (segment === undefined) throw new Error('no segment')
    const sent = patchOf(trip, editsOf({ 'segment:hand-1': [null, segment] })).segments?.find(
      ({ id }) => id === 'hand-1',
    )
    expect(segmentInput.safeParse(sent).error).toBeUndefined()
    expect(sent).toMatchObject({ type: kind, costAmount: '1250.50' })
  })

  test('begins, for a stay, with the nights that nobody has a bed for, or after the trip', () => {
    expect(emptyDraft(trip, 'stay')).toMatchObject({
      startDate: '2027-06-21',
      endDate: '2027-06-22',
    })
    const open = aTrip({
      segments: [{ ...jao, endDate: calendarDate('2027-06-16'), nights: 1 }, mombo],
    })
    expect(emptyDraft(open, 'stay')).toMatchObject({
      startDate: '2027-06-16',
      endDate: '2027-06-18',
    })
    expect(emptyDraft(aTrip({ segments: [] }), 'stay')).toMatchObject({ startDate: '2027-06-15' })
  })

  test('gets the days of its new kind, unless others were chosen', () => {
    const service = emptyDraft(trip, 'service')
    expect(draftAs(trip, service, 'stay')).toMatchObject({
      kind: 'stay',
      startDate: '2027-06-21',
      endDate: '2027-06-22',
    })
    expect(draftAs(trip, { ...service, endDate: '2027-06-17' }, 'stay')).toEqual({ kind: 'stay' })
  })

  test('says line by line what is included, of a stay and of what is done there, and is asked for it again', () => {
    const typed = { ...filled('stay'), extras: ' Breakfast \n\nLaundry\nBreakfast' }
    const stay = segmentOfDraft(typed, { id: 'hand-1' })
    if (stay === undefined) throw new Error('no stay')
    expect(stay.extras).toEqual(['Breakfast', 'Laundry'])
    expect(draftOf(stay, { kind: 'stay', currency: 'USD' }).extras).toBe('Breakfast\nLaundry')
    const emptied = segmentOfDraft({ ...typed, extras: '' }, { id: 'hand-1', present: stay })
    expect(emptied?.extras).toEqual([])
    expect(segmentOfDraft({ ...typed, kind: 'service' }, { id: 'hand-1' })?.extras).toHaveLength(2)
    expect(draftErrors({ ...typed, extras: 'a'.repeat(201) })).toHaveProperty('extras')
    expect(
      draftErrors({
        ...typed,
        extras: Array.from({ length: 51 }, (_, at) => `line ${at}`).join('\n'),
      }),
    ).toEqual({
      extras: 'At most 50 lines',
    })
  })

  test('keeps what is noted of a segment whose form does not ask for it', () => {
    const present = { ...flight, extras: ['Meal on board'] }
    const draft = draftOf(present, { kind: 'scheduled', currency: 'USD' })
    expect(segmentOfDraft(draft, { id: present.id, present })?.extras).toEqual(['Meal on board'])
  })

  test('is refused field by field', () => {
    const empty = {
      ...emptyDraft(trip, 'stay'),
      endDate: emptyDraft(trip, 'stay').startDate,
      cost: '12 apples',
    }
    expect(Object.keys(draftErrors(empty)).sort()).toEqual(['cost', 'endDate', 'region', 'title'])
    expect(draftErrors({ ...filled('price'), cost: '' })).toHaveProperty('cost')
    expect(segmentOfDraft(empty, { id: 'hand-1' })).toBeUndefined()
  })

  test('may begin and end at one airstrip when it has a name of its own, but for a scheduled flight', () => {
    const round = (kind: 'road' | 'scheduled' | 'chartered', title: string) =>
      draftErrors({ ...filled(kind), title, fromHubCode: 'MUB', travelHubCode: 'MUB' })
    expect(round('road', 'Jao to Kwetsani')).toEqual({})
    expect(round('road', '')).toEqual({ title: 'Enter a name' })
    expect(round('chartered', 'Over the delta')).toEqual({})
    expect(round('scheduled', 'SA 1245')).toEqual({
      travelHubCode: 'Must differ from the departure point',
    })
  })

  test('keeps what the form does not ask when one is changed', () => {
    const present = trip.itinerary.segments.find(({ id }) => id === flight.id)
    if (present === undefined) throw new Error('no flight')
    const draft = { ...draftOf(present, { kind: 'chartered', currency: 'USD' }), cost: '410' }
    const changed = segmentOfDraft(draft, { id: present.id, present })
    expect(changed).toEqual({ ...present, costAmount: '410', arrangedBy: 'DMC' })
    expect(
      patchOf(trip, editsOf({ 'segment:s2': [present, changed ?? null] })).segments?.[1]
        ?.costAmount,
    ).toBe('410')
  })

  test('leads between airports: named by them, with a flight, its hours, and the day on which it arrives', () => {
    const way = {
      ...filled('scheduled'),
      title: '',
      fromHubCode: 'MUB',
      travelHubCode: 'JNB',
      flightNumber: ' SA 1245 ',
      departureTime: '22:40' as const,
      arrivalTime: '01:05' as const,
      arrivesLater: 1,
      flightStatus: 'delayed' as const,
      region: undefined,
    }
    const names: Readonly<Record<string, string>> = { MUB: 'Maun', JNB: 'Johannesburg' }
    const segment = segmentOfDraft(way, { id: 'hand-1', hubName: (code) => names[code] ?? code })
    expect(segment).toMatchObject({
      title: 'Maun to Johannesburg',
      fromHubCode: 'MUB',
      travelHubCode: 'JNB',
      flightNumber: 'SA 1245',
      startDate: '2027-06-15',
      endDate: '2027-06-16',
      nights: 1,
      departureTime: '22:40',
      arrivalTime: '01:05',
      flightStatus: 'delayed',
    })
    if (segment === undefined) throw new Error('no segment')
    expect(draftOf(segment, { kind: 'scheduled', currency: 'USD' })).toMatchObject({
      ...way,
      endDate: '2027-06-16',
      flightNumber: 'SA 1245',
      cost: '1250.50',
    })
    expect(draftErrors({ ...way, departureTime: '25:00', fromHubCode: '' })).toMatchObject({
      departureTime: 'Enter a time like 07:10',
      title: 'Enter a name',
    })
  })

  test('goes on telling where it leads when it gets a name', () => {
    const way = {
      ...filled('chartered'),
      title: 'Over the delta',
      fromHubCode: 'MUB',
      travelHubCode: 'JAO',
    }
    expect(segmentOfDraft(way, { id: 'hand-1' })).toMatchObject({
      title: 'Over the delta',
      location: 'MUB to JAO',
    })
  })

  test('does not arrive before it leaves, but for the hour that a flight may gain by the clocks', () => {
    const at = (kind: 'road' | 'scheduled', arrivalTime: string, arrivesLater = 0) =>
      draftErrors({ ...filled(kind), departureTime: '10:00', arrivalTime, arrivesLater })
        .arrivalTime
    expect(at('road', '09:59')).toBe('Arrival must be after departure')
    expect(at('scheduled', '08:45')).toBe('Arrival must be after departure')
    expect([at('scheduled', '09:50'), at('road', '09:00', 1), at('road', '10:30')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('keeps of a way what another kind has not: a drive has no flight number', () => {
    const drive = {
      ...filled('road'),
      flightNumber: 'SA 1245',
      flightStatus: 'landed',
      departureTime: '08:00',
    } as const
    const made = segmentOfDraft(drive, { id: 'hand-1' })
    expect([made?.flightNumber, made?.flightStatus, made?.departureTime]).toEqual([
      undefined,
      undefined,
      '08:00',
    ])
  })

  test('may be charged to the client although the agent books it, and hidden', () => {
    const own = { ...filled('service'), isOwn: true, isCharged: true, isHidden: true }
    expect(segmentOfDraft(own, { id: 'h' })).toMatchObject({
      arrangedBy: 'Agent',
      chargeable: true,
      hideFromClient: true,
    })
    expect(segmentOfDraft({ ...own, isOwn: false }, { id: 'h' })?.chargeable).toBeUndefined()
  })

  test('stays what it is when it is edited; only a way may become another way', () => {
    expect(kindsFor(flight)).toEqual(['scheduled', 'chartered', 'flight', 'road'])
    expect(kindsFor({ ...flight, type: 'entry' })).toEqual(['entry'])
    expect(kindsFor({ ...flight, type: 'cruise' })).toEqual([])
  })

  test('is offered only where the state allows its kind', () => {
    expect(draftKindsOf(trip)).toContain('stay')
    expect(draftKindsOf(aTrip({ state: 'provisional' }))).not.toContain('stay')
    expect(draftKindsOf(aTrip({ state: 'cancelled' }))).toEqual([])
  })
})
