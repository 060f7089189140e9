import '../memory-storage'
import { beforeEach, describe, expect, test } from 'vitest'
import { monthOf } from '#shared/dates/calendar-date'
import { initialData, useBuilder } from '../../../../../web/trip/building/state/builder-store'
import { toggleFavorite, useFavorites } from '../../../../../web/trip/building/state/favorites'
import * as search from '../../../../../web/trip/building/state/search-actions'
import {
  setAdults,
  setChildAge,
  setChildren,
} from '../../../../../web/trip/building/state/search-actions'
import { aCamp, day } from '../support'

const state = () => useBuilder.getState()
const region = (countryRegionCode: string) => ({
  countryRegionCode,
  regionCode: 'X',
  name: countryRegionCode,
  countryCode: 'BW',
  country: 'Botswana',
})

beforeEach(() => useBuilder.setState(initialData, true))

describe('travelers', () => {
  test('a new child is 12, and fewer children trim the ages', () => {
    setChildren(2)
    setChildAge(0, 8)
    setChildren(3)
    expect(state().childrenAges).toEqual([8, 12, 12])
    setChildren(1)
    expect(state().childrenAges).toEqual([8])
  })

  test('2 §5.4: the fewest adults are none, so that 2 §5.3 can say who is missing', () => {
    setAdults(0)
    setChildren(1)
    expect(state()).toMatchObject({ adults: 0, children: 1 })
  })

  test('stay within the limits of the larger builder; the second one’s picker stops at 6 children', () => {
    setChildren(900)
    setAdults(-4)
    expect([state().children, state().adults]).toEqual([100, 0])
    setAdults(1_000)
    setChildAge(0, 40)
    expect([state().adults, state().childrenAges[0]]).toEqual([100, 17])
  })
})

describe('search', () => {
  test('a new date starts every calendar’s month again', () => {
    search.setVisibleMonth('JAO', monthOf(day('2027-09-01')))
    expect(state().visibleMonths).toEqual({ JAO: '2027-09' })
    search.setDate(day('2027-06-12'))
    expect(state()).toMatchObject({ date: '2027-06-12', visibleMonths: {} })
  })

  test('the view is a list, cards or a map, and nothing else', () => {
    search.setViewMode('card')
    search.setViewMode('globe')
    expect(state().viewMode).toBe('card')
    search.setViewMode('map')
    expect(state().viewMode).toBe('map')
  })

  test('what is wanted of camps comes and goes one by one, and all at once', () => {
    search.toggleFeature('mokoro')
    search.toggleFeature('pool')
    search.setWishes({ childAge: 6 })
    expect(state().wishes).toEqual({ features: ['mokoro', 'pool'], childAge: 6 })
    search.toggleFeature('mokoro')
    expect(state().wishes.features).toEqual(['pool'])
    search.clearWishes()
    expect(state().wishes).toEqual({ features: [] })
  })

  test('a pin goes on and off', () => {
    search.togglePin(aCamp())
    expect(state().pinnedAccommodationMap).toMatchObject({ JAO: { campName: 'Jao Camp' } })
    search.togglePin(aCamp())
    expect(state().pinnedAccommodationMap).toEqual({})
  })

  test('regions are chosen together and removed one by one', () => {
    search.setRegions([region('BW-OKA'), region('BW-CHO')])
    search.removeRegion('BW-OKA')
    expect(Object.keys(state().selectedRegions)).toEqual(['BW-CHO'])
  })

  test('the rest is set as it is', () => {
    search.setTerm('jao')
    search.setSort('price')
    search.setQuoteMode('quote_only')
    search.setOnlineMode(true)
    search.setRestOfWorldMode(false)
    search.setDatePickerOpen(true)
    search.showAvailability('JAO')
    expect(state()).toMatchObject({
      term: 'jao',
      sort: 'price',
      quoteMode: 'quote_only',
      onlineMode: true,
      restOfWorldMode: false,
      isDatePickerOpen: true,
      availabilityShown: { JAO: true },
    })
  })

  test('favorites are kept apart from the itinerary', () => {
    toggleFavorite('JAO')
    expect(useFavorites.getState().favorites).toEqual({ JAO: true })
    toggleFavorite('JAO')
    expect(useFavorites.getState().favorites).toEqual({})
  })
})
