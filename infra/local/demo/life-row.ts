import type { TripRow } from './itinerary-rows'
import type { DemoPattern, LifeRow, LifeSteps } from './lives'

type Party = Pick<LifeRow, 'adults' | 'children' | 'childrenAges'>

/** What of a trip's life is written down; `id` and `client` without their prefixes. */
interface Written {
  readonly id: string
  readonly agent: 'naledi' | 'thabo'
  readonly client: string
  readonly name: string
  readonly currency: string
  /** Months from the month of seeding, and the day of that month on which it starts. */
  readonly starts: readonly [monthsAhead: number, day: number]
  readonly party?: Party
  readonly groups?: LifeRow['groups']
  readonly segments: readonly TripRow[]
  readonly made: number
  readonly steps?: LifeSteps
  /** Saved as a pattern for others under this name. */
  readonly savedAs?: Pick<DemoPattern, 'name' | 'savedDaysAgo'>
}

const couple: Party = { adults: 2, children: 0, childrenAges: [] }

/** A trip of Marula Journeys, of two adults unless it says otherwise, as long as its segments. */
export function life({
  id,
  agent,
  client,
  name,
  currency,
  starts,
  party = couple,
  segments,
  ...row
}: Written): LifeRow {
  const [monthsAhead, firstDay] = starts
  return {
    itineraryId: `itn_${id}`,
    agencyId: 'agy_marula',
    agentId: `agt_${agent}`,
    clientId: `cli_${client}`,
    ...{ name, currency, monthsAhead, firstDay, ...party, groups: row.groups, segments },
    nights: Math.max(...segments.map(({ days: [, last] }) => last)),
    madeDaysAgo: row.made,
    steps: row.steps ?? [],
    pattern: row.savedAs && { itineraryId: `itn_${id}pattern`, ...row.savedAs },
  }
}
