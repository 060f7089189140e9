import { parseFilter, parseWhere } from '#shared/catalogue/filter'
import type { Where } from '#shared/catalogue/filter-types'
import { agencyIdSchema } from '#shared/ids/ids'
import { paymentStages } from '#shared/itinerary/payments'
import { clientWhitelist } from '../../functions/clients/client-list'
import { listClients } from '../../functions/clients/routes/list-clients'
import { getDashboard } from '../../functions/dashboard/routes/get-dashboard'
import { endingHolds } from '../../functions/data/itineraries/ending-holds'
import { itinerariesIn } from '../../functions/data/itineraries/itinerary-reads'
import {
  type ClientLine,
  clientLines,
  listedClientIn,
} from '../../functions/data/lists/client-lines'
import type { Columns } from '../../functions/data/lists/columns'
import { listReader } from '../../functions/data/lists/list-reader'
import { keepSnapshot } from '../../functions/data/lists/list-snapshot'
import { paymentLines } from '../../functions/data/lists/payment-lines'
import { type TripLine, tripLines } from '../../functions/data/lists/trip-lines'
import type { Item, Table } from '../../functions/data/table/table-access'
import { summedFields, tripTotalsOf } from '../../functions/itineraries/routes/total-itineraries'
import { tripWhitelist } from '../../functions/itineraries/view/trip-list'
import { clockAt } from '../../functions/runtime/clock'
import { anAgent } from '../support/call-as'
import { memoryTable } from '../support/memory-table'
import { type BenchRow, type BenchSize, quantile } from './bench-row'

/**
 * Lists of clients and trips at 5,000 and 50,000 records: what a question reads once the list is in
 * memory, the processor time of its answer, and what a cold container reads. Times are of the
 * processor: nothing waits.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  if (isSmall) {
    yield [await clientsScreen(100, { rounds: 7 })]
    yield await dashboard(100, { rounds: 7 })
    return yield (await atSize(100, { targetMs: 5, rounds: 7 })).own
  }
  yield [await clientsScreen(10_000)]
  yield await dashboard(5_000)
  const small = await atSize(5_000, { targetMs: 5 })
  yield small.own
  const large = await atSize(50_000, { targetMs: 25 })
  yield large.own
  const times = large.median / small.median
  yield [{ name: 'ten times the records: the median question takes', value: times, unit: 'times' }]
}

const agencyId = agencyIdSchema.parse('agy_marula')

async function atSize(
  count: number,
  { targetMs, rounds = 60 }: { readonly targetMs: number; readonly rounds?: number },
) {
  const size = `${count.toLocaleString('en')} records`
  const memory = memoryTable()
  const reads: { operation: string; bytes: number }[] = []
  const table = observed(memory, reads)
  for (let at = 0; at < count; at++)
    await memory.write([{ Put: { Item: clientItem(at) } }, { Put: { Item: tripItem(at) } }])
  const [clients, trips] = [listReader(table, clientLines), listReader(table, tripLines)]
  await Promise.all([clients.now(agencyId), trips.now(agencyId)])
  await keepSnapshot(memory, {
    kind: clientLines,
    agencyId,
    snapshot: await clients.snapshot(agencyId),
  })

  reads.length = 0
  const coldMs = await timeOf(async () => void (await listReader(table, clientLines).now(agencyId)))
  const coldKb = reads.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

  const times: number[] = []
  let most = { reads: 0, units: 0 }
  for (let round = 0; round < rounds; round++) {
    for (const question of questions(round, count)) {
      reads.length = 0
      const lists = { clients: await clients.now(agencyId), trips: await trips.now(agencyId) }
      // Of the two lists a question asks one: half of the reads are its own.
      most = {
        reads: Math.max(most.reads, reads.length / 2),
        units: Math.max(most.units, unitsOf(reads) / 2),
      }
      const ms = await timeOf(async () => question(lists))
      if (round >= 5) times.push(ms)
    }
  }
  const [median, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
  const own: BenchRow[] = [
    {
      name: `${size}: reads of a question while nothing changed`,
      value: most.reads,
      unit: 'reads',
      target: '≤ 2',
      ok: most.reads <= 2,
    },
    {
      name: `${size}: units of these reads`,
      value: most.units,
      unit: 'units',
      target: '≤ 4',
      ok: most.units <= 4,
    },
    { name: `${size}: computing of a question, median`, value: median, unit: 'ms' },
    {
      name: `${size}: computing of a question, p99`,
      value: p99,
      unit: 'ms',
      target: `≤ ${targetMs}`,
      ok: p99 <= targetMs,
    },
    { name: `${size}: clients into a cold container's memory`, value: coldMs, unit: 'ms' },
    { name: `${size}: clients' snapshot`, value: coldKb, unit: 'KB' },
  ]
  return { own, median }
}

/**
 * A page of a hundred anywhere in My Clients, in the orders that it offers: from the text of the
 * filter to that of the answer.
 */
