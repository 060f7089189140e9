import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/dates/calendar-date'
import { maxNights } from '#shared/itinerary/trip-dates'
import { placeErrors } from '../../../../web/features/itinerary-edit/components/journey/segment-form'
import { draftOf, emptyDraft } from '../../../../web/trip/segments/segment-draft'
import { aTrip, mombo } from '../builders'

const { itinerary, ...trip } = aTrip()
const place = { itinerary, id: 'hand-1' }
const service = emptyDraft({ ...trip, itinerary }, 'service')
const longest = addDays(itinerary.startDate, maxNights)

describe('the days of a draft in its trip', () => {
  test('may make it as long as the server allows, and no longer', () => {
    expect(placeErrors({ ...service, endDate: longest }, place)).toEqual({})
    expect(placeErrors({ ...service, endDate: addDays(longest, 1) }, place)).toEqual({
      endDate: 'The trip would be 367 nights; the maximum is 366',
    })
  })

  test('are refused at the first day when that alone is too far away', () => {
    const far = { ...service, startDate: '1999-01-01', endDate: '1999-01-01' }
    expect(placeErrors(far, place)).toEqual({
      startDate: 'The trip would be 10,398 nights; the maximum is 366',
    })
  })

  test('count the day on which a way arrives', () => {
    const way = { ...emptyDraft({ ...trip, itinerary }, 'scheduled'), startDate: longest }
    expect(placeErrors(way, place)).toEqual({})
    expect(placeErrors({ ...way, arrivesLater: 1 }, place)).toHaveProperty('endDate')
  })

  test('are judged without the segment that is changed: a trip of one stay moves with it', () => {
    const moved = {
      ...draftOf(mombo, { kind: 'stay', currency: 'USD' }),
      startDate: '2029-01-01',
      endDate: '2029-01-04',
    }
    expect(placeErrors(moved, { itinerary, id: mombo.id })).toHaveProperty('startDate')
    const alone = aTrip({ segments: [mombo], startDate: mombo.startDate, endDate: mombo.endDate })
    expect(placeErrors(moved, { itinerary: alone.itinerary, id: mombo.id })).toEqual({})
  })

  test('wait for being days in order', () => {
    expect(placeErrors({ ...service, startDate: '' }, place)).toEqual({})
    expect(placeErrors({ ...service, endDate: '1999-01-01' }, place)).toEqual({})
  })
})
