import { expect, test } from 'vitest'
import { excludedTitles, partNote } from '#shared/presentation/part-words'

test('an optional extra that was not taken is offered, not arranged by the travelers', () => {
  expect(partNote({ isIncluded: true })).toBeUndefined()
  expect(partNote({ isIncluded: false })).toBe('arranged by you')
  expect(partNote({ isIncluded: false, isOffered: true })).toBe('optional extra, not included')
})

test('what the price leaves out is told apart, each title once', () => {
  const parts = [
    { title: 'Balloon flight', isIncluded: false, isOffered: true },
    { title: 'Balloon flight', isIncluded: false, isOffered: true },
    { title: 'Night in London', isIncluded: false },
    { title: 'Jao Camp', isIncluded: true },
  ]
  expect(excludedTitles(parts)).toEqual({
    offered: ['Balloon flight'],
    own: ['Night in London'],
  })
})
