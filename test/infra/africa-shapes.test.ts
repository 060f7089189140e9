import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { africaShapes } from '../../infra/bundle/africa-shapes'

test('web/public/map/africa.json is what the generator makes of the bundled data', () => {
  const file = join(import.meta.dirname, '../../web/public/map/africa.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(africaShapes())
})

test('the shapes hold every country that the product sells', () => {
  const names = africaShapes().map(({ name }) => name)
  const sold = [
    'Botswana',
    'eSwatini',
    'Kenya',
    'Lesotho',
    'Malawi',
    'Mauritius',
    'Mozambique',
    'Namibia',
    'Rwanda',
    'Seychelles',
    'South Africa',
    'Tanzania',
    'Uganda',
    'Zambia',
    'Zimbabwe',
  ]
  expect(names).toEqual(expect.arrayContaining(sold))
})
