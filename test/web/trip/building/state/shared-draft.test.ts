import '../memory-storage'
import { beforeEach, expect, test } from 'vitest'
import { initialData, useBuilder } from '../../../../../web/trip/building/state/builder-store'
import { takeDraft } from '../../../../../web/trip/building/state/use-shared-draft'
import { aStay } from '../support'

beforeEach(() => useBuilder.setState(initialData, true))

const stored = (over: object) => JSON.stringify({ state: { ...initialData, ...over }, version: 1 })
const draft = { draftId: 'd1', segments: [aStay()] }

test('a draft that another tab changed is taken over, and the search stays this tab’s own', () => {
  useBuilder.setState({ ...draft, term: 'mombo' })
  expect(takeDraft(stored({ ...draft, adults: 4, term: 'jao' }))).toBe(false)
  expect(useBuilder.getState()).toMatchObject({ adults: 4, term: 'mombo', draftId: 'd1' })
})

test('a draft that another tab quoted is gone here, too, and one is told', () => {
  useBuilder.setState(draft)
  expect(takeDraft(null)).toBe(true)
  expect(useBuilder.getState().segments).toEqual([])
})

test('the same draft is not stored again: two tabs would call each other without end', () => {
  useBuilder.setState(draft)
  const before = useBuilder.getState()
  expect(takeDraft(stored(draft))).toBe(false)
  expect(useBuilder.getState()).toBe(before)
})
