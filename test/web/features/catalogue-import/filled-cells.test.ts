import { expect, test } from 'vitest'
import {
  filledCells,
  fromName,
  nearest,
} from '../../../../web/features/catalogue-import/model/filled-cells'

const regions = [
  { countryRegionCode: 'BW-OKA', name: 'Okavango Delta', latitude: -19.3, longitude: 22.9 },
  { countryRegionCode: 'ZM-LZ', name: 'Lower Zambezi', latitude: -15.7, longitude: 29.3 },
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

test('a region by its name becomes its code, and a name of none or of two stays', () => {
  const codeIn = (cell: string, all = regions) =>
    filledCells({ countryRegionCode: cell }, {}, all).countryRegionCode
  expect(
    ['okavango delta', 'Lower-Zambezi', 'BW-OKA', 'Serengeti'].map((one) => codeIn(one)),
  ).toEqual(['BW-OKA', 'ZM-LZ', 'BW-OKA', 'Serengeti'])
  const two = [
    ...regions,
    { countryRegionCode: 'NA-OKA', name: 'Okavango Delta', latitude: 0, longitude: 0 },
  ]
  expect(codeIn('Okavango Delta', two)).toBe('Okavango Delta')
})
