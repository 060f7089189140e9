import { expect, test } from 'vitest'
import { itineraryName } from '#shared/itinerary/itinerary-name'

test.each([
  [['South Africa', 'Botswana', 'Botswana', 'South Africa'], 'South Africa, Botswana Adventure'],
  [['Kenya'], 'Kenya Adventure'],
  [['Kenya', undefined, ''], 'Kenya Adventure'],
  [[undefined], 'Test Itinerary'],
  [[], 'Test Itinerary'],
])('stays in %j make a %s', (countries, name) => {
  expect(itineraryName(countries.map((country) => ({ country })))).toBe(name)
})
