import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dateMapOf,
  removeSegment,
  type SegmentChange,
  type StaySegment,
  sortedSegments,
  takeDays,
  toggleDay,
} from '#shared/calendar/segment-machine'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { asRuns, type Cells, lockCells, origin, runsOf, toggleCell, toggled } from './segment-model'

const day = (number: number) => addDays(origin, number)
const aSegment = (overrides: Partial<StaySegment> & { from: number; to: number }): StaySegment => {
  const { from, to, ...rest } = overrides
  return {
    id: 'a',
    supplierCode: 'JAO',
    startDate: day(from),
    endDate: day(to),
    locked: false,
    ...rest,
  }
}
const click = (segments: readonly StaySegment[], number: number, supplierCode = 'JAO') =>
  toggled(segments, { day: number, supplierCode, id: 'new' })

describe('toggleDay', () => {
  test('a free day makes a segment of one night', () => {
    expect(click([], 3)).toEqual({
      segments: [aSegment({ id: 'new', from: 3, to: 4 })],
      change: 'new',
    })
  })

  test('the day after an unlocked segment grows it', () => {
    expect(click([aSegment({ from: 3, to: 5 })], 5)).toEqual({
      segments: [aSegment({ from: 3, to: 6 })],
      change: 'grown',
    })
  })

  test('the day before an unlocked segment grows it', () => {
    expect(click([aSegment({ from: 3, to: 5 })], 2)).toEqual({
      segments: [aSegment({ from: 2, to: 5 })],
      change: 'grown',
    })
  })

  test('the day between two merges them, and the earlier one is kept', () => {
    const two = [aSegment({ from: 1, to: 3 }), aSegment({ id: 'b', from: 4, to: 6 })]
    expect(click(two, 3)).toEqual({ segments: [aSegment({ from: 1, to: 6 })], change: 'merged' })
  })

  test('an edge day shrinks', () => {
    const three = [aSegment({ from: 1, to: 4 })]
    expect(click(three, 1)).toEqual({ segments: [aSegment({ from: 2, to: 4 })], change: 'shrunk' })
    expect(click(three, 3)).toEqual({ segments: [aSegment({ from: 1, to: 3 })], change: 'shrunk' })
  })

  test('a middle day splits, and the later half gets the new id', () => {
    expect(click([aSegment({ from: 1, to: 5 })], 2)).toEqual({
      segments: [aSegment({ from: 1, to: 2 }), aSegment({ id: 'new', from: 3, to: 5 })],
      change: 'split',
    })
  })

  test('the only day removes', () => {
    expect(click([aSegment({ from: 1, to: 2 })], 1)).toEqual({ segments: [], change: 'removed' })
  })

  test('a day of another supplier is ignored, and the very same array comes back', () => {
    const taken = [aSegment({ from: 1, to: 4 })]
    expect(click(taken, 2, 'MOMBO')).toEqual({ segments: taken, change: 'ignored' })
    expect(click(taken, 2, 'MOMBO').segments).toBe(taken)
  })

  test('a locked segment stands, and its neighbour does not merge with it', () => {
    const locked = [aSegment({ from: 1, to: 4, locked: true })]
    expect(click(locked, 2).change).toBe('ignored')
    expect(click(locked, 4).segments).toEqual([...locked, aSegment({ id: 'new', from: 4, to: 5 })])
  })

  test('keeps what else a segment says', () => {
    const named = { ...aSegment({ from: 1, to: 2 }), title: 'Aunt Wanjiru' }
    const { segments } = toggleDay([named], {
      date: day(2),
      supplierCode: 'JAO',
      newId: () => 'new',
      create: () => named,
    })
    expect(segments).toEqual([{ ...named, endDate: day(3) }])
  })
})

