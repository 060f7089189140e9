import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween } from '#shared/dates/calendar-date'
import { tripGaps } from '#shared/itinerary/gaps'
import { reorderStays } from '#shared/itinerary/reorder-stays'
import { stayBlocks } from '#shared/itinerary/stay-blocks'
import { anyTrip, daysOf, segmentOf } from './trip-of-days'

const cape = segmentOf({ id: 'cape', from: 0, nights: 3 })
const drive = segmentOf({ id: 'drive', type: 'service', from: 1, nights: 0 })
const toJao = segmentOf({ id: 'to-jao', type: 'scheduled', from: 3, nights: 0 })
const jao = segmentOf({ id: 'jao', from: 3, nights: 2 })
const toMombo = segmentOf({ id: 'to-mombo', type: 'chartered', from: 5, nights: 0 })
const mombo = segmentOf({ id: 'mombo', from: 6, nights: 4 })
const home = segmentOf({ id: 'home', type: 'exit', from: 10, nights: 0 })
const guide = segmentOf({ id: 'guide', type: 'service', from: 0, nights: 10 })
const trip = [cape, drive, toJao, jao, toMombo, mombo, home, guide]

describe('reorderStays', () => {
  test('puts a stay before others: they begin later by its nights, and what is done during a stay goes with it', () => {
    const { segments } = reorderStays(trip, { segmentId: 'mombo', to: 0 })
    expect(daysOf(segments)).toEqual([
      'cape 06-05 06-08',
      'drive 06-06 06-06',
      'to-jao 06-05 06-05',
      'jao 06-09 06-11',
      'to-mombo 06-08 06-08',
      'mombo 06-01 06-05',
      'home 06-11 06-11',
      'guide 06-01 06-11',
    ])
  })

  test('names the ways that now lead between other stays than they were made for', () => {
    const ids = (to: number) =>
      reorderStays(trip, { segmentId: 'mombo', to }).waysToCheck.map(({ id }) => id)
    expect(ids(0)).toEqual(['to-jao', 'to-mombo', 'home'])
    expect(ids(1)).toEqual(['to-jao', 'to-mombo', 'home'])
  })

  test('keeps open nights between the same places of the order', () => {
    const { segments } = reorderStays([cape, jao, mombo], { segmentId: 'cape', to: 2 })
    expect(daysOf(segments)).toEqual(['cape 06-08 06-11', 'jao 06-01 06-03', 'mombo 06-03 06-07'])
    expect(tripGaps(segments)).toMatchObject([{ startDate: '2027-06-07', nights: 1 }])
  })

  test('moves stays that share nights together', () => {
    const other = segmentOf({ id: 'villa', from: 4, nights: 1 })
    const { segments } = reorderStays([cape, jao, other, mombo], { segmentId: 'villa', to: 0 })
    expect(daysOf(segments)).toEqual([
      'cape 06-03 06-06',
      'jao 06-01 06-03',
      'villa 06-02 06-03',
      'mombo 06-07 06-11',
    ])
  })

  test('leaves everything alone when the stay is there already, or is not one', () => {
    for (const move of [
      { segmentId: 'jao', to: 1 },
      { segmentId: 'drive', to: 0 },
      { segmentId: 'mombo', to: 9 },
    ]) {
      expect(reorderStays(trip, move)).toEqual({ segments: trip, waysToCheck: [] })
    }
  })

  test('keeps every length, the first and the last night, and the number of open nights; there and back is none', () => {
    fc.assert(
      fc.property(anyTrip, fc.nat(5), fc.nat(5), (segments, from, to) => {
        const blocks = stayBlocks(segments)
        const [which, place] = [from % blocks.length, to % blocks.length]
        const segmentId = blocks[which]?.stays[0]?.id ?? ''
        const { segments: after } = reorderStays(segments, { segmentId, to: place })
        const lengths = (all: typeof segments) =>
          all.map((one) => daysBetween(one.startDate, one.endDate))
        const [was, is] = [stayBlocks(segments), stayBlocks(after)]
        expect(lengths([...after])).toEqual(lengths(segments))
        expect(is[place]?.stays[0]?.id).toBe(segmentId)
        expect([is[0]?.startDate, is.at(-1)?.endDate]).toEqual([
          was[0]?.startDate,
          was.at(-1)?.endDate,
        ])
        expect(tripGaps([...after]).map(({ nights }) => nights)).toEqual(
          tripGaps(segments).map(({ nights }) => nights),
        )
        expect(reorderStays(after, { segmentId, to: which }).segments).toEqual(segments)
      }),
    )
  })
})
