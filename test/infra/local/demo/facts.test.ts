import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { demoTransitPoints } from '../../../../infra/local/demo/transit-points'
import { kilometersBetween } from './country-bounds'

/** The register of airports, where it lies beside the project: the product itself does not need it. */
const register = new URL('../../../../../shared/data/airports_safari15.csv', import.meta.url)

describe.skipIf(!existsSync(register))('transit points beside the register of airports', () => {
  test('stand where the register has them', () => {
    const rows = existsSync(register) ? readFileSync(register, 'utf8').split('\n').slice(1) : []
    const places = new Map(rows.map((row) => placeOf(row)))
    const known = demoTransitPoints.filter(({ transitPointCode }) => places.has(transitPointCode))
    expect(known.length).toBeGreaterThan(150)
    for (const point of known) {
      const place = places.get(point.transitPointCode)
      expect(place && kilometersBetween(point, place), point.name).toBeLessThan(1)
    }
  })
})

/** Code and position of a row; the columns before them hold no quoted commas but the name. */
function placeOf(row: string) {
  const cells = row.match(/("[^"]*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? []
  return [cells[0] ?? '', { latitude: Number(cells[7]), longitude: Number(cells[8]) }] as const
}
