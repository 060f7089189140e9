import { describe, expect, test } from 'vitest'
import { maxOfTrip, withPrintedPictures } from '../../../functions/paper/papers/printed-pictures'
import { picturesOf } from '../../../functions/paper/papers/trip-paper'
import { aLongTrip, theLongestTrip } from './long-trip'

const countsOf = (view: ReturnType<typeof aLongTrip>): number[] =>
  withPrintedPictures(view).chapters.flatMap(({ parts }) =>
    parts.map(({ pictures }) => pictures.length),
  )

describe('pictures on paper', () => {
  test('are all there for a usual trip', () => {
    const view = aLongTrip({ parts: 28, parties: 0 })
    expect(withPrintedPictures(view)).toEqual(view)
  })

  test('become fewer of each stay in a long trip', () => {
    const view = aLongTrip({ parts: 100, parties: 0 })
    const counts = countsOf(view).filter((count) => count > 0)
    expect(counts).toHaveLength(50)
    expect(new Set(counts)).toEqual(new Set([1]))
  })

  test('end after the sixtieth stay of the longest trip, and no others are read', () => {
    const view = theLongestTrip()
    const counts = countsOf(view)
    expect(counts.slice(0, maxOfTrip).every((count) => count === 1)).toBe(true)
    expect(counts.slice(maxOfTrip).every((count) => count === 0)).toBe(true)
    expect(picturesOf(view).length).toBeLessThan(maxOfTrip + 10)
  })
})
