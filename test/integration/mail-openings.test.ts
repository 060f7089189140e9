import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMailOpenings } from '../../functions/agencies/routes/get-mail-openings'
import { patchMailOpenings } from '../../functions/agencies/routes/patch-mail-openings'
import { savedItineraryStore } from '../../functions/data/itineraries/saved-itinerary-store'
import { mailOpeningsStore } from '../../functions/data/mail/mail-openings-store'
import { agencyChanges } from '../../functions/data/people/agency-changes'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { quietLog, tableStores } from '../support/store-kinds'
import { tripCalls } from '../support/trip-callers'
import { marula, people, tripWorld } from '../support/trip-world'

const useCases = { read: getMailOpenings, save: patchMailOpenings }
const warm = { kind: 'invitation', name: 'Warm', text: 'It was lovely to talk to you.' }

describe.each(routeEngines)('saved words for mails, on $name', (engine) => {
  let running: TestTable
  let call: ReturnType<typeof callsOf>
  const callsOf = () => {
    const { table } = running
    const world = tripWorld(tableStores(table), { saved: savedItineraryStore(table) })
    const stored = async (id: typeof marula) => world.deps.agencies.agency(id)
    const changes = { ...agencyChanges(table), stored }
    const deps = { ...world.deps, changes, openings: mailOpeningsStore(table) }
    return tripCalls(useCases, { deps, world, callers: people })
  }
  beforeAll(async () => {
    quietLog()
    running = await startTestTable(engine)
    call = callsOf()
  }, 60_000)
  afterAll(() => running.stop())

  const params = { id: marula }
  const read = (who: keyof typeof people) => call(who, 'read', { params })
  const save = (who: keyof typeof people, body: object, id: string = marula) =>
    call(who, 'save', { params: { id }, body })

  test('are written by lead agents over the version that they read, and offered to all agents', async () => {
    expect(await read('naledi')).toMatchObject({ body: { version: 0, openings: [] } })
    const body = { version: 0, openings: [warm] }
    expect(await save('naledi', body)).toMatchObject({ status: 403 })
    expect(await save('thabo', body)).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await read('naledi')).toMatchObject({ body: { version: 1, openings: [warm] } })
    expect(await save('thabo', body)).toMatchObject({
      status: 409,
      body: { error: { code: 'record.changed' } },
    })
  })

  test('are nobody’s outside of the agency', async () => {
    const missing = { status: 404, body: { error: { code: 'record.not-found' } } }
    expect(await read('imani')).toMatchObject(missing)
  })

  test.each([
    [{ ...warm, name: ' ' }, 'body.openings.0.name'],
    [{ ...warm, text: '' }, 'body.openings.0.text'],
    [{ ...warm, kind: 'newsletter' }, 'body.openings.0.kind'],
  ])('refuse what they lack by the name of its field', async (opening, field) => {
    expect(await save('thabo', { version: 1, openings: [opening] })).toMatchObject({
      status: 400,
      body: { error: { details: { fields: [{ field }] } } },
    })
  })
})
