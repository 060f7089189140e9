import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PortalHome } from '#shared/api/portal-shapes'
import type { TripVersion } from '#shared/api/trip-versions'
import { messageStore } from '../../functions/data/itineraries/message-store'
import { proposalStore } from '../../functions/data/itineraries/proposal-store'
import { tripPortalStore } from '../../functions/data/itineraries/trip-portal-store'
import { portalAccounts } from '../../functions/data/people/portal-accounts'
import { editCopies } from '../../functions/data/presentations/copied-edits'
import { chooseQuote } from '../../functions/portal/routes/choose-quote'
import { getPortal } from '../../functions/portal/routes/get-portal'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { quietLog, tableStores } from '../support/store-kinds'
import { tripCalls, tripWithClient } from '../support/trip-callers'
import { tripOf, tripWorld } from '../support/trip-world'

const useCases = { home: getPortal, choose: chooseQuote }

describe.each(routeEngines)('versions of a proposal in the portal, on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
  })
  afterAll(() => there.stop())

  /** Versions A and B of a trip of Eleanor's, quoted, and shared unless a test says otherwise. */
  async function aProposal({ isSecondShared = true } = {}) {
    const { table } = there
    const stores = {
      proposals: proposalStore(table),
      portals: tripPortalStore(table),
      editCopies: editCopies(table),
    }
    const world = tripWorld({ ...tableStores(table), ...stores })
    const { trip, callers } = await tripWithClient(world)
    const copy = tripOf(
      await world.call('naledi', 'POST /api/Itineraries/{id}/versions', {
        params: { id: trip.id },
        body: { name: 'With the Falls' },
      }),
    )
    for (const { id: itineraryId } of [trip, copy])
      await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId } })
    await world.work()
    const edit = (id: string, body: object) =>
      world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, body })
    if (isSecondShared) await edit(copy.id, { published: true })
    const deps = { ...world.deps, ...stores, accounts: portalAccounts(table) }
    const call = tripCalls(useCases, { deps, world, callers })
    const home = async () => ((await call('eleanor', 'home')).body as PortalHome).trips
    const choose = (id: string, query: Record<string, string> = {}) =>
      call('eleanor', 'choose', { params: { id }, query })
    const lastMessage = async (itineraryId: typeof trip.id) => {
      const [message] = await messageStore(table).newest(
        { agencyId: trip.agencyId, itineraryId },
        1,
      )
      return message?.text
    }
    /** What the supplier and the bank do: the trip is on its way to be confirmed. */
    const book = async (id: typeof trip.id) => {
      const before = await world.deps.itineraries.get(trip.agencyId, id)
      if (before === undefined) throw new Error(`no trip ${id}`)
      const version = before.record.version + 1
      const record = { ...before.record, state: 'confirm_requested' as const, version }
      const by = { kind: 'system' as const, id: 'system', name: 'System' }
      const at = world.now().toISOString()
      const entry = { at, by, action: 'booked', changes: [], requestId: 'req_1' }
      await world.deps.itineraries.save({ before, after: { ...before, record }, entry })
    }
    const seenByAgent = async () =>
      (
        (
          await world.call('naledi', 'GET /api/Itineraries/{id}/versions', {
            params: { id: trip.id },
          })
        ).body as TripVersion[]
      ).map(({ outcome }) => outcome)
    return { world, home, choose, lastMessage, book, seenByAgent, edit, a: trip.id, b: copy.id }
  }

  test('are told apart by their letters once the client sees two', async () => {
    const { home, edit, a, b } = await aProposal({ isSecondShared: false })
    expect(await home()).toMatchObject([{ id: a }])
    expect((await home())[0]).not.toHaveProperty('version')
    await edit(b, { published: true })
    const version = { id: a, outcome: 'open' }
    expect(await home()).toMatchObject([
      { id: a, version: { ...version, letter: 'A' } },
      { id: b, name: 'With the Falls', version: { ...version, letter: 'B' } },
    ])
  })

  test('are chosen one at a time: another choice takes the first one back', async () => {
    const { world, home, choose, lastMessage, seenByAgent, a, b } = await aProposal()
    world.pass(60_000)
    expect((await choose(a)).status).toBe(200)
    expect(await seenByAgent()).toEqual(['chosen', 'notChosen'])
    world.pass(60_000)
    const again = await choose(b)
    expect(again).toMatchObject({ status: 200, body: { chosenAt: world.now().toISOString() } })
    expect(await lastMessage(b)).toBe(
      'I’d like to go ahead with With the Falls (version B) instead of South Africa Adventure (version A).',
    )
    expect(await seenByAgent()).toEqual(['notChosen', 'chosen'])
    expect((await home()).map(({ version }) => version?.outcome)).toEqual(['notChosen', 'chosen'])
    await choose(b, { undo: 'true' })
    expect(await seenByAgent()).toEqual(['open', 'open'])
  })

  test('stay as they were chosen once the agent has begun to work on the chosen one', async () => {
    const { world, choose, seenByAgent, edit, a, b } = await aProposal()
    world.pass(60_000)
    await choose(a)
    world.pass(60_000)
    await edit(a, { name: 'Their trip' })
    const refused = await choose(b)
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'portal.choice-over' } } })
    expect(await seenByAgent()).toEqual(['chosen', 'notChosen'])
  })

  test('are closed once another is booked, and stay to be read', async () => {
    const { book, home, choose, seenByAgent, a, b } = await aProposal()
    await book(b)
    const refused = await choose(a)
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'portal.other-version' } },
    })
    expect(await seenByAgent()).toEqual(['notChosen', 'chosen'])
    expect(await home()).toMatchObject([
      { id: b, standing: 'held', version: { outcome: 'chosen' } },
      { id: a, standing: 'proposal', version: { outcome: 'notChosen', isClosed: true } },
    ])
  })
})
