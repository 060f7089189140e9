import { expect, test } from 'vitest'
import { campsFilter } from '../../../../../web/features/builder/api/camps-query'

const search = { term: '', regionCodes: [], onlineMode: false, restOfWorldMode: false }

test('a page holds 20 accommodations by name, with their pictures', () => {
  const filter = JSON.parse(campsFilter(search, 3))
  expect(filter).toMatchObject({ limit: 20, skip: 60, order: 'campName ASC', include: ['featuredImage'] })
  expect(filter.fields).toEqual(expect.arrayContaining(['supplierCode', 'campName', 'minChildAge', 'online']))
})
