import { describe, expect, test } from 'vitest'
import {
  commonRow,
  draftOfShares,
  editsOfShares,
  fitOtherGroups,
  partiesOfDraft,
  shareError,
  withTyped,
} from '../../../../web/trip/people/share-draft'

const party = (id: string, travelers: number, allocations: Record<string, number> = {}) => ({
  id,
  name: id,
  allocations,
  travelerIds: Array.from({ length: travelers }, (_, at) => `${id}${at}`),
})
const two = [party('a', 2), party('b', 1)]
const three = [...two, party('c', 1)]
const typed = (
  parties: typeof two,
  partyId: string,
  text: string,
  segmentIds: readonly string[] = ['s1'],
) => withTyped(draftOfShares(parties), { parties, segmentIds, partyId, text })

describe('shares as typed', () => {
  test('begin with what was set, and are nothing for the rest', () => {
    expect(draftOfShares(two)).toEqual({})
    expect(draftOfShares([party('a', 2, { s1: 30 }), party('b', 1, { s1: 70 })])).toEqual({
      s1: { a: '30', b: '70' },
    })
  })

  test('of two groups the other takes the rest', () => {
    expect(typed(two, 'a', '12.5')).toEqual({ s1: { a: '12.5', b: '87.5' } })
    expect(typed(two, 'b', '33.3333')).toEqual({ s1: { b: '33.3333', a: '66.6667' } })
    expect(typed(two, 'a', '120')).toEqual({ s1: { a: '120', b: '33.33' } })
  })

  test('of three groups are what was typed', () => {
    expect(typed(three, 'a', '40')).toEqual({ s1: { a: '40', b: '25', c: '25' } })
  })

  test('are set for all segments at once', () => {
    expect(typed(two, 'a', '50', ['s1', 's2'])).toEqual({
      s1: { a: '50', b: '50' },
      s2: { a: '50', b: '50' },
    })
  })

  test.each([
    [{ a: '60', b: '40' }, undefined],
    [{ a: '100', b: '' }, undefined],
    [{ a: '33,3333', b: '66.6667%' }, undefined],
    [{ a: '60', b: '30' }, 'Total 90%: 10% still to assign.'],
    [{ a: '60', b: '40.5' }, 'Total 100.5%: 0.5% too much.'],
    [{ a: '120', b: '0' }, 'Enter percentages from 0 to 100.'],
    [{ a: 'half', b: '50' }, 'Enter percentages from 0 to 100.'],
    [undefined, undefined],
  ])('%j: %s', (row, error) => {
    expect(shareError(row)).toBe(error)
  })

  test('can be fitted to the one that was typed last', () => {
    expect(fitOtherGroups({ a: '40', b: '25', c: '25' }, 'a')).toEqual({
      a: '40',
      b: '30',
      c: '30',
    })
    expect(fitOtherGroups({ a: '90', b: '25', c: '75' }, 'a')).toEqual({
      a: '90',
      b: '2.5',
      c: '7.5',
    })
    const unread = { a: 'x', b: '25' }
    expect(fitOtherGroups(unread, 'a')).toBe(unread)
  })

  test('have in common what every row says', () => {
    expect(
      commonRow([
        { a: '50', b: '50' },
        { a: '50', b: '40' },
      ]),
    ).toEqual({ a: '50', b: '' })
    expect(commonRow([])).toEqual({})
  })

  test('become edits of those segments that changed', () => {
    const parties = [party('a', 2, { s1: 30, s2: 50 }), party('b', 1, { s1: 70, s2: 50 })]
    const draft = { s2: { a: '50', b: '50' }, s3: { a: '100', b: '0' } }
    expect(editsOfShares(parties, draft)).toEqual({
      'split:s1': null,
      'split:s3': { kind: 'split', percents: [['a', 100]] },
    })
    expect(
      partiesOfDraft(parties, { ...draft, s4: { a: '1', b: '1' } }).map(
        ({ allocations }) => allocations,
      ),
    ).toEqual([
      { s2: 50, s3: 100 },
      { s2: 50, s3: 0 },
    ])
  })
})
