import { describe, expect, test } from 'vitest'
import {
  columnsFor,
  featureRoom,
  featuresThatFit,
  inLines,
  listedCamps,
} from '../../../../../web/trip/building/model/list-lines'
import { aCamp, code } from '../support'

const jao = aCamp()
const mombo = aCamp({ supplierCode: code('MOMBO'), campName: 'Mombo Camp' })
const facts = { camps: [jao, mombo], pinned: {}, withPinned: false, term: '', isLoaded: true }
const namesOf = (over: Partial<Parameters<typeof listedCamps>[0]>) =>
  listedCamps({ ...facts, ...over }).map(({ campName }) => campName)

describe('the list', () => {
  test('leaves out what is pinned above it', () => {
    expect(namesOf({ pinned: { JAO: jao } })).toEqual(['Mombo Camp'])
  })

  test('begins with what is pinned among cards', () => {
    expect(namesOf({ pinned: { MOMBO: mombo }, withPinned: true })).toEqual([
      'Mombo Camp',
      'Jao Camp',
    ])
  })

  test('begins with the own accommodation when it is empty or when the search matches its name', () => {
    expect(namesOf({ camps: [] })).toEqual(['Own Accommodation'])
    expect(namesOf({ camps: [], isLoaded: false })).toEqual([])
    expect(namesOf({ term: 'own acc' })).toEqual(['Own Accommodation', 'Jao Camp', 'Mombo Camp'])
    expect(namesOf({ term: 'mombo' })).toEqual(['Jao Camp', 'Mombo Camp'])
  })

  test('stands in lines of as many cards as fit', () => {
    expect([columnsFor(1380), columnsFor(1000), columnsFor(320), columnsFor(0)]).toEqual([
      4, 3, 1, 1,
    ])
    expect(inLines([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  })

  test('names features as far as there is room, the count of the others included', () => {
    const names = [
      'Game drives',
      'Guided walks',
      'Night drives',
      'Birding',
      'Mokoro',
      'Fishing',
      'Gym',
    ]
    expect(featuresThatFit(names, 2_000)).toBe(6)
    expect(featuresThatFit(names, 300)).toBe(2)
    expect(featuresThatFit(names, 10)).toBe(1)
    expect(featureRoom({ viewMode: 'list', columns: 1, width: 1380, hasDate: true })).toBe(684)
    expect(featureRoom({ viewMode: 'card', columns: 4, width: 1380, hasDate: true })).toBe(297)
  })
})
