import { expect, test } from 'vitest'
import {
  filledCells,
  fromName,
  nearest,
} from '../../../../web/features/catalogue-import/model/filled-cells'

const regions = [
  { countryRegionCode: 'BW-OKA', latitude: -19.3, longitude: 22.9 },
  { countryRegionCode: 'ZM-LZ', latitude: -15.7, longitude: 29.3 },
]

test('what a file lacks is the same in every row, made from the name, or found by the place', () => {
  const filling = { supplierCode: fromName, countryRegionCode: nearest, online: 'yes' }
  expect(
    filledCells(
      { campName: 'Abu’s Camp é', latitude: '-19.4', longitude: '22.5' },
      filling,
      regions,
    ),
  ).toEqual({
    supplierCode: 'ABUSCAMPE',
    countryRegionCode: 'BW-OKA',
    online: 'yes',
    campName: 'Abu’s Camp é',
    latitude: '-19.4',
    longitude: '22.5',
  })
  const far = { latitude: '-15', longitude: '30', supplierCode: 'ONE', countryRegionCode: '' }
  expect(
    filledCells({ latitude: '-15', longitude: '30', supplierCode: 'ONE' }, filling, regions),
  ).toMatchObject({
    supplierCode: 'ONE',
    countryRegionCode: 'ZM-LZ',
  })
  expect(filledCells({ ...far, latitude: '' }, filling, []).countryRegionCode).toBe('')
})
