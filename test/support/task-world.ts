import { randomBytes } from 'node:crypto'
import { itineraryIdSchema } from '#shared/ids/ids'
import { clientStore } from '../../functions/data/clients/client-store'
import { itineraryStore } from '../../functions/data/itineraries/itinerary-store'
import { localDataKeys, sealingBy } from '../../functions/data/secrets/sealing'
import { makeDeps } from '../../functions/data/table/makers'
import type { Table } from '../../functions/data/table/table-access'
import { travelerFormStore } from '../../functions/data/travelers/traveler-form-store'
import { followUpMakers } from '../../functions/tasks/follow-ups-for'
import { createTask } from '../../functions/tasks/routes/create-task'
import { deleteTask } from '../../functions/tasks/routes/delete-task'
import { dismissFollowUp } from '../../functions/tasks/routes/dismiss-follow-up'
import { listTasks } from '../../functions/tasks/routes/list-tasks'
import { patchTask } from '../../functions/tasks/routes/patch-task'
import { taskMakers } from '../../functions/tasks/task-names'
import { aClient, peopleItems, storeClients } from '../integration/client-data/people-world'
import { anItinerary } from '../shared/itinerary/builders'
import { anAgent, callAs, testNow } from './call-as'
import type { TestRequest } from './http-event'

const people = {
  naledi: anAgent(),
  thabo: anAgent({ agentId: 'agt_thabo' as never, isAgencyAdmin: true }),
  peter: anAgent({
    agencyId: 'agy_other' as never,
    agentId: 'agt_peter' as never,
    isAgencyAdmin: true,
  }),
}
export type Person = keyof typeof people

const useCases = {
  'GET /api/Tasks': listTasks,
  'POST /api/Tasks': createTask,
  'PATCH /api/Tasks/{id}': patchTask,
  'DELETE /api/Tasks/{id}': deleteTask,
  'POST /api/Tasks/followUps/dismiss': dismissFollowUp,
} as const

const entry = {
  at: '2026-11-10T08:00:00.000Z',
  by: { kind: 'agent' as const, id: 'agt_naledi', name: 'Naledi Mokoena' },
  action: 'created',
  changes: [],
  requestId: 'test',
}

/** Two agencies, a client of Naledi, and the routes of tasks as each of the agents calls them. */
export async function aTaskWorld(table: Table) {
  await table.write(peopleItems().map((Item) => ({ Put: { Item } })))
  await storeClients(table, aClient('ada1'))
  const itineraries = itineraryStore(table)
  const forms = travelerFormStore(table, () =>
    sealingBy(localDataKeys(randomBytes(32).toString('base64'))),
  )
  const deps = {
    ...makeDeps(taskMakers, table),
    ...makeDeps(followUpMakers, table),
    itineraries,
    clients: clientStore(table),
  }
  return {
    /** Calls a route as somebody. */
    call: (who: Person, address: keyof typeof useCases, request: TestRequest = {}) =>
      callAs(useCases[address] as typeof listTasks, deps, { principal: people[who] })(request),
    /** Stores a trip of Naledi for Ada Moremi. */
    async trip(name: string, named: Parameters<typeof anItinerary>[0] = {}) {
      const id = itineraryIdSchema.parse(`itn_${name}`)
      const record = anItinerary({ id, clientId: 'cli_ada1', ...named })
      const user = {
        agency: { name: 'Marula', agencyCode: 'MAR001' },
        agent: { fullName: 'Naledi Mokoena', email: 'n@marula.example' },
      }
      const before = await itineraries.get(record.agencyId, id)
      const after = { record, people: { clientData: { name: 'Ada Moremi' }, user } }
      await itineraries.save({ ...(before && { before }), after, entry })
      return { id }
    },
    /** A traveler fills in their passport. */
    tellPassport: (id: string, slot: string) =>
      forms.change(
        {
          agencyId: people.naledi.agencyId,
          itineraryId: itineraryIdSchema.parse(id),
          clientId: aClient('ada1').id,
          slot,
        },
        {
          part: 'passport',
          fields: { number: 'SE9934567' },
          by: entry.by,
          at: testNow,
          deletedOn: '2027-03-01' as never,
        },
        () => [],
      ),
  }
}
export type TaskWorld = Awaited<ReturnType<typeof aTaskWorld>>
