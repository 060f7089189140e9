import { describe, expect, test } from 'vitest'
import {
  applyEdit,
  discardEdits,
  finishSaving,
  nextStep,
  openTrip,
  receiveTrip,
  redo,
  refuseSaving,
  resolveConflict,
  shownTrip,
  startSaving,
  undo,
} from '../../../../web/trip/edits/editor-state'
import { aTrip, editsOf, flight, jao, mombo } from '../builders'

const at = (ms: number, gesture?: string) => ({ at: ms, gesture })
const landTo = (land: number) => ({ 'rates.land': land })

describe('editing a trip', () => {
  test('shows an edit at once and keeps what the server said as the ground', () => {
    const state = applyEdit(openTrip(aTrip()), { name: 'Kalahari', discount: 5_000 }, at(0))
    expect(shownTrip(state)).toMatchObject({ name: 'Kalahari', discount: 5_000 })
    expect(state.base.name).toBe('Botswana Adventure')
    expect(state.pending).toEqual(
      editsOf({ name: ['Botswana Adventure', 'Kalahari'], discount: [0, 5_000] }),
    )
  })

  test('makes no step of an edit that changes nothing', () => {
    const state = openTrip(aTrip())
    expect(applyEdit(state, landTo(20), at(0))).toBe(state)
  })

  test('takes one gesture in quick succession as one step', () => {
    let state = openTrip(aTrip())
    for (const [index, land] of [21, 22, 23].entries())
      state = applyEdit(state, landTo(land), at(index * 300, 'rates.land'))
    expect(state.undo).toHaveLength(1)
    expect(shownTrip(undo(state)).rates.land).toBe(20)
    state = applyEdit(state, landTo(30), at(5_000, 'rates.land'))
    expect(state.undo).toHaveLength(2)
  })

  test('drops a gesture that ends where it began', () => {
    const state = applyEdit(
      applyEdit(openTrip(aTrip()), landTo(21), at(0, 'x')),
      landTo(20),
      at(100, 'x'),
    )
    expect(state.undo).toEqual([])
    expect(state.pending).toEqual({})
  })

  test('undoes and redoes, also what is stored already', () => {
    const first = applyEdit(openTrip(aTrip()), landTo(25), at(0))
    const stored = finishSaving(
      startSaving(first),
      aTrip({ version: 4, rates: { ...aTrip().rates, land: 25 } }),
    )
    expect(stored.pending).toEqual({})
    const back = undo(stored)
    expect(back.pending).toEqual(editsOf({ 'rates.land': [25, 20] }))
    expect(redo(back).pending).toEqual({})
  })

  test('forgets the steps ahead once something else is done', () => {
    const state = applyEdit(
      undo(applyEdit(openTrip(aTrip()), landTo(25), at(0))),
      { name: 'Other' },
      at(9_000),
    )
    expect(state.redo).toEqual([])
  })

  test('takes a segment out and puts it back, with what was edited of it', () => {
    const overridden = applyEdit(openTrip(aTrip()), { 'segments.s2.sellOverride': 90_000 }, at(0))
    const removed = applyEdit(overridden, { 'segment:s2': null }, at(1))
    expect(shownTrip(removed).itinerary.segments.map(({ id }) => id)).toEqual(['s1', 's3'])
    const segments = shownTrip(undo(removed)).itinerary.segments
    expect(segments.map(({ id, sellOverride }) => [id, sellOverride])).toEqual([
      ['s1', undefined],
      ['s2', 90_000],
      ['s3', undefined],
    ])
  })

  test('undoes nothing that the state of the trip forbids by now', () => {
    const removed = finishSaving(
      startSaving(applyEdit(openTrip(aTrip()), { 'segment:s1': null }, at(0))),
      aTrip({ segments: [flight, mombo] }),
    )
    const held = receiveTrip(
      removed,
      aTrip({ segments: [flight, mombo], state: 'provisional', version: 5 }),
    )
    expect(undo(held)).toBe(held)
    const priced = applyEdit(held, landTo(12), at(9))
    expect(shownTrip(undo(priced)).rates.land).toBe(20)
    const cancelled = receiveTrip(undo(priced), aTrip({ state: 'cancelled', version: 6 }))
    expect(nextStep(cancelled, 'redo')).toBeUndefined()
  })

  test('ignores an edit of a segment that is not there', () => {
    const state = openTrip(aTrip())
    expect(applyEdit(state, { 'segments.gone.hideFromClient': true }, at(0))).toBe(state)
  })
})

