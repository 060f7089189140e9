import { describe, expect, test } from 'vitest'
import { fieldLabel, fieldText } from '../../../../web/trip/edits/field-words'
import { mergedWith } from '../../../../web/trip/edits/merge-edits'
import { patchOf } from '../../../../web/trip/edits/patch-of'
import { withEdits } from '../../../../web/trip/edits/trip-fields'
import { aTrip, editsOf } from '../builders'

const words = editsOf({ 'segments.s1.description': [null, 'Quiet.'] })
const picture = editsOf({ featuredImage: [null, 'art/delta/MOMBO'] })

describe('words of a stay', () => {
  test('are sent with the segments, whose rooms and dates stay', () => {
    const trip = aTrip()
    const [sent] = patchOf(trip, words).segments ?? []
    expect(sent).toMatchObject({ id: 's1', description: 'Quiet.', startDate: '2027-06-15' })
    expect(sent?.rooms).toHaveLength(1)
  })

  test('are taken away by nothing', () => {
    const trip = withEdits(aTrip(), words)
    const cleared = withEdits(trip, editsOf({ 'segments.s1.description': ['Quiet.', null] }))
    expect(cleared.itinerary.segments[0]?.description).toBeUndefined()
  })

  test('merge with another stay’s, and ask where both wrote', () => {
    const theirs = withEdits(
      aTrip({ version: 4 }),
      editsOf({ 'segments.s3.description': [null, 'Theirs.'] }),
    )
    expect(mergedWith(theirs, words).contested).toEqual([])
    const both = withEdits(
      aTrip({ version: 4 }),
      editsOf({ 'segments.s1.description': [null, 'Theirs.'] }),
    )
    expect(mergedWith(both, words).contested).toHaveLength(1)
    expect(fieldLabel('segments.s1.description', both)).toBe('Jao Camp: description')
  })
})

describe('the picture of a trip', () => {
  test('is stored among its customizations, without the rates, which are sent as rates', () => {
    const video = { video: { s3Key: 'private/video' } }
    const trip = aTrip({ params: { rooms: [], accommodationRooms: [], customizations: video } })
    expect(trip.itinerary.params.customizations?.pricingSettings).toMatchObject({ landRate: 20 })
    expect(patchOf(trip, picture)).toEqual({
      params: {
        rooms: [],
        accommodationRooms: [],
        customizations: { ...video, featuredImage: { s3Key: 'art/delta/MOMBO' } },
      },
    })
  })

  test('is given back to the stays by nothing', () => {
    const chosen = withEdits(aTrip(), picture)
    const back = withEdits(chosen, editsOf({ featuredImage: ['art/delta/MOMBO', null] }))
    expect(back.itinerary.params.customizations?.featuredImage).toBeUndefined()
    expect(fieldText('featuredImage', null, back)).toBe('automatic')
  })
})
