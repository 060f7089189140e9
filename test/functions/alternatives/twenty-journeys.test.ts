import { beforeAll, describe, expect, test } from 'vitest'
import type { Chain, Saving } from '#shared/api/alternatives'
import { isAvailable } from '#shared/calendar/availability'
import { calendarDate, monthOf, nightsOf } from '#shared/dates/calendar-date'
import { supplierCodeSchema } from '#shared/ids/ids'
import type { RoomLine } from '#shared/rooms/room-line'
import { findAlternatives } from '../../../functions/alternatives/routes/find-alternatives'
import { findChains } from '../../../functions/alternatives/routes/find-chains'
import { findSavings } from '../../../functions/alternatives/routes/find-savings'
import { demoData } from '../../../infra/local/demo/demo-data'
import { demoItems } from '../../../infra/local/demo/demo-items'
import { anAgent, callAs } from '../../support/call-as'
import { type JourneyOfTests, searchWorld } from '../../support/search-world'

const data = demoData('2026-11')
const now = new Date('2026-11-20T08:00:00.000Z')

/** Six regions a journey at the most, of the countries that are sold together. */
const routes: readonly (readonly [string, number])[][] = [
  [
    ['BW-OKA', 3],
    ['BW-KHW', 2],
    ['BW-CHO', 2],
  ],
  [
    ['BW-OKA', 2],
    ['BW-LIN', 3],
    ['ZW-VIC', 2],
  ],
  [
    ['BW-MAK', 2],
    ['BW-OKA', 3],
    ['BW-SEL', 3],
    ['ZW-VIC', 2],
  ],
  [
    ['ZA-CPT', 3],
    ['ZA-WIN', 2],
    ['ZA-SAB', 3],
  ],
  [
    ['ZA-CPT', 3],
    ['ZA-GAR', 2],
    ['ZA-EAC', 3],
  ],
  [
    ['ZA-SAB', 3],
    ['ZW-VIC', 2],
    ['BW-CHO', 3],
  ],
  [
    ['ZA-VAW', 3],
    ['ZA-TIM', 3],
    ['MZ-BAZ', 4],
  ],
  [
    ['KE-NAI', 1],
    ['KE-AMB', 2],
    ['KE-MAR', 3],
  ],
  [
    ['KE-LAI', 3],
    ['KE-MAR', 3],
    ['KE-DIA', 3],
  ],
  [
    ['KE-SAM', 2],
    ['KE-LEW', 2],
    ['KE-MAR', 3],
  ],
  [
    ['TZ-ARU', 1],
    ['TZ-TAR', 2],
    ['TZ-NGO', 2],
    ['TZ-SER', 3],
    ['TZ-ZNZ', 4],
  ],
  [
    ['TZ-NYE', 3],
    ['TZ-RUA', 3],
    ['TZ-ZNZ', 3],
  ],
  [
    ['TZ-NSE', 3],
    ['TZ-GRU', 2],
    ['TZ-ZNZ', 3],
  ],
  [
    ['NA-WIN', 1],
    ['NA-SOS', 2],
    ['NA-SWA', 2],
    ['NA-DAM', 2],
    ['NA-ETO', 3],
  ],
  [
    ['NA-SOS', 2],
    ['NA-SKE', 3],
    ['NA-ETO', 2],
  ],
  [
    ['ZM-SLU', 4],
    ['ZM-LOW', 3],
    ['ZM-LIV', 2],
  ],
  [
    ['ZW-HWA', 3],
    ['ZW-MAN', 3],
    ['ZW-VIC', 2],
  ],
  [
    ['RW-KIG', 1],
    ['RW-VOL', 3],
    ['KE-MAR', 3],
  ],
  [
    ['UG-EBB', 1],
    ['UG-KIB', 2],
    ['UG-QEN', 2],
    ['UG-BWI', 3],
  ],
  [
    ['ZA-CPT', 3],
    ['ZA-SAB', 3],
    ['ZW-VIC', 2],
    ['BW-CHO', 2],
    ['BW-OKA', 3],
    ['BW-MAK', 2],
  ],
]