describe('storing edits', () => {
  test('keeps what was changed while the rest was under way', () => {
    const under = startSaving(applyEdit(openTrip(aTrip()), { ...landTo(25), discount: 100 }, at(0)))
    const more = applyEdit(under, landTo(26), at(5_000))
    const state = finishSaving(
      more,
      aTrip({ version: 4, rates: { ...aTrip().rates, land: 25 }, discount: 100 }),
    )
    expect(state.pending).toEqual(editsOf({ 'rates.land': [25, 26] }))
    expect(shownTrip(state).rates.land).toBe(26)
  })

  test('keeps everything when it is refuseSaving, and tries again with the next edit', () => {
    const state = refuseSaving(startSaving(applyEdit(openTrip(aTrip()), landTo(25), at(0))), {
      kind: 'failed',
      message: 'No.',
    })
    expect(state.pending).toEqual(editsOf({ 'rates.land': [20, 25] }))
    expect(applyEdit(state, { discount: 1 }, at(9_000)).refusal).toBeUndefined()
  })

  test('gives up only when asked to', () => {
    const state = discardEdits(applyEdit(openTrip(aTrip()), landTo(25), at(0)))
    expect(state.pending).toEqual({})
    expect(shownTrip(state).rates.land).toBe(20)
  })
})

describe('what somebody else stored meanwhile', () => {
  const theirs = aTrip({ version: 4, name: 'Theirs', rates: { ...aTrip().rates, land: 30 } })

  test('merges by itself where nothing touches', () => {
    const state = receiveTrip(applyEdit(openTrip(aTrip()), { discount: 500 }, at(0)), theirs)
    expect(shownTrip(state)).toMatchObject({ name: 'Theirs', discount: 500, version: 4 })
    expect(state.conflict).toBeUndefined()
    expect(state.merged).toEqual({ version: 4, kept: 1, lost: [] })
  })

  test('waits for a choice where both changed a field, and shows what was typed until then', () => {
    const state = receiveTrip(
      applyEdit(openTrip(aTrip()), { ...landTo(12), discount: 500 }, at(0)),
      theirs,
    )
    expect(state.conflict?.contested).toEqual([
      { path: 'rates.land', from: 20, mine: 12, theirs: 30 },
    ])
    expect(shownTrip(state).rates.land).toBe(12)
    const mine = resolveConflict(state, { 'rates.land': 'mine' })
    expect(mine.pending).toEqual(editsOf({ 'rates.land': [30, 12], discount: [0, 500] }))
    const given = resolveConflict(state, { 'rates.land': 'theirs' })
    expect(shownTrip(given)).toMatchObject({ discount: 500, rates: { land: 30 } })
    expect(given.undo.map(({ edits }) => edits)).toEqual([editsOf({ discount: [0, 500] })])
  })

  test('is no conflict when both came to the same', () => {
    const state = receiveTrip(applyEdit(openTrip(aTrip()), landTo(30), at(0)), theirs)
    expect(state.pending).toEqual({})
    expect(state.conflict).toBeUndefined()
  })

  test('takes an edit of a segment that is gone with it, and says so', () => {
    const state = receiveTrip(
      applyEdit(openTrip(aTrip()), { 'segments.s2.hideFromClient': true }, at(0)),
      aTrip({ version: 4, segments: [jao, mombo] }),
    )
    expect(state.pending).toEqual({})
    expect(state.merged?.lost).toEqual(['segments.s2.hideFromClient'])
  })

  test('asks before a segment that they changed is removed', () => {
    const changed = { ...flight, hideFromClient: true }
    const state = receiveTrip(
      applyEdit(openTrip(aTrip()), { 'segment:s2': null }, at(0)),
      aTrip({ version: 4, segments: [jao, changed, mombo] }),
    )
    expect(state.conflict?.contested.map(({ path }) => path)).toEqual(['segment:s2'])
  })

  test('does not ask because the supplier priced the segment anew', () => {
    const requoted = { ...flight, costAmount: '410.00' }
    const state = receiveTrip(
      applyEdit(openTrip(aTrip()), { 'segment:s2': null }, at(0)),
      aTrip({ version: 4, segments: [jao, requoted, mombo] }),
    )
    expect(state.conflict).toBeUndefined()
    expect(shownTrip(state).itinerary.segments.map(({ id }) => id)).toEqual(['s1', 's3'])
  })

  test('is ignored when it is older than what is known', () => {
    const state = openTrip(aTrip({ version: 9 }))
    expect(receiveTrip(state, theirs)).toBe(state)
  })

  test('brings progress of the same version without touching the edits', () => {
    const state = applyEdit(openTrip(aTrip()), landTo(25), at(0))
    const progress = {
      state: 'quoting',
      since: '2027-01-10T10:00:00.000Z',
      done: 1,
      total: 2,
    } as const
    const next = receiveTrip(state, { ...aTrip(), progress })
    expect(next.base.progress).toEqual(progress)
    expect(next.pending).toBe(state.pending)
  })

  test('lays edits that were kept over a reload over the trip as it is now', () => {
    const state = openTrip(
      theirs,
      editsOf({ discount: [0, 500], name: ['Botswana Adventure', 'Mine'] }),
    )
    expect(state.conflict?.contested.map(({ path }) => path)).toEqual(['name'])
    expect(Object.keys(state.conflict?.kept ?? {})).toEqual(['discount'])
  })
})
