import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EditedBlocks, EditOutcome } from '#shared/api/presentation-edits'
import { mergeBlocks } from '#shared/presentation/merge-blocks'
import {
  changesIn,
  editStateOf,
  orphansIn,
  presentBlocks,
  takeStep,
  withAnswer,
  withBlock,
  withChoice,
  withNews,
  withVersion,
} from '../../../../web/features/presentation-edit/model/edit-state'

const key = fc.constantFrom('cover', 'letter', 'segment:a')
const block = fc.record({ title: fc.string({ maxLength: 3 }) }, { requiredKeys: [] })
const edits = fc.array(fc.tuple(key, block), { maxLength: 12 })
const by = { id: 'agt_thabo', name: 'Thabo' }
const stored: EditedBlocks = {
  cover: { value: { title: 'Salt' }, version: 1, by, at: '2026-11-22T10:00:00Z' },
}

/** What a server would answer to the changes of a state. */
function answerTo(
  changes: ReturnType<typeof changesIn>,
  before: EditedBlocks,
  version: number,
): EditOutcome {
  const { blocks, collisions } = mergeBlocks(before, changes, {
    version,
    by,
    at: '2026-11-22T10:00:00Z',
  })
  return {
    edits: { id: 'itn_1', version, blocks: { ...blocks }, updatedAt: '2026-11-22T10:00:00Z' },
    collisions,
  }
}

describe('the edits of a presentation', () => {
  test('are as they were after as many undos as there were steps, and as they became after the redos', () => {
    fc.assert(
      fc.property(edits, (all) => {
        const start = editStateOf(stored)
        const end = all.reduce((state, [name, value]) => withBlock(state, name, value), start)
        const undone = end.past.reduce((state) => takeStep(state, 'undo'), end)
        const plain = (state: typeof start) =>
          Object.fromEntries(
            Object.entries(presentBlocks(state)).filter(([, one]) => Object.keys(one).length > 0),
          )
        expect(plain(undone)).toEqual(plain(start))
        expect(presentBlocks(end.past.reduce((state) => takeStep(state, 'redo'), undone))).toEqual(
          presentBlocks(end),
        )
      }),
    )
  })

  test('are one step while one types on in a field, and another in the next field', () => {
    const typed = ['S', 'Sa', 'Sal'].reduce(
      (state, title) => withBlock(state, 'letter', { title }, true),
      editStateOf(stored),
    )
    expect(typed.past).toHaveLength(1)
    expect(withBlock(typed, 'letter', { title: 'Sal', text: 'D' }, true).past).toHaveLength(2)
  })

  test('that were typed while the others were on their way are sent next', () => {
    const first = withBlock(editStateOf(stored), 'letter', { title: 'A' })
    const sent = changesIn(first)
    const typed = withBlock(first, 'letter', { title: 'AB' })
    const after = withAnswer(typed, sent, answerTo(sent, stored, 2))
    expect(changesIn(after)).toEqual({ letter: { base: 2, value: { title: 'AB' } } })
  })

  test('of one block by two wait for a choice, and neither is lost', () => {
    const mine = withBlock(editStateOf(stored), 'cover', { title: 'Mine' })
    const theirs: EditedBlocks = {
      cover: { value: { title: 'Theirs' }, version: 2, by, at: '2026-11-22T10:01:00Z' },
    }
    const met = withAnswer(mine, changesIn(mine), answerTo(changesIn(mine), theirs, 3))
    expect(met.collisions.cover?.value).toEqual({ title: 'Theirs' })
    expect(presentBlocks(met).cover).toEqual({ title: 'Mine' })
    expect(changesIn(met)).toEqual({})
    expect(changesIn(withChoice(met, 'cover', 'mine'))).toEqual({
      cover: { base: 2, value: { title: 'Mine' } },
    })
    expect(presentBlocks(withChoice(met, 'cover', 'theirs')).cover).toEqual({ title: 'Theirs' })
    expect(withNews(mine, theirs).collisions.cover?.value).toEqual({ title: 'Theirs' })
  })

  test('of a version come back as steps, and of what is gone are offered', () => {
    const restored = withVersion(editStateOf(stored), { letter: { text: 'Dear' } })
    expect(presentBlocks(restored)).toEqual({ cover: {}, letter: { text: 'Dear' } })
    const blocks = {
      'segment:a': { title: 'A' },
      'segment:b': {},
      cover: { title: 'C' },
      'segment:c': { title: 'C' },
    }
    expect(orphansIn(blocks, new Set(['segment:a']))).toEqual(['segment:c'])
  })
})
