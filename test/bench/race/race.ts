import { demoPassword } from '../../../infra/local/demo/people'
import { type BenchRow, quantile } from '../bench-row'
import { type RaceRoute, raceRoutes } from './race-routes'
import { askRacer, processorTimeOf, type Racer, untilResting } from './racer'
import { type Rival, type RivalData, startRival } from './rival'

interface RaceOptions {
  /** For the rival's data. */
  readonly folder: string
  readonly requests: number
  readonly rounds: number
}

/**
 * Milliseconds of processor that the whole local stack (gateway, function, judge, engine) takes for
 * one request, beside LoopBack 4 with PostgreSQL over the same records, in turns. Linux alone tells
 * what a process takes.
 * @param product - a running product with its demo data
 */
export async function* race(
  product: Racer,
  { folder, requests, rounds }: RaceOptions,
): AsyncGenerator<BenchRow[]> {
  if (process.platform !== 'linux') return
  const ours = await signIn(product)
  const data = await readRecords(ours)
  const rival = await startRival(folder, data)
  try {
    if (rounds > 1) await untilResting(product)
    const camps = (data.rows.Camp ?? []).slice(0, 12).map(({ id }) => String(id))
    for (const route of raceRoutes(camps)) {
      const times = await raceOver(route, { ours, rival, requests, rounds })
      yield rowsOf(route, times)
    }
  } finally {
    if (typeof rival === 'string') console.log(rival)
    else await rival.stop()
  }
}

interface Times {
  readonly ours: number[]
  readonly rival: number[]
}

async function raceOver(
  route: RaceRoute,
  {
    ours,
    rival,
    requests,
    rounds,
  }: Omit<RaceOptions, 'folder'> & { readonly ours: Racer; readonly rival: Rival | string },
): Promise<Times> {
  const times: Times = { ours: [], rival: [] }
  for (let round = -1; round < rounds; round++) {
    const isWarming = round < 0
    const count = isWarming ? 4 * requests : requests
    const our = await processorTimeOf(ours, route.ours, count)
    const their =
      typeof rival === 'string'
        ? []
        : [await processorTimeOf(rivalToken(rival), route.rival, count)]
    if (isWarming) continue
    times.ours.push(our)
    times.rival.push(...their)
  }
  return times
}

function rowsOf({ name, target }: RaceRoute, { ours, rival }: Times): BenchRow[] {
  const ms = (whose: string, times: readonly number[]): BenchRow => ({
    name: `processor a request: ${name}${whose}`,
    value: quantile(times, 0.5),
    unit: 'ms',
  })
  const own = ms('', ours)
  if (rival.length === 0) return [own]
  const value = quantile(
    rival.map((time, round) => time / (ours[round] ?? Number.NaN)),
    0.5,
  )
  return [
    own,
    ms(', LoopBack 4 with PostgreSQL', rival),
    {
      name: `${name}, LoopBack / ours`,
      value,
      unit: 'ratio',
      target: `≥ ${target}`,
      ok: value >= target,
    },
  ]
}

const agent = { id: 'agt_naledi', agencyId: 'agy_marula', archived: false }
const rivalSession = { id: 'token', agentId: agent.id }
const rivalToken = (rival: Rival): Racer => ({ ...rival, token: rivalSession.id })

async function signIn(product: Racer): Promise<Racer> {
  const body = { email: 'naledi@marulajourneys.com', password: demoPassword }
  const { id } = Object(await askRacer(product, { path: '/Agents/login', body }))
  return { ...product, token: String(id) }
}

/** The records that the product answers of, for the rival's tables. */
async function readRecords(ours: Racer): Promise<RivalData> {
  const camps = await readAll(ours, '/Camps')
  const clients = await readAll(ours, '/Clients')
  return {
    rows: {
      Session: [rivalSession],
      Agent: [agent],
      Camp: camps.map((camp) => ({ ...camp, id: camp.supplierCode })),
      Client: clients.map((client) => ({ ...client, agencyId: agent.agencyId })),
    },
    columns: {
      Session: {},
      Agent: {},
      Camp: {},
      Client: {},
      Itinerary: {
        ...textColumns('id', 'agentId', 'agencyId', 'name', 'startDate', 'endDate'),
        adults: 'number',
        children: 'number',
      },
      Segment: textColumns('id', 'itineraryId', 'type', 'supplierCode', 'startDate', 'endDate'),
    },
  }
}

const textColumns = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, 'string']))

const pageSize = 100

async function readAll(ours: Racer, path: string): Promise<Record<string, unknown>[]> {
  const records: Record<string, unknown>[] = []
  for (;;) {
    const filter = encodeURIComponent(JSON.stringify({ limit: pageSize, skip: records.length }))
    const page = await askRacer(ours, { path: `${path}?filter=${filter}` })
    if (!Array.isArray(page)) throw new Error(`${path} answers no list`)
    records.push(...page)
    if (page.length < pageSize) return records
  }
}
