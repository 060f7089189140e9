import * as z from 'zod/mini'
import { blockKey, presentationBlock } from '#shared/api/presentation-blocks'
import { itineraryIdSchema } from '#shared/ids/ids'
import { nameOf } from '../../../functions/data/clients/client-records'
import { groupBy } from '../../../functions/data/table/group-by'
import { presentationKey } from '../../../functions/data/table/keys'
import type { Item } from '../../../functions/data/table/table-access'
import type { DemoData } from './demo-data'
import type { DemoPeople } from './people'
import { readTable } from './rows'

const demoBlock = z.strictObject({ itineraryId: itineraryIdSchema, key: blockKey, value: presentationBlock })

/** The items of presentations that agents have worked on. */
export function presentationItems(
  { itineraries }: Pick<DemoData, 'itineraries'>,
  people: DemoPeople,
  now: Date,
): Item[] {
  const rows = z.array(demoBlock).parse(readTable('presentations'))
  const at = now.toISOString()
  return [...groupBy(rows, ({ itineraryId }) => itineraryId)].flatMap(([id, blocks]) => {
    const trip = itineraries.find(({ itineraryId }) => itineraryId === id)
    const agent = people.agents.find((one) => one.id === trip?.agentId)
    if (agent === undefined) return []
    const changed = { version: 1, by: { id: agent.id, name: nameOf(agent) }, at }
    const edited = Object.fromEntries(blocks.map(({ key, value }) => [key, { value, ...changed }]))
    return [{ ...presentationKey(agent.agencyId, id), id, itineraryId: id, version: 1, updatedAt: at, blocks: edited }]
  })
}
