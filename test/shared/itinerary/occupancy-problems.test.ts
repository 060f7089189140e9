import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/dates/calendar-date'
import { occupancyProblems } from '#shared/itinerary/occupancy-problems'
import { isAdvice } from '#shared/itinerary/problem'
import type { Segment } from '#shared/itinerary/segment'
import { aStay } from './builders'

const room = (adults: number, children = 0) => ({ optionKey: 'JAO-TENT', adults, children })
const family = { adults: 2, children: 1, childrenAges: [9] }
const of = (stay: Segment, segments = [stay]) =>
  occupancyProblems(stay, { segments, travelers: family })

describe('rooms of a stay, against who travels', () => {
  test.each([
    ['everybody', { rooms: [room(2, 1)] }, []],
    ['nobody yet', { rooms: [] }, []],
    ['fewer adults', { rooms: [room(1, 1)] }, ['Not all travelers have been assigned to rooms']],
    ['no child', { rooms: [room(2)] }, ['Not all travelers have been assigned to rooms']],
    [
      'more',
      { rooms: [room(2, 1), room(1)] },
      ['More travelers assigned to rooms than are on the trip'],
    ],
    ['fewer, where the agent arranges', { rooms: [room(1)], arrangedBy: 'Agent' }, []],
    ['fewer, where the supplier arranges', { rooms: [room(1)], dmcArrangedOnly: true }, []],
    [
      'fewer, where a consultant is asked',
      { rooms: [room(1)], consultantInteractionRequired: true },
      [],
    ],
  ])('sleep %s', (_, stay, messages) => {
    expect(of(aStay(stay)).map(({ message }) => message)).toEqual(messages)
  })

  test('stand in the way of a hold when somebody has no bed, and not when they sleep more', () => {
    expect(of(aStay({ rooms: [room(2)] })).map(isAdvice)).toEqual([false])
    expect(of(aStay({ rooms: [room(2, 1), room(1)] })).map(isAdvice)).toEqual([true])
  })

  test('count together where the party parts, night by night', () => {
    const [parents, child] = [aStay({ rooms: [room(2)] }), aStay({ id: 's2', rooms: [room(0, 1)] })]
    expect(of(parents, [parents, child])).toEqual([])
    const shorter = { ...child, startDate: addDays(child.startDate, 1) }
    expect(of(parents, [parents, shorter])).toMatchObject([
      { code: 'room-travelers', date: parents.startDate },
    ])
    expect(of(parents, [parents, { ...child, rooms: [], dmcArrangedOnly: true }])).toEqual([])
  })
})
