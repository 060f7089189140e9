import { groundAdvice } from '#shared/ground/ground-rules'
import { findAlternatives } from '../../functions/alternatives/routes/find-alternatives'
import { findChains } from '../../functions/alternatives/routes/find-chains'
import { findSavings } from '../../functions/alternatives/routes/find-savings'
import { itemsOfSupplier } from '../../functions/data/rates/supplier-records'
import { syntheticCatalogue } from '../../infra/local/demo/synthetic'
import { anAgent, callAs } from '../support/call-as'
import { searchWorld } from '../support/search-world'
import { aRateRule, aRoomType } from '../support/suppliers'
import { type BenchRow, type BenchSize, quantile } from './bench-row'

const months = ['2027-03', '2027-04'] as const
const regions = ['BW-OKA', 'BW-CHO', 'ZW-VIC', 'ZA-SAB', 'ZA-CPT', 'BW-LIN'] as const

/**
 * A world of so many camps with rates and rooms in two months, and a trip of six stays over the end
 * of a month.
 */
async function worldOf(count: number) {
  const { camps, ...rest } = syntheticCatalogue(count)
  const prices = camps.map((_camp, index) => 200 + ((index * 7919) % 1_600))
  const items = camps.flatMap(({ supplierCode }, index) =>
    itemsOfSupplier({
      supplierCode,
      roomTypes: ['TENT', 'SUITE'].map((room) =>
        aRoomType({ supplierCode, optionKey: `${supplierCode}-${room}` }),
      ),
      rateRules: ['TENT', 'SUITE'].map((room, at) =>
        aRateRule({
          supplierCode,
          optionKey: `${supplierCode}-${room}`,
          currency: 'USD',
          twinRate: `${(prices[index] ?? 0) + at * 150}.00`,
        }),
      ),
      allotments: ['TENT', 'SUITE'].flatMap((room, at) =>
        months.map((month, later) => ({
          optionKey: `${supplierCode}-${room}`,
          month,
          days: Object.fromEntries(
            Array.from({ length: 31 - later }, (_, day) => [
              String(day + 1).padStart(2, '0'),
              (day * 3 + index + at) % 23 === 0 ? 0 : 3,
            ]),
          ),
        })),
      ),
    }),
  )
  const guided = camps.map((camp, index) => ({ ...camp, guidePrice: prices[index] ?? 0 }))
  const world = await searchWorld({ ...rest, camps: guided }, items)
  for (let first = 0; first < 40; first++) {
    const stays = regions.flatMap((region): [string, number][] => {
      const own = guided
        .filter((camp) => camp.countryRegionCode === region && camp.online && !camp.disabled)
        .toSorted((a, b) => b.guidePrice - a.guidePrice)
      const camp = own[first % own.length]
      return camp === undefined ? [] : [[camp.supplierCode, 2]]
    })
    const record = await world.quoted({ startDate: '2027-03-26', stays })
    if (record !== undefined) return { world, record }
  }
  throw new Error('the case is to have rooms')
}

/**
 * Swaps, savings and chains of regions among 5,000 camps for a trip of six stays: computing in
 * processor time and calls to the table. Then the rules of the ground for a trip of 42 lines, as
 * they are asked with every keystroke.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  const { world, record } = await worldOf(isSmall ? 1_500 : 5_000)
  const deps = world.depsFor(record)
  const startDate = record.startDate
  const asked = [
    ['swap', findAlternatives, { segmentId: record.segments[2]?.id }],
    ['savings', findSavings, { percent: 10 }],
    [
      'chain',
      findChains,
      {
        startDate,
        regions: regions.map((countryRegionCode) => ({ countryRegionCode, nights: 2 })),
      },
    ],
  ] as const
  for (const [name, route, body] of asked) {
    const ask = callAs(route as typeof findSavings, deps, { principal: anAgent() })
    const times: number[] = []
    for (let round = 0; round < (isSmall ? 2 : 40); round++) {
      Object.assign(world.reads, { get: 0, getMany: 0, query: 0 })
      const [before, elapsed] = [process.cpuUsage(), performance.now()]
      const { status } = await ask({ params: { id: record.id }, body })
      if (status !== 200) throw new Error(`${name}: ${status}`)
      times.push(Math.min(performance.now() - elapsed, process.cpuUsage(before).user / 1000))
    }
    const [p95, calls] = [quantile(times, 0.95), world.reads.query + world.reads.getMany]
    yield [
      {
        name: `${name}, 6 stays among 5,000 camps, p95`,
        value: p95,
        unit: 'ms',
        target: '≤ 1000',
        ok: p95 <= 1000,
      },
      {
        name: `${name}: Queries and batches of camps`,
        value: calls,
        unit: 'calls',
        target: '≤ 11',
        ok: calls <= 11,
      },
    ]
  }
  const segments = Array.from({ length: 7 }, () => record.segments).flat()
  const times = Array.from({ length: isSmall ? 3 : 200 }, () => {
    const start = performance.now()
    groundAdvice({ segments, childrenAges: [3, 9] })
    return performance.now() - start
  })
  const p95 = quantile(times, 0.95)
  yield [
    {
      name: 'rules of the ground, 42 stays, p95',
      value: p95,
      unit: 'ms',
      target: '≤ 5',
      ok: p95 <= 5,
    },
  ]
}