async function clientsScreen(
  count: number,
  { rounds = 60 }: { readonly rounds?: number } = {},
): Promise<BenchRow> {
  const table = memoryTable()
  for (let at = 0; at < count; at++)
    await table.write([{ Put: { Item: clientItem(at) } }, { Put: { Item: tripItem(at) } }])
  const deps = {
    clientList: listReader(table, clientLines),
    tripList: listReader(table, tripLines),
  }
  const principal = anAgent({ isAgencyAdmin: true })
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const order of ['name ASC', 'updatedDate DESC', 'status ASC']) {
      const skip = (round * 1_300) % count
      const where = {
        and: [
          { archived: false },
          ...(round % 3 === 0 ? [{ name: { like: 'a', options: 'i' } }] : []),
        ],
      }
      const filter = JSON.stringify({ where, order, skip, limit: 100, include: ['itineraryCount'] })
      const ms = await timeOf(async () => {
        const found = await listClients.run(
          { query: { filter }, principal } as never,
          deps as never,
        )
        JSON.stringify(found)
      })
      if (round >= 3) times.push(ms)
    }
  }
  const p99 = quantile(times, 0.99)
  const name = `${count.toLocaleString('en')} clients: computing of a page of My Clients with trips counted, p99`
  return { name, value: p99, unit: 'ms', target: '≤ 8', ok: p99 <= 8 }
}

/**
 * The dashboard of an agency with so many trips, each with a payment; a trip was changed before
 * every second time.
 */
async function dashboard(
  count: number,
  { rounds = 60 }: { readonly rounds?: number } = {},
): Promise<BenchRow[]> {
  const memory = memoryTable()
  const reads: { operation: string; bytes: number }[] = []
  const table = observed(memory, reads)
  for (let at = 0; at < count; at++)
    await memory.write([{ Put: { Item: tripItem(at) } }, { Put: { Item: paymentItem(at) } }])
  const deps = {
    tripList: listReader(table, tripLines),
    paymentList: listReader(table, paymentLines),
    holds: endingHolds(table),
    clock: clockAt(() => new Date('2026-11-20T08:00:00Z')),
    read: (keys: Parameters<typeof itinerariesIn>[1]) => itinerariesIn(table, keys),
  }
  const principal = anAgent({ isAgencyAdmin: true })
  const times: number[] = []
  let [maxReads, maxUnits, bytes] = [0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    reads.length = 0
    const ms = await timeOf(async () => {
      const query = { whose: round % 2 === 0 ? 'agency' : 'mine', timeZone: '' }
      bytes = Math.max(
        bytes,
        JSON.stringify(await getDashboard.run({ query, principal } as never, deps as never)).length,
      )
    })
    if (round < 3) continue
    times.push(ms)
    ;[maxReads, maxUnits] = [Math.max(maxReads, reads.length), Math.max(maxUnits, unitsOf(reads))]
  }
  const [p99, name] = [quantile(times, 0.99), `dashboard of ${count.toLocaleString('en')} trips`]
  return [
    { name: `${name}: computing, p99`, value: p99, unit: 'ms', target: '≤ 25', ok: p99 <= 25 },
    { name: `${name}: reads`, value: maxReads, unit: 'reads', target: '≤ 5', ok: maxReads <= 5 },
    {
      name: `${name}: units of these reads`,
      value: maxUnits,
      unit: 'units',
      target: '≤ 8',
      ok: maxUnits <= 8,
    },
    { name: `${name}: answer`, value: bytes / 1024, unit: 'KB' },
  ]
}