type World = Awaited<ReturnType<typeof searchWorld>>
let world: World
/** The rooms of the trip with those of other camps. */
const roomsOf = (
  segments: readonly { supplierCode?: string | undefined; rooms: readonly RoomLine[] }[],
) => new Map(segments.map(({ supplierCode = '', rooms }) => [supplierCode, rooms]))
const journeys: {
  journey: JourneyOfTests
  record: NonNullable<Awaited<ReturnType<World['quoted']>>>
}[] = []

/** The dearest camps of the regions that have rooms, so that there is something to save. */
async function journeyOf(route: readonly (readonly [string, number])[], index: number) {
  const dear = (region: string) =>
    data.camps
      .filter(
        (camp) =>
          camp.countryRegionCode === region &&
          !camp.dmcArrangedOnly &&
          !camp.consultantInteractionRequired,
      )
      .toSorted((a, b) => (b.guidePrice ?? 0) - (a.guidePrice ?? 0))
      .map(({ supplierCode }) => supplierCode)
  const party = index % 5 === 4 ? { adults: 2, childrenAges: [13] } : { adults: 2 }
  for (const startDate of [
    '2027-03-02',
    '2027-05-05',
    '2027-06-08',
    '2027-08-03',
    '2027-09-07',
    '2027-10-06',
  ]) {
    const stays: [string, number][] = []
    let day = calendarDate(startDate)
    for (const [region, nights] of route) {
      const fits = async () => {
        for (const code of dear(region)) {
          const one = await world.quoted({ startDate: day, stays: [[code, nights]], ...party })
          if (one !== undefined) return { code, endDate: one.endDate }
        }
      }
      const found = await fits()
      if (found === undefined) break
      stays.push([found.code, nights])
      day = found.endDate
    }
    if (stays.length < route.length) continue
    const journey = { startDate, stays, ...party }
    const record = await world.quoted(journey)
    if (record !== undefined) return { journey, record }
  }
  throw new Error(`No dates for ${route.map(([region]) => region).join()}`)
}

beforeAll(async () => {
  world = await searchWorld(data, demoItems(data, { passwordHash: 'x', now }))
  for (const [index, route] of routes.entries()) journeys.push(await journeyOf(route, index))
}, 120_000)

async function ask<Body>(
  route: typeof findSavings | typeof findChains | typeof findAlternatives,
  index: number,
  body: object,
) {
  const { record } = journeys[index] ?? {}
  if (record === undefined) throw new Error('No such journey')
  Object.assign(world.reads, { get: 0, getMany: 0, query: 0 })
  const call = callAs(route as typeof findSavings, world.depsFor(record), { principal: anAgent() })
  const answer = (await call({ params: { id: record.id }, body })) as { status: number; body: Body }
  expect(answer.status).toBe(200)
  expect(world.reads.getMany + world.reads.query).toBeLessThanOrEqual(12)
  return { answer: answer.body, record }
}

/** The plain look into the demo's counts: rooms on every night, and children old enough. */
function expectFree(
  camp: { supplierCode: string; rooms: readonly { optionKey: string }[] },
  dates: { startDate: string; endDate: string },
  youngest: number | undefined,
) {
  for (const night of nightsOf(calendarDate(dates.startDate), calendarDate(dates.endDate)))
    for (const { optionKey } of camp.rooms) {
      const month = data.allotments.find(
        (one) => one.optionKey === optionKey && one.month === monthOf(night),
      )
      expect(isAvailable(month?.days[night.slice(8)]), `${optionKey} on ${night}`).toBe(true)
    }
  const entry = data.camps.find(({ supplierCode }) => supplierCode === camp.supplierCode)
  if (youngest !== undefined) expect(entry?.minChildAge).toBeLessThanOrEqual(youngest)
}

