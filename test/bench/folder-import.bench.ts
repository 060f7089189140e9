import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readImport } from '../../infra/operate/import/read-import'
import type { BenchRow, BenchSize } from './bench-row'

const headings = [
  'optionKey',
  'from',
  'to',
  'currency',
  'twinRate',
  'singleRate',
  'minLOS',
  'rack.twinRate',
]
const seasonsOfRoom = 100

/** Rates of many camps: rooms with a hundred seasons of three days each, as cells of a file. */
const rateRows = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const [room, season] = [Math.floor(at / seasonsOfRoom), at % seasonsOfRoom]
    const day = (offset: number) =>
      new Date(Date.UTC(2027, 0, 1 + season * 3 + offset)).toISOString().slice(0, 10)
    return [
      `CAMP${room}-TWIN`,
      day(0),
      day(2),
      'USD',
      `${800 + season}.50`,
      '1100',
      '1',
      `${1000 + season}`,
    ]
  })

/**
 * 100,000 rows of rates in a folder of CSV files, read and checked as `npm run import` does it,
 * with overlaps and references.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  const rows = rateRows(isSmall ? 1_000 : 100_000)
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  const codes = [...new Set(rows.map(([key = '']) => key))]
  const rooms = codes.map((optionKey) => `${optionKey},Tent,Twin,2,3,4`)
  const camps = codes.map((key) => `${key.split('-')[0]},${key},BW-OKA,-19.3,22.6`)
  const files = {
    countries: [
      'countryCode,name,currency,biome,latitude,longitude',
      'BW,Botswana,BWP,delta,-22.3,24.7',
    ],
    regions: [
      'countryRegionCode,regionCode,name,countryCode,latitude,longitude,biome',
      'BW-OKA,OKA,Okavango Delta,BW,-19.25,22.7,delta',
    ],
    camps: ['supplierCode,campName,countryRegionCode,latitude,longitude', ...camps],
    rooms: ['optionKey,name,systemType,normalAdults,guestNormal,maxUnits', ...rooms],
    rates: [headings.join(','), ...rows.map((cells) => cells.join(','))],
  }
  try {
    for (const [name, lines] of Object.entries(files))
      writeFileSync(join(folder, `${name}.csv`), lines.join('\n'))
    const nothing = {
      countries: [],
      regions: [],
      features: [],
      transitPoints: [],
      activities: [],
      connections: [],
      camps: [],
    }
    const [started, before] = [performance.now(), process.memoryUsage().rss]
    const { imported } = await readImport(folder, { catalogue: nothing, roomsOf: async () => [] })
    const seconds = (performance.now() - started) / 1000
    const megabytes = (process.memoryUsage().rss - before) / 2 ** 20
    if (imported.rates.length !== rows.length) throw new Error('Rows were lost')
    const what = `${rows.length.toLocaleString('en-US')} rows of rates`
    yield [
      {
        name: `${what} read and checked`,
        value: seconds,
        unit: 's',
        target: '≤ 60',
        ok: seconds <= 60,
      },
      {
        name: `${what}, memory they take`,
        value: megabytes,
        unit: 'MB',
        target: '≤ 512',
        ok: megabytes <= 512,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