function paymentItem(at: number): Item {
  const { listed } = tripItem(at)
  const [
    itineraryId,
    itineraryName,
    state,
    agentId,
    agentName,
    clientId,
    clientName,
    startDate,
    endDate,
  ] = listed as never[]
  const id = `pay_${String(at).padStart(8, '0')}`
  const dueDate = dateOf(at * 5).slice(0, 10)
  return {
    pk: `AGENCY#${agencyId}#PAYMENT#${id}`,
    sk: 'PAYMENT',
    gsi1pk: paymentLines.partition(agencyId),
    gsi1sk: `open#${dueDate}#${id}`,
    listed: {
      paymentId: id,
      itineraryId,
      itineraryName,
      state,
      agentId,
      agentName,
      clientId,
      clientName,
      startDate,
      endDate,
      paymentType: 'deposit',
      status: 'Pending',
      amount: (at * 37) % 900_000,
      serviceFee: 0,
      currency: ['USD', 'EUR', 'ZAR'][at % 3],
      dueDate,
      stage: paymentStages[0],
    },
  }
}

interface Lists {
  readonly clients: Columns<ClientLine>
  readonly trips: Columns<TripLine>
}

/**
 * What screens ask, with another word each time: a search, a count, pages in several orders, one
 * deep inside, totals.
 */
function questions(round: number, count: number): ((lists: Lists) => unknown)[] {
  const term = `${word(round * 7)}`.slice(0, 4).toLowerCase()
  const like = (...fields: string[]) => ({
    or: fields.map((field) => ({ [field]: { like: term, options: 'i' } })),
  })
  const clientFilter = (filter: object) => parseFilter(JSON.stringify(filter), clientWhitelist)
  const tripFilter = (filter: object) => parseFilter(JSON.stringify(filter), tripWhitelist)
  const tripWhere = (where: object): Where => parseWhere(JSON.stringify(where), tripWhitelist)
  return [
    ({ clients }) =>
      JSON.stringify(
        clients.page(clientFilter({ where: like('name', 'email') })).lines.map(listedClientIn),
      ),
    ({ clients }) =>
      clients.countOf(
        clientFilter({ where: { archived: false, status: { neq: 'travelled' } } }).where,
      ),
    ({ clients }) =>
      clients.page(clientFilter({ order: 'updatedDate DESC', skip: count / 2 })).lines,
    ({ trips }) =>
      trips.page(tripFilter({ where: { ...like('name', 'clientName', 'bookingReference') } }))
        .lines,
    ({ trips }) =>
      trips.page(
        tripFilter({ where: { state: 'quote', sell: { gt: 500_000 } }, order: ['sell DESC'] }),
      ).lines,
    ({ trips }) =>
      trips.countOf(tripWhere({ startDate: { gte: '2027-01-01' }, agentId: 'agt_0003' })),
    ({ trips }) =>
      tripTotalsOf(trips.pick(tripWhere({ state: { inq: ['quote', 'confirmed'] } }), summedFields)),
  ]
}

