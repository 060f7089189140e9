import { expect, test } from 'vitest'
import { campsFilter, noWishes } from '../../../../../web/trip/building/api/camps-query'

const search = {
  term: '',
  regionCodes: [],
  onlineMode: false,
  restOfWorldMode: false,
  termFeatures: [],
  wishes: noWishes,
  sort: 'name',
} as const

test('a page holds 20 accommodations by name, with their pictures', () => {
  const filter = JSON.parse(campsFilter(search, 3))
  expect(filter).toMatchObject({
    limit: 20,
    skip: 60,
    order: ['campName ASC'],
    include: ['featuredImage'],
  })
  expect(filter.fields).toEqual(
    expect.arrayContaining(['supplierCode', 'campName', 'minChildAge', 'online']),
  )
})

test('the list is sorted by price and by region where one asks for it', () => {
  const orderBy = (sort: 'price' | 'region') =>
    JSON.parse(campsFilter({ ...search, sort }, 0)).order
  expect(orderBy('price')).toEqual(['guidePrice ASC'])
  expect(orderBy('region')).toEqual(['country ASC', 'regionName ASC'])
})
