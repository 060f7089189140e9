import { expect, test } from 'vitest'
import { firstRegion } from '../../../../web/features/region-year/model/first-region'

const regions = [
  { countryRegionCode: 'RW-AKA', campCount: 2 },
  { countryRegionCode: 'BW-OKA', campCount: 9 },
  { countryRegionCode: 'ZM-LUA', campCount: 9 },
  { countryRegionCode: 'ZW-HWA' },
]

test('opens on the region with the most camps, and on the builder’s where it has one', () => {
  expect(firstRegion(regions, {})).toBe('BW-OKA')
  expect(firstRegion(regions, { 'ZW-HWA': {} })).toBe('ZW-HWA')
  expect(firstRegion(regions, { 'KE-MAR': {} })).toBe('BW-OKA')
  expect(firstRegion([], {})).toBeUndefined()
})
