import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { documentClient } from '../../../functions/data/table/document-client'
import { tableOver } from '../../../functions/data/table/table-access'
import { makeHold } from '../../../functions/itineraries/work/make-hold'
import type { WorkDeps } from '../../../functions/itineraries/work/work-deps'
import { type WorkMessage, workMessage } from '../../../functions/itineraries/work/work-message'
import { logSink } from '../../../functions/runtime/log'
import { inTurn } from '../../../functions/suppliers/in-turn'
import { supplierSystem } from '../../../functions/suppliers/the-supplier-system'
import { startDynamoDb } from '../../../infra/local/dynamodb'
import { ensureTable } from '../../../infra/local/table'
import { type Decide, type FaultyCall, faultsOf } from '../../support/faults'
import { openCamp } from '../../support/open-camp'
import { tableStores } from '../../support/store-kinds'
import { tripBody, tripOf, tripWorld, zuluStay } from '../../support/trip-world'
import type { BenchRow } from '../bench-row'

const atOnce = 16
const stay = {
  supplierCode: 'HOT',
  startDate: '2027-07-05',
  endDate: '2027-07-19',
  country: 'Botswana',
}

/**
 * Holds of 14 nights at once on one room type of one camp: successful ones a second, and
 * transactions for each. Local engines put transactions in a row and show no conflicts, so the
 * second round has a third of them meet another, as AWS does where many want the same item.
 */
export async function holdThroughput(holds: number): Promise<BenchRow[]> {
  const engine = await startDynamoDb({ projectFolder: process.cwd() })
  const write = logSink.write
  logSink.write = () => undefined
  try {
    const calm = await round({ endpoint: engine.endpoint, tableName: 'calm', holds })
    const met = await round({
      endpoint: engine.endpoint,
      tableName: 'met',
      holds,
      decide: everyThirdWrite(),
    })
    const what = `holds of 14 nights on one hot camp, ${atOnce} at once`
    return [
      { name: `${what}: ${calm.tries} transactions for each`, value: calm.perSecond, unit: '/s' },
      {
        name: '… a third of the transactions in conflict: holds',
        value: met.perSecond,
        unit: '/s',
      },
      {
        name: `… transactions for each of ${met.held}`,
        value: met.tries,
        unit: 'writes',
        target: '≤ 2, none is lost',
        ok: met.tries <= 2 && met.held === holds,
      },
    ]
  } finally {
    logSink.write = write
    await engine.stop()
  }
}

interface Round {
  readonly endpoint: string
  readonly tableName: string
  readonly holds: number
  readonly decide?: Decide
}

async function round({ endpoint, tableName, holds, decide }: Round) {
  const low = new DynamoDBClient({ endpoint, region: 'us-east-1' })
  await ensureTable(low, tableName)
  low.destroy()
  const client = documentClient({ endpoint })
  const faults = faultsOf(client)
  let writes = 0
  faults.decide = ({ isWrite }) => {
    if (isWrite) writes += 1
    return undefined
  }
  const table = tableOver(client, tableName)
  const world = tripWorld(tableStores(table), {
    suppliers: (clock) => supplierSystem(table, clock),
  })
  await openCamp(table, 'HOT', { free: holds, months: ['2027-07'] })
  const rooms = [{ optionKey: 'HOT-TENT', adults: 2, children: 0 }]
  const { startDate, endDate } = stay
  const body = tripBody({
    startDate,
    endDate,
    itinerary: { startDate, endDate, segments: [zuluStay({ ...stay, rooms })] },
  })
  const ids = Array.from({ length: holds })
  const made = await inTurn(
    ids,
    async () => tripOf(await world.call('naledi', 'POST /api/Itineraries', { body })).id,
    {
      atOnce,
    },
  )
  const ask = (address: 'POST /api/WindowAPIs/GetQuote' | 'POST /api/WindowAPIs/GetHold') =>
    inTurn(made, (itineraryId) => world.call('naledi', address, { body: { itineraryId } }), {
      atOnce,
    })
  await ask('POST /api/WindowAPIs/GetQuote')
  await world.work()
  await ask('POST /api/WindowAPIs/GetHold')
  const messages = world.messages.splice(0).map((message) => workMessage.parse(JSON.parse(message)))
  faults.decide = (call) => {
    if (call.isWrite) writes += 1
    return decide?.(call)
  }
  const [start, before] = [performance.now(), writes]
  await inTurn(messages, (message) => delivered(message, world.deps), { atOnce })
  const seconds = (performance.now() - start) / 1000
  const { itineraries } = world.stores
  const trips = await inTurn(
    messages,
    (message) => itineraries.get(message.agencyId, message.itineraryId),
    { atOnce },
  )
  const held = trips.filter((trip) => trip?.record.state === 'provisional').length
  return { held, perSecond: held / seconds, tries: (writes - before) / held }
}

/** Delivers a message as a queue does: again, when its work failed. */
async function delivered(message: WorkMessage, deps: WorkDeps) {
  for (let receive = 1; ; receive++) {
    try {
      return await makeHold(message, deps)
    } catch (error) {
      if (receive === 5) throw error
    }
  }
}

/** A third of all transactions meet another one. */
function everyThirdWrite() {
  let writes = 0
  return ({ isWrite }: FaultyCall) => {
    if (!isWrite) return undefined
    writes += 1
    return writes % 3 === 0 ? ('conflict' as const) : undefined
  }
}