describe('on twenty journeys through the demo catalogue', () => {
  test('another camp for a stay has rooms, keeps the way and is priced as a requote would be', async () => {
    let offered = 0
    for (const index of routes.keys()) {
      const segment = journeys[index]?.record.segments.at(1)
      const { answer, record } = await ask<{
        alternatives: (Chain['stays'][number] & {
          sell: number
          isSameRegion: boolean
          travel: { before: number; after: number }
        })[]
      }>(findAlternatives, index, { segmentId: segment?.id })
      for (const camp of answer.alternatives) {
        offered += 1
        expectFree(
          camp,
          { startDate: segment?.startDate ?? '', endDate: segment?.endDate ?? '' },
          record.childrenAges[0],
        )
        expect(camp.isSameRegion || camp.travel.after - camp.travel.before <= 120).toBe(true)
        const stays = (journeys[index]?.journey.stays ?? []).map(
          ([code, nights], at): [string, number] => [at === 1 ? camp.supplierCode : code, nights],
        )
        const again = await world.quoted({
          ...(journeys[index]?.journey ?? { startDate: '' }),
          stays,
          rooms: roomsOf([...record.segments, camp]),
        })
        expect(camp.sell).toBe(again?.finance?.sell)
      }
    }
    expect(offered).toBeGreaterThan(60)
  }, 120_000)

  test('swaps make the trip cheaper by ten percent, exactly as priced, wherever enough can be saved', async () => {
    let reached = 0
    for (const index of routes.keys()) {
      const { answer, record } = await ask<{ sell: number; isReached: boolean; savings: Saving[] }>(
        findSavings,
        index,
        { percent: 10 },
      )
      const sell = record.finance?.sell ?? 0
      expect(answer.sell).toBe(sell)
      const [best] = answer.savings
      if (answer.isReached) {
        reached += 1
        expect(best?.sell).toBeLessThanOrEqual(sell * 0.9)
      }
      for (const { sell: total, swaps } of answer.savings) {
        expect(total).toBeLessThan(sell)
        for (const swap of swaps) {
          const stay = record.segments.find(({ id }) => id === swap.segmentId)
          expectFree(
            swap,
            { startDate: stay?.startDate ?? '', endDate: stay?.endDate ?? '' },
            record.childrenAges[0],
          )
        }
        const codes = new Map(
          swaps.map(({ segmentId, supplierCode }) => [String(segmentId), supplierCode]),
        )
        const stays = (journeys[index]?.journey.stays ?? []).map(
          ([code, nights], at): [string, number] => [codes.get(`s${at}`) ?? code, nights],
        )
        const again = await world.quoted({
          ...(journeys[index]?.journey ?? { startDate: '' }),
          stays,
          rooms: roomsOf([...record.segments, ...swaps]),
        })
        expect(total).toBe(again?.finance?.sell)
      }
    }
    expect(reached).toBeGreaterThanOrEqual(14)
  }, 120_000)

  test('regions in any order find camps that are free one after the other', async () => {
    let found = 0
    for (const [index, route] of routes.entries()) {
      const startDate = journeys[index]?.journey.startDate
      const regions = route.map(([countryRegionCode, nights]) => ({ countryRegionCode, nights }))
      const { answer, record } = await ask<{ chains: Chain[]; full: string[] }>(findChains, index, {
        startDate,
        regions,
      })
      if (answer.chains.length > 0) found += 1
      for (const { stays, sell } of answer.chains) {
        expect(stays.map(({ startDate: from }) => from)).toEqual([
          startDate,
          ...stays.slice(0, -1).map(({ endDate }) => endDate),
        ])
        const inRegion = stays.map(
          ({ supplierCode }) =>
            data.camps.find((camp) => camp.supplierCode === supplierCode)?.countryRegionCode,
        )
        expect(inRegion.toSorted()).toEqual(
          regions.map(({ countryRegionCode }) => countryRegionCode).toSorted(),
        )
        for (const stay of stays) expectFree(stay, stay, record.childrenAges[0])
        const nights = stays.map(({ supplierCode, startDate: from, endDate }): [string, number] => [
          supplierCodeSchema.parse(supplierCode),
          nightsOf(from, endDate).length,
        ])
        const again = await world.quoted({
          ...(journeys[index]?.journey ?? { startDate: '' }),
          stays: nights,
          rooms: roomsOf(stays),
        })
        expect(sell).toBe(again?.finance?.sell)
      }
    }
    expect(found).toBe(20)
  }, 120_000)
})