describe('takeDays', () => {
  const take = (segments: readonly StaySegment[], numbers: readonly number[]) => {
    let count = 0
    return takeDays(segments, {
      dates: numbers.map(day),
      supplierCode: 'JAO',
      newId() {
        count += 1
        return `new ${count}`
      },
      create: (nights) => ({ ...nights, supplierCode: 'JAO', locked: false }),
    })
  }

  test('makes one stay of a range, in either direction, and joins what it touches', () => {
    const stay = [aSegment({ id: 'new 1', from: 2, to: 6 })]
    expect(take([], [2, 3, 4, 5])).toEqual(stay)
    expect(take([], [5, 4, 3, 2])).toEqual(stay)
    const two = [aSegment({ from: 1, to: 3 }), aSegment({ id: 'b', from: 5, to: 6 })]
    expect(take(two, [2, 3, 4, 5])).toEqual([aSegment({ from: 1, to: 6 })])
  })

  test('never takes a day from anybody, nor gives one of its own up', () => {
    const others = [
      aSegment({ from: 1, to: 3, supplierCode: 'MOMBO' }),
      aSegment({ id: 'b', from: 3, to: 5, locked: true }),
    ]
    expect(take(others, [1, 2, 3, 4, 5])).toEqual([
      ...others,
      aSegment({ id: 'new 1', from: 5, to: 6 }),
    ])
    expect(take(others, [1, 2, 3, 4])).toBe(others)
  })
})

/** What a change does to the number of segments and of nights. */
const effects: Record<SegmentChange, { segments: number; nights: number }> = {
  new: { segments: 1, nights: 1 },
  grown: { segments: 0, nights: 1 },
  merged: { segments: -1, nights: 1 },
  shrunk: { segments: 0, nights: -1 },
  split: { segments: 1, nights: -1 },
  removed: { segments: -1, nights: -1 },
  ignored: { segments: 0, nights: 0 },
}

/**
 * Compares one step with the reference; returns a sentence when they differ (an expect per step
 * would cost minutes).
 */
function difference(
  before: readonly StaySegment[],
  { segments, change }: ReturnType<typeof toggled>,
  cells: Cells,
) {
  const runs = asRuns(segments)
  const wanted = runsOf(cells)
  const same =
    runs.length === wanted.length &&
    runs.every((run, index) => {
      const other = wanted[index]
      return (
        run.from === other?.from &&
        run.to === other.to &&
        run.supplierCode === other.supplierCode &&
        run.locked === other.locked
      )
    })
  if (!same) return `wants ${JSON.stringify(wanted)} but has ${JSON.stringify(runs)}`
  if (new Set(segments.map(({ id }) => id)).size !== segments.length)
    return 'two segments have one id'
  if ((change === 'ignored') !== (segments === before))
    return 'something else than a change made a new array'
  if (segments.length - before.length !== effects[change].segments)
    return `${change} miscounts the segments`
  if (nightsIn(runs) - nightsIn(asRuns(before)) !== effects[change].nights)
    return `${change} miscounts the nights`
  return undefined
}
const nightsIn = (runs: readonly { from: number; to: number }[]) =>
  runs.reduce((sum, { from, to }) => sum + to - from, 0)

describe('over every small calendar', () => {
  const days = [0, 1, 2, 3, 4]
  const clicks = days.flatMap((number) =>
    ['JAO', 'MOMBO'].map((supplierCode) => ({ day: number, supplierCode })),
  )

  test('each sequence of at most 6 clicks over 5 days and 2 suppliers agrees with the reference', () => {
    let steps = 0
    const firstClicks = clicks.filter(({ supplierCode }) => supplierCode === 'JAO') // the two suppliers are alike
    const walk = (segments: readonly StaySegment[], cells: Cells, left: number) => {
      for (const one of left === 6 ? firstClicks : clicks) {
        const result = toggled(segments, { ...one, id: `s${steps++}` })
        const next = toggleCell(cells, one.day, one.supplierCode)
        const wrong = difference(segments, result, next)
        if (wrong)
          throw new Error(`${JSON.stringify(one)} on ${JSON.stringify(segments)}: ${wrong}`)
        if (left > 1) walk(result.segments, next, left - 1)
      }
    }
    walk([], new Array(5).fill(undefined), 6)
    expect(steps).toBe(555_555)
  })

  test('each calendar that clicks and locks can lead to agrees with the reference on its next click', () => {
    const seen = new Set<string>()
    const waiting: { segments: readonly StaySegment[]; cells: Cells }[] = [
      { segments: [], cells: new Array(5).fill(undefined) },
    ]
    let steps = 0
    for (let calendar = waiting.pop(); calendar !== undefined; calendar = waiting.pop()) {
      const { segments, cells } = calendar
      const key = JSON.stringify(asRuns(segments))
      if (seen.has(key)) continue
      seen.add(key)
      for (const one of clicks) {
        const result = toggled(segments, { ...one, id: `s${steps++}` })
        const next = toggleCell(cells, one.day, one.supplierCode)
        const wrong = difference(segments, result, next)
        if (wrong) throw new Error(`${JSON.stringify(one)} on ${key}: ${wrong}`)
        waiting.push({ segments: result.segments, cells: next })
      }
      for (const number of days) {
        const date = day(number)
        waiting.push({
          segments: segments.map((segment) =>
            segment.startDate <= date && date < segment.endDate
              ? { ...segment, locked: true }
              : segment,
          ),
          cells: lockCells(cells, number, ++steps),
        })
      }
    }
    // every cut of 5 days into free days, unlocked runs (never beside one of their own) and locked
    // ones of two suppliers
    expect(seen.size).toBeGreaterThan(2_000)
  })
})

