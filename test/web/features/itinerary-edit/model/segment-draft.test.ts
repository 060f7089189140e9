import { describe, expect, test } from 'vitest'
import { segmentInput } from '#shared/itinerary/segment'
import { draftKinds, draftKindsOf } from '../../../../../web/features/itinerary-edit/model/draft-kinds'
import { patchOf } from '../../../../../web/features/itinerary-edit/model/patch-of'
import {
  draftErrors,
  draftOf,
  emptyDraft,
  segmentOfDraft,
} from '../../../../../web/features/itinerary-edit/model/segment-draft'
import { stretchedAtStart } from '../../../../../web/features/itinerary-edit/model/stretched'
import { aTrip, editsOf, flight } from '../builders'

const trip = aTrip()
const region = { regionCode: 'OKA', regionName: 'Okavango Delta', country: 'Botswana' }
const filled = (kind: (typeof draftKinds)[number]) => ({
  ...emptyDraft(trip, kind),
  ...{ title: 'Jao to Mombo', cost: '1,250.50', region },
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

  test('is refused field by field', () => {
    const empty = { ...emptyDraft(trip, 'stay'), endDate: emptyDraft(trip, 'stay').startDate, cost: '12 apples' }
    expect(Object.keys(draftErrors(empty)).sort()).toEqual(['cost', 'endDate', 'region', 'title'])
    expect(draftErrors({ ...filled('price'), cost: '' })).toHaveProperty('cost')
    expect(segmentOfDraft(empty, { id: 'hand-1' })).toBeUndefined()
  })

  test('keeps what the form does not ask when one is changed', () => {
    const present = trip.itinerary.segments.find(({ id }) => id === flight.id)
    if (present === undefined) throw new Error('no flight')
    const draft = { ...draftOf(present, { kind: 'chartered', currency: 'USD' }), cost: '410' }
    const changed = segmentOfDraft(draft, { id: present.id, present })
    expect(changed).toEqual({ ...present, costAmount: '410', arrangedBy: 'DMC' })
    expect(patchOf(trip, editsOf({ 'segment:s2': [present, changed ?? null] })).segments?.[1]?.costAmount).toBe('410')
  })

  test('is offered only where the state allows its kind', () => {
    expect(draftKindsOf(trip)).toContain('stay')
    expect(draftKindsOf(aTrip({ state: 'provisional' }))).not.toContain('stay')
    expect(draftKindsOf(aTrip({ state: 'cancelled' }))).toEqual([])
  })
})

describe('a stay stretched at its start', () => {
  const dates = (nights: number) => {
    const { startDate, endDate, segments } = stretchedAtStart(trip.itinerary, { segmentId: 's3', nights })
    return [startDate, endDate, ...segments.map((one) => `${one.startDate} ${one.endDate} ${one.nights}`)]
  }

  test('moves what comes before it, and leaves what comes after', () => {
    expect(dates(1)).toEqual([
      ...['2027-06-14', '2027-06-21'],
      ...['2027-06-14 2027-06-17 3', '2027-06-17 2027-06-17 0', '2027-06-17 2027-06-21 4'],
    ])
  })

  test('goes back by as much, and never below one night', () => {
    expect(dates(-1)[0]).toBe('2027-06-16')
    expect(dates(-3)[0]).toBe('2027-06-15')
  })
})
