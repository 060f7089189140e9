import { describe, expect, test } from 'vitest'
import { costProblems } from '#shared/itinerary/cost-problems'

const quoted = { state: 'quote', quotedAt: '2026-11-20T08:00:00.000Z' } as const
const road = { id: 's2', type: 'road', title: 'Drive to Jao' }
const isWarned = (more: object) => costProblems({ ...road, ...more }, quoted).length === 1

describe('a segment without a cost', () => {
  test('is warned about once its trip is quoted, and not when it is cancelled', () => {
    const warning = { code: 'no-cost', message: 'Drive to Jao has no cost', segmentId: 's2' }
    expect(costProblems(road, quoted)).toEqual([warning])
    expect(costProblems(road, { state: 'estimate' })).toEqual([])
    expect(costProblems(road, { ...quoted, state: 'cancelled' })).toEqual([])
  })

  test('is named by its type when it has no name', () => {
    expect(costProblems({ id: 's2', type: 'chartered' }, quoted)).toMatchObject([
      { message: 'Charter flight has no cost' },
    ])
  })

  test.each(['flight', 'chartered', 'scheduled', 'road', 'service', 'point', 'price'])(
    'is one of type %s',
    (type) => {
      expect(isWarned({ type })).toBe(true)
    },
  )

  test.each(['stay', 'entry', 'exit', 'balloon'])('is none of type %s', (type) => {
    expect(isWarned({ type })).toBe(false)
  })

  test.each<[string, object, boolean]>([
    ['with a cost', { costAmount: '12.50' }, false],
    ['that costs nothing', { costAmount: '0' }, false],
    ['whose cost is not available', { costAmount: 'N/A' }, true],
    ['with a rack price', { rspAmount: '20' }, false],
    ['whose sell is set by hand, to zero too', { sellOverride: 0 }, false],
    ['that is not charged', { chargeable: false }, false],
    ['that the agent arranges', { arrangedBy: 'Agent' }, false],
    ['that the agent arranges and charges', { arrangedBy: 'Agent', chargeable: true }, true],
  ])('%s: %j', (_what, more, warned) => {
    expect(isWarned(more)).toBe(warned)
  })
})