describe('over long calendars', () => {
  const step = fc.record({
    kind: fc.constantFrom('click', 'click', 'click', 'lock'),
    day: fc.nat(59),
    supplierCode: fc.constantFrom('JAO', 'MOMBO', 'LEBOMBO', 'OWN'),
  })

  test('any run of clicks and locks agrees with the reference, and the date map with both', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        let segments: readonly StaySegment[] = []
        let cells: Cells = new Array(60).fill(undefined)
        steps.forEach(({ kind, day: number, supplierCode }, index) => {
          const date = day(number)
          if (kind === 'lock') {
            segments = segments.map((segment) =>
              segment.startDate <= date && date < segment.endDate
                ? { ...segment, locked: true }
                : segment,
            )
            cells = lockCells(cells, number, index)
            return
          }
          const result = toggled(segments, { day: number, supplierCode, id: `s${index}` })
          cells = toggleCell(cells, number, supplierCode)
          expect(difference(segments, result, cells)).toBeUndefined()
          segments = result.segments
        })
        const map = dateMapOf(segments)
        expect(Object.keys(map).sort()).toEqual(
          cells.flatMap((cell, number) => (cell ? [day(number)] : [])),
        )
        expect(new Set(Object.values(map))).toEqual(new Set(segments.map(({ id }) => id)))
      }),
      { numRuns: 200 },
    )
  })

  test('a click twice on a day that was free leaves the nights as they were', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.nat(59), (steps, number) => {
        const segments = steps.reduce<readonly StaySegment[]>(
          (all, { day: at, supplierCode }, index) =>
            toggled(all, { day: at, supplierCode, id: `s${index}` }).segments,
          [],
        )
        const once = toggled(segments, { day: number, supplierCode: 'JAO', id: 'x' })
        if (once.change === 'ignored') return
        const twice = toggled(once.segments, { day: number, supplierCode: 'JAO', id: 'y' })
        expect(asRuns(twice.segments)).toEqual(asRuns(segments))
      }),
    )
  })
})

test('segments are sorted by start, and equal starts keep their order', () => {
  const b = aSegment({ id: 'b', from: 5, to: 6 })
  const a = aSegment({ id: 'a', from: 1, to: 2 })
  const c = aSegment({ id: 'c', from: 5, to: 7 })
  expect(sortedSegments([b, a, c]).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('removing a segment frees its dates', () => {
  const two = [aSegment({ from: 1, to: 3 }), aSegment({ id: 'b', from: 4, to: 5 })]
  expect(dateMapOf(removeSegment(two, 'a'))).toEqual({ [day(4)]: 'b' })
})

test('the date map crosses months, leap days and changes of the clock without losing a night', () => {
  const map = dateMapOf([
    {
      ...aSegment({ from: 0, to: 0 }),
      startDate: calendarDate('2028-02-28'),
      endDate: calendarDate('2028-03-02'),
    },
  ])
  expect(Object.keys(map)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
})
