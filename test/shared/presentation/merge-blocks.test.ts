import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BlockChanges, EditedBlocks } from '#shared/api/presentation-edits'
import { inOrder } from '#shared/presentation/in-order'
import { mergeBlocks, valuesOfBlocks } from '#shared/presentation/merge-blocks'

const by = { id: 'agt_naledi', name: 'Naledi' }
const change = (version: number) => ({ by, at: '2026-11-22T10:00:00Z', version })
const keys = ['cover', 'letter', 'team', 'segment:a', 'segment:b']
const values = fc.record({ title: fc.string({ maxLength: 4 }) }, { requiredKeys: [] })
const some = fc.dictionary(fc.constantFrom(...keys), values)

const from = (blocks: EditedBlocks, wanted: Record<string, { title?: string }>): BlockChanges =>
  Object.fromEntries(
    Object.entries(wanted).map(([key, value]) => [key, { base: blocks[key]?.version ?? 0, value }]),
  ) as BlockChanges

describe('merging blocks', () => {
  const startOf = (start: Record<string, { title?: string }>) =>
    mergeBlocks({}, from({}, start), change(1)).blocks

  test('of two people gives the same in either order, where they changed different blocks', () => {
    fc.assert(
      fc.property(some, some, some, (start, one, rest) => {
        const before = startOf(start)
        const other = Object.fromEntries(
          Object.entries(rest).filter(([key]) => !Object.hasOwn(one, key)),
        )
        const [a, b] = [from(before, one), from(before, other)]
        const both = (first: BlockChanges, second: BlockChanges) =>
          valuesOfBlocks(
            mergeBlocks(mergeBlocks(before, first, change(2)).blocks, second, change(3)).blocks,
          )
        expect(both(a, b)).toEqual(both(b, a))
      }),
    )
  })

  test('keeps the first of two changes of a block, and tells the second person', () => {
    fc.assert(
      fc.property(some, some, some, (start, one, other) => {
        const before = startOf(start)
        const first = mergeBlocks(before, from(before, one), change(2))
        const second = mergeBlocks(first.blocks, from(before, other), change(3))
        const told = second.collisions.map(({ key }) => key)
        for (const key of Object.keys(other)) {
          const isMine =
            JSON.stringify(second.blocks[key]?.value ?? {}) === JSON.stringify(other[key])
          expect(isMine).toBe(!told.includes(key))
          if (told.includes(key)) expect(second.blocks[key]).toEqual(first.blocks[key])
        }
      }),
    )
  })

  test('changes nothing when it is sent again, as after a lost answer', () => {
    fc.assert(
      fc.property(some, some, (start, wanted) => {
        const before = startOf(start)
        const changes = from(before, wanted)
        const once = mergeBlocks(before, changes, change(2))
        expect(mergeBlocks(once.blocks, changes, change(3))).toEqual({
          blocks: once.blocks,
          collisions: [],
          isChanged: false,
        })
      }),
    )
  })
})

test('an order keeps every item once, and an item that it does not name behind the one it follows', () => {
  const items = fc.uniqueArray(fc.constantFrom(...'abcdefgh'))
  fc.assert(
    fc.property(items, items, (present, order) => {
      const sorted = inOrder(present, order, (item) => item)
      expect(sorted.toSorted()).toEqual(present.toSorted())
      const named = sorted.filter((item) => order.includes(item))
      expect(named).toEqual(order.filter((item) => present.includes(item)))
      for (const [index, item] of present.entries()) {
        if (order.includes(item) || index === 0) continue
        expect(sorted.indexOf(item)).toBe(sorted.indexOf(present[index - 1] ?? '') + 1)
      }
    }),
  )
})
