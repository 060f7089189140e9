import { expect, test } from 'vitest'
import { fieldLabel } from '../../../../web/features/catalogue-import/model/field-labels'

test.each([
  ['countryRegionCode', 'Region'],
  ['rack.twinRate', 'Rack sharing rate'],
  ['mealBasis', 'Meal basis'],
  ['earlyBirdPercent', 'Early bird percent'],
  ['constructor', 'Constructor'],
  ['', ''],
])('the field %s is called %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label)
})
