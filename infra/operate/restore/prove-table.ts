import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { agencyIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { itineraryIn } from '../../../functions/data/itineraries/itinerary-reads'
import { agencyStore } from '../../../functions/data/people/agency-store'
import { type Table, tableOver } from '../../../functions/data/table/table-access'
import { tripContext } from '../../../functions/itineraries/edit/trip-context'
import { inTurn } from '../../../functions/suppliers/in-turn'

interface TableProof {
  /** Records by the words of their partitions, as in `AGENCY ITINERARY`. */
  readonly counts: Readonly<Record<string, number>>
  /** How many trips were priced anew. */
  readonly trips: number
  /** What is wrong with those that did not come to the stored figures, to the cent. */
  readonly failures: readonly string[]
}

const tripKey = /^AGENCY#(agy_\w+)#ITINERARY#(itn_\w+)$/
const readIds = (pk: string, sk: string) => (sk === 'ITINERARY' ? (tripKey.exec(pk) ?? []) : [])
const readKind = (pk: string): string =>
  pk
    .split('#')
    .filter((part) => /^[A-Z]+$/.test(part))
    .join(' ')

/**
 * Reads a whole table and prices a sample of its trips anew by the rules that priced them, evenly
 * over all of them.
 * @param sample how many trips
 */
export async function proveTable(
  client: DynamoDBDocumentClient,
  tableName: string,
  sample: number,
): Promise<TableProof> {
  const table = tableOver(client, tableName)
  const counts: Record<string, number> = {}
  const trips: [agency: string, trip: string][] = []
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: tableName,
        ProjectionExpression: 'pk, sk',
        ExclusiveStartKey: start,
      }),
    )
    for (const { pk, sk } of Items) {
      const kind = readKind(String(pk))
      counts[kind] = (counts[kind] ?? 0) + 1
      const [, agency, trip] = readIds(String(pk), String(sk))
      if (agency !== undefined && trip !== undefined) trips.push([agency, trip])
    }
    start = LastEvaluatedKey
  } while (start !== undefined)
  const step = Math.max(1, Math.ceil(trips.length / sample))
  const sampleTrips = trips.filter((_, at) => at % step === 0)
  const failures = await inTurn(sampleTrips, (ids) => proveTrip(table, ids), { atOnce: 8 })
  return { counts, trips: sampleTrips.length, failures: failures.flat() }
}

/** What is wrong with a trip; nothing where its figures are those that its segments come to. */
async function proveTrip(
  table: Table,
  [agency, trip]: readonly [string, string],
): Promise<string[]> {
  try {
    const agencyId = agencyIdSchema.parse(agency)
    const there = await itineraryIn(table, { agencyId, id: itineraryIdSchema.parse(trip) })
    const whose = await agencyStore(table).agency(agencyId)
    if (there === undefined || whose === undefined) return [`${trip} of ${agency} is not whole`]
    const pricedTrip = repriceItinerary(there.record, tripContext(whose))
    const words = differences(there.record.finance, pricedTrip.finance)
    return words.map((difference) => `${trip}: ${difference}`)
  } catch (error) {
    return [`${trip} of ${agency} can’t be read: ${error}`]
  }
}

type Finance = ItineraryRecord['finance']

/** Figures that differ. Card fees go by the configuration of today, so they are left out. */
function differences(before: Finance, now: Finance): string[] {
  const [was, is] = [Object.entries(before ?? {}), new Map(Object.entries(now ?? {}))]
  return was.flatMap(([name, figure]) =>
    name.includes('_fee_') || is.get(name) === figure
      ? []
      : [`${name} is ${figure}, and its segments come to ${is.get(name)}`],
  )
}
