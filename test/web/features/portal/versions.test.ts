import { describe, expect, test } from 'vitest'
import { type PortalHomeTrip, type PortalTrip, portalHome } from '#shared/api/portal-shapes'
import { tripStandingWords } from '../../../../web/features/portal/model/portal-words'
import {
  afterChoice,
  comparedProposals,
  openProposals,
  proposalsWords,
  versionsBeside,
} from '../../../../web/features/portal/model/versions'

const aTrip = (id: string, named: object = {}): PortalHomeTrip => {
  const line = {
    id,
    name: id,
    standing: 'proposal',
    startDate: '2027-06-12',
    endDate: '2027-06-15',
  }
  const [trip] = portalHome.shape.trips.parse([{ ...line, ...named }])
  if (trip === undefined) throw new Error('no trip')
  return trip
}
const version = (letter: string, named: object = {}) => ({
  version: { id: 'itn_aaaa', letter, outcome: 'open', ...named },
})
const [a, b] = [aTrip('itn_aaaa', version('A')), aTrip('itn_bbbb', version('B'))]
const other = aTrip('itn_cccc')
const ids = (trips: readonly { readonly id: string }[]) => trips.map(({ id }) => id)

describe('versions of a proposal in the portal', () => {
  test('stand beside each other by their letters, and beside nothing else', () => {
    expect(ids(versionsBeside([b, other, a], b.id))).toEqual([a.id, b.id])
    expect(versionsBeside([b, other, a], other.id)).toEqual([])
    expect(versionsBeside([a], 'itn_none')).toEqual([])
  })

  test('are proposals to choose from, side by side, until another one is booked', () => {
    const closed = aTrip('itn_bbbb', version('B', { outcome: 'notChosen', isClosed: true }))
    const share = aTrip('itn_dddd', { isShareOnly: true })
    const held = aTrip('itn_eeee', { standing: 'held' })
    expect(ids(openProposals([b, other, a, share, held]))).toEqual([a.id, b.id, other.id])
    expect(ids(openProposals([closed, a]))).toEqual([a.id])
  })

  test('are compared by themselves where they were asked for, and two can be chosen', () => {
    expect(ids(comparedProposals([b, other, a], 'itn_aaaa'))).toEqual([a.id, b.id])
    expect(ids(comparedProposals([other, a], 'itn_aaaa'))).toEqual([other.id, a.id])
    expect(ids(comparedProposals([b, other, a], null))).toEqual([a.id, b.id, other.id])
  })

  test('are counted as versions, or as proposals where there are others', () => {
    expect(proposalsWords([a, b])).toBe('You have 2 versions to choose from')
    expect(proposalsWords([a, b, other])).toBe('You have 3 proposals')
    expect(proposalsWords([other, other])).toBe('You have 2 proposals')
  })

  test.each([
    [aTrip('itn_aaaa', version('A', { outcome: 'chosen' })), 'You chose this'],
    [aTrip('itn_aaaa', version('A', { outcome: 'notChosen' })), 'Not chosen'],
    [a, 'Proposal'],
    [
      aTrip('itn_aaaa', { standing: 'held', ...version('A', { outcome: 'notChosen' }) }),
      'Held for you',
    ],
    [other, 'Proposal'],
  ])('say how they stand: %o', (trip, words) => {
    expect(tripStandingWords(trip)).toBe(words)
  })

  test('lose an earlier choice to another version, and to no other trip', () => {
    const chosenAt = '2026-11-20T08:00:00.000Z'
    const trips = [a, b, other].map(({ id }) => ({ id, chosenAt }) as PortalTrip)
    const changed = { id: b.id, chosenAt } as PortalTrip
    const home = [a, b, other]
    expect(afterChoice(trips, changed, home)).toEqual([
      { id: a.id, chosenAt: undefined },
      changed,
      { id: other.id, chosenAt },
    ])
    const undone = { id: b.id, chosenAt: undefined } as PortalTrip
    expect(afterChoice(trips, undone, home)[0]).toEqual({ id: a.id, chosenAt })
  })
})