/** Counts what is read, and how large it is; a unit is 4 KB of a consistent read. */
function observed(table: Table, reads: { operation: string; bytes: number }[]): Table {
  const note = <Answer>(operation: string, answer: Answer): Answer => {
    const sizes = [answer].flat().map((item) => Object(item).packed?.length ?? 0)
    reads.push({
      operation,
      bytes: sizes.reduce((sum: number, size: number) => sum + size + 150, 0),
    })
    return answer
  }
  return {
    ...table,
    get: async (key) => note('get', await table.get(key)),
    getMany: async (keys) => note('getMany', await table.getMany(keys)),
    all: async (query) => note('all', await table.all(query)),
  }
}

const unitsOf = (reads: readonly { bytes: number }[]): number =>
  reads.reduce((sum, { bytes }) => sum + Math.max(1, Math.ceil(bytes / 4096)), 0)

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

const syllables = [
  'ma',
  'ru',
  'la',
  'bo',
  'ab',
  'ze',
  'li',
  'ko',
  'sha',
  'ni',
  'da',
  'vu',
  'em',
  'or',
  'te',
  'wa',
]
/** A made-up word, another for each number. */
function word(at: number): string {
  let text = ''
  for (
    let rest = (at * 2_654_435_761) % 2 ** 32, part = 0;
    part < 4;
    part++, rest = Math.floor(rest / 16)
  ) {
    text += syllables[rest % 16] ?? ''
  }
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
const dateOf = (at: number): string =>
  new Date(1.79e12 + ((at * 7_919) % 100_000) * 600_000).toISOString()

const clientUpdateAt = (at: number) => ({
  id: `upd_${String(at).padStart(8, '0')}`,
  timestamp: dateOf(at),
  status: 'planning',
  text: `Called ${word(at)}`,
  agent: { id: 'agt_0001', fullName: 'Naledi Mokoena' },
  agency: { id: agencyId, name: 'Marula Journeys' },
})

function clientItem(at: number): Item {
  const id = `cli_${String(at).padStart(8, '0')}`
  const [firstName, lastName] = [word(at), word(at + 77_777)]
  const name = `${firstName} ${lastName}`
  const updatedDate = dateOf(at)
  const status = ['lead', 'planning', 'booked', 'travelled'][at % 4]
  const listed = {
    id,
    clientId: id,
    version: 1,
    name,
    firstName,
    lastName,
    email: `${firstName}.${at}@example.com`,
    agentId: `agt_000${at % 9}`,
    contact: { phone: `+1 555 ${at}`, address: '' },
    agent: { firstName: 'Naledi', lastName: 'Mokoena', fullName: 'Naledi Mokoena' },
    clientData: {
      id,
      clientId: id,
      firstName,
      lastName,
      name,
      status,
      updatedDate,
      archived: at % 10 === 0,
      clientUpdates: [clientUpdateAt(at)],
    },
  }
  return {
    pk: `AGENCY#${agencyId}#CLIENT#${id}`,
    sk: 'CLIENT',
    gsi1pk: clientLines.partition(agencyId),
    gsi1sk: id,
    listed,
  }
}

function tripItem(at: number): Item {
  const id = `itn_${String(at).padStart(8, '0')}`
  const state = ['draft', 'estimate', 'quote', 'confirmed'][at % 4]
  const day = dateOf(at * 3).slice(0, 10)
  const listed = [
    id,
    `${word(at)} and the delta`,
    state,
    `agt_000${at % 9}`,
    'Naledi Mokoena',
    `cli_${String(at).padStart(8, '0')}`,
    `${word(at)} ${word(at + 77_777)}`,
    day,
    day,
    2,
    0,
    ['USD', 'EUR', 'ZAR'][at % 3],
    (at * 7_919) % 2_000_000,
    (at * 31) % 500_000,
    undefined,
    (at * 17) % 300_000,
    undefined,
    undefined,
    undefined,
    undefined,
    `REF${at}`,
    at % 3,
    undefined,
    1,
    dateOf(at),
    dateOf(at),
  ]
  return {
    pk: `AGENCY#${agencyId}#ITINERARY#${id}`,
    sk: 'ITINERARY',
    gsi1pk: tripLines.partition(agencyId),
    gsi1sk: id,
    listed,
  }
}
