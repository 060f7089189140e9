import '../memory-storage'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  initialData,
  revive,
  storageKey,
  useBuilder,
} from '../../../../../web/trip/building/state/builder-store'
import { setRestOfWorldMode, setTerm } from '../../../../../web/trip/building/state/search-actions'
import { clearBuilder, resetBuilder } from '../../../../../web/trip/building/state/segment-actions'
import { aStay, day } from '../support'

const memoryStorage = globalThis.localStorage

beforeEach(() => useBuilder.setState(initialData, true))

const stored = () => JSON.parse(memoryStorage.getItem(storageKey) ?? 'null')

describe('what the browser keeps', () => {
  test('lies under itinerary-builder', () => {
    setTerm('jao')
    expect(storageKey).toBe('itinerary-builder')
    expect(stored().state).toMatchObject({ term: 'jao', segments: [] })
  })

  test('comes back with its segments sorted and without what is not its own', () => {
    const late = aStay({ id: 's2', startDate: day('2027-06-20'), endDate: day('2027-06-22') })
    const data = revive({
      adults: 3,
      date: '2027-06-12',
      segments: [late, aStay()],
      selectedMap: { '2027-06-15': true },
      excludedDates: ['2027-06-15'],
    })
    expect(data).toMatchObject({ adults: 3, date: '2027-06-12' })
    expect(data.segments.map(({ id }) => id)).toEqual(['s1', 's2'])
    expect(data).not.toHaveProperty('selectedMap')
    expect(data).not.toHaveProperty('excludedDates')
  })

  test.each([
    ['nothing', null],
    ['a list', []],
    [
      'wrong types',
      {
        adults: 'two',
        segments: {},
        pinnedAccommodationMap: null,
        viewMode: 'globe',
        quoteMode: 'maybe',
        sort: 'toString',
        wishes: { features: [4, null], priceUpTo: 'much', childAge: null },
      },
    ],
    ['a date that is none', { date: '2027-02-31' }],
    [
      'segments that are none',
      { segments: [null, { id: 's1' }, { ...aStay(), endDate: '2027-06-15' }] },
    ],
  ])('is left out where it is broken: %s', (_name, broken) => {
    expect(revive(broken)).toEqual(initialData)
  })

  test('that cannot be read is only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    memoryStorage.setItem(storageKey, '{broken')
    await useBuilder.persist.rehydrate()
    expect(warn).toHaveBeenCalledOnce()
    expect(useBuilder.getState()).toMatchObject({ adults: 2 })
  })

  test('is read again after a reload', async () => {
    memoryStorage.setItem(
      storageKey,
      JSON.stringify({ state: { adults: 5, isDatePickerOpen: true }, version: 1 }),
    )
    await useBuilder.persist.rehydrate()
    expect(useBuilder.getState()).toMatchObject({ adults: 5, isDatePickerOpen: false })
  })

  test('is gone after a quote, but for the rest-of-world mode', () => {
    setRestOfWorldMode(false)
    setTerm('jao')
    clearBuilder()
    expect(useBuilder.getState()).toEqual({ ...initialData, restOfWorldMode: false })
    expect(stored()).toBeNull()
  })

  test('starts over on a reset', () => {
    setTerm('jao')
    resetBuilder()
    expect(useBuilder.getState()).toEqual(initialData)
  })
})
