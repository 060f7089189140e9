import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ItineraryId } from '#shared/ids/ids'
import { erasureMakers } from '../../../functions/client-privacy/erase-client'
import { finishErasures } from '../../../functions/client-privacy/jobs/finish-erasures'
import { eraseClient } from '../../../functions/client-privacy/routes/erase-client'
import { getClientErasure } from '../../../functions/client-privacy/routes/get-client-erasure'
import { clientStore } from '../../../functions/data/clients/client-store'
import { copyLink } from '../../../functions/data/itineraries/copy-links'
import { itineraryStore } from '../../../functions/data/itineraries/itinerary-store'
import { clientLines } from '../../../functions/data/lists/client-lines'
import { listReader } from '../../../functions/data/lists/list-reader'
import { paymentLines } from '../../../functions/data/lists/payment-lines'
import { tripLines } from '../../../functions/data/lists/trip-lines'
import { agencyStore } from '../../../functions/data/people/agency-store'
import { auditEntriesIn } from '../../../functions/data/people/audit-store'
import * as keys from '../../../functions/data/table/keys'
import type { Table } from '../../../functions/data/table/table-access'
import { clockAt } from '../../../functions/runtime/clock'
import { logSink } from '../../../functions/runtime/log'
import { randomId } from '../../../functions/runtime/make-id'
import { anAgent, callAs, testNow } from '../../support/call-as'
import { dyingProcess } from '../../support/dying-process'
import { quietLog } from '../../support/store-kinds'
import {
  copies,
  filledWorld,
  fills,
  finance,
  givenTrip,
  mark,
  markedIn,
  marula,
  mergedTrip,
  other,
  ownTrip,
  zoe,
} from './filled-world'

const lead = anAgent({ agentId: 'agt_thabo' as never, isAgencyAdmin: true })
const lateBy = { kind: 'agent' as const, id: 'agt_naledi', name: 'Naledi Mokoena' }
const later = () => new Date(testNow.getTime() + 11 * 60_000)

function calls(table: Table, files: Map<string, string>, now = () => testNow) {
  const deps = {
    table,
    erasures: erasureMakers.erasures(table),
    clients: clientStore(table),
    agencies: agencyStore(table),
    files: {
      remove: async (key: string) => void files.delete(key),
      removePapers: async (agencyId: string, tripId: string) => {
        for (const key of files.keys())
          if (key.startsWith(`private/papers/${agencyId}/${tripId}/`)) files.delete(key)
      },
    } as never,
  }
  const as = (principal = lead) => ({ principal, now })
  return {
    plan: (principal?: typeof lead) =>
      callAs(getClientErasure, deps, as(principal))({ params: { id: zoe } }),
    erase: (name = `zoe  ${mark}`) =>
      callAs(eraseClient, deps, as())({ params: { id: zoe }, body: { name } }),
    finish: () => finishErasures({ ...deps, clock: clockAt(now), makeId: randomId }),
  }
}
type World = Awaited<ReturnType<typeof filledWorld>>
const linesOf = async (table: Table) =>
  Promise.all(
    [clientLines, tripLines, paymentLines].map(async (kind) => {
      const list = await listReader(table, kind as never).now(marula)
      return list.page({ where: { kind: 'and', of: [] } }).lines
    }),
  )

beforeAll(() => void quietLog())

describe('erasing a client', () => {
  test('knows every kind of key', () => {
    const makers = Object.keys(keys).filter((name) => /(Key|Pk)$/.test(name))
    expect(Object.keys(fills).sort()).toEqual(makers.sort())
  })

  test('says beforehand what goes and what stays, and changes nothing', async () => {
    const { table, files } = await filledWorld()
    const before = JSON.stringify([...table.items()])
    expect((await calls(table, files).plan()).body).toEqual({
      name: `Zoe ${mark}`,
      blockers: [],
      gone: { notes: 1, updates: 1, messages: 2, documents: 2, travelers: 2, hasPortal: true },
      kept: { trips: 2, payments: 2, acceptances: 1 },
    })
    expect(JSON.stringify([...table.items()])).toBe(before)
    expect((await calls(table, files).plan(anAgent())).status).toBe(403)
    const stranger = anAgent({
      agencyId: 'agy_other' as never,
      agentId: 'agt_peter' as never,
      isAgencyAdmin: true,
    })
    expect((await calls(table, files).plan(stranger)).status).toBe(404)
  })

  test('leaves nothing of them in the table and in the bucket, and all money', async () => {
    const { table, files } = await filledWorld()
    const warm = listReader(table, tripLines)
    await warm.now(marula)
    expect(new Set(markedIn(table.items()).map((at) => at.split('#')[0])).size).toBeGreaterThan(3)
    const { erase, finish } = calls(table, files)
    expect(await erase('Zoe')).toMatchObject({
      status: 400,
      body: { error: { details: { fields: [{ field: 'body.name' }] } } },
    })
    expect(await erase()).toMatchObject({ status: 200, body: { isErased: true } })
    expect(markedIn(table.items())).toEqual([])
    expect(files.size).toBe(0)
    await finish()
    await calls(table, files, later).finish()
    expect(markedIn(table.items())).toEqual([])
    expect(await calls(table, files, later).finish()).toEqual({ erasures: 0 })
    expect(await erase()).toMatchObject({ status: 200, body: { isErased: true } })

    const trips = itineraryStore(table)
    for (const id of [ownTrip, mergedTrip]) {
      const stored = await trips.get(marula, id)
      expect(stored?.record).toMatchObject({
        name: 'Trip in October 2026',
        state: 'confirmed',
        discount: 100,
        travelers: [{ firstName: 'Traveler 1' }],
        finance: { sell: 500_000, paid: 500_000 },
        payments: [{ amount: 500_000, status: 'Paid' }],
      })
      expect(stored?.people.clientData?.name).toBe('Erased client')
    }
    expect((await trips.get(marula, givenTrip))?.record).toMatchObject({
      name: 'Another trip',
      clientId: other,
    })
    expect(await trips.content(marula, givenTrip, 2)).toBeDefined()
    const [clients, lines, payments] = (await linesOf(table)) as unknown as {
      id: string
      clientName?: string
    }[][]
    expect(clients?.map(({ id }) => id)).toEqual([other])
    const names = lines?.flatMap(({ clientName }) => clientName || [])
    expect(names?.sort()).toEqual(['Ada Moremi', 'Ada Moremi', 'Erased client', 'Erased client'])
    expect(payments).toHaveLength(2)
    expect(
      JSON.stringify((await warm.now(marula)).page({ where: { kind: 'and', of: [] } }).lines),
    ).not.toContain(mark)
  })

  test('takes names out of templates and trips that were copied, and leaves the rest', async () => {
    const { table, files } = await filledWorld()
    const trips = itineraryStore(table)
    const names = () =>
      Promise.all(
        Object.values(copies).map(async (id) => (await trips.get(marula, id))?.record.name),
      )
    expect(await names()).toEqual([
      `The ${mark} honeymoon`,
      undefined,
      `Like Zoe ${mark}’s`,
      `As ${mark}, Ada`,
    ])
    await calls(table, files).erase()
    expect(await names()).toEqual(['The … honeymoon', undefined, 'Like …’s', 'As …, Ada'])
    const copy = await trips.get(marula, copies.fromSaved)
    expect(copy?.record).toMatchObject({
      clientId: other,
      discount: 100,
      version: 3,
      segments: [{ title: 'Transfer for … …', extras: ['… cake'], description: '… is vegan' }],
    })
    const [last, edited] = await trips.history({ agency: marula, id: copies.saved }, { limit: 2 })
    expect(last).toMatchObject({ action: 'erased', changes: [] })
    expect(edited?.changes).toEqual([
      { field: 'name', label: 'Name', from: '… …', to: 'The … honeymoon' },
    ])
  })

  test('takes the texts of a copy that was being made meanwhile', async () => {
    const { table, files } = await filledWorld()
    await calls(table, files).erase()
    const trips = itineraryStore(table)
    const saved = await trips.get(marula, copies.saved)
    if (saved === undefined) throw new Error('no template')
    const id = 'itn_late1' as ItineraryId
    const createdDate = new Date(Date.now() + 60_000).toISOString()
    const record = { ...saved.record, id, version: 1, createdDate, name: `The ${mark}s` }
    const entry = { at: createdDate, by: lateBy, action: 'saved', requestId: 'r9', changes: [] }
    await trips.save({
      after: { ...saved, record },
      entry,
      also: [copyLink({ agencyId: marula, id: ownTrip }, id)],
    })
    expect(markedIn(table.items())).not.toEqual([])
    await calls(table, files, later).finish()
    expect((await trips.get(marula, id))?.record.name).toBe('…')
    expect((await trips.get(marula, copies.saved))?.record.name).toBe('The … honeymoon')
  })

  test('waits for a copy that waits for its supplier', async () => {
    const { table, files } = await filledWorld()
    const trips = itineraryStore(table)
    const before = await trips.get(marula, copies.fromSaved)
    if (before === undefined) throw new Error('no trip')
    const since = before.record.updatedAt
    const work = { action: 'GetQuote' as const, token: 't', since, by: lateBy, sendNotify: false }
    const record = { ...before.record, state: 'quoting' as const, version: 3 }
    const entry = { at: since, by: lateBy, action: 'asked', requestId: 'r3', changes: [] }
    await trips.save({ before, after: { ...before, record, work: { ...work, total: 1 } }, entry })
    expect(await calls(table, files).erase()).toMatchObject({
      status: 200,
      body: { isErased: false },
    })
    const flying = await trips.get(marula, copies.fromSaved)
    if (flying === undefined) throw new Error('no trip')
    await trips.save({
      before: flying,
      after: { ...flying, record: { ...flying.record, state: 'quote', version: 4 } },
      entry: { ...entry, action: 'quoted' },
    })
    await calls(table, files).finish()
    expect(markedIn(table.items())).toEqual([])
  })

  test('writes nothing of them into the log', async () => {
    const lines: string[] = []
    const log = vi.spyOn(logSink, 'write').mockImplementation((line) => void lines.push(line))
    const { table, files } = await filledWorld()
    await calls(table, files).plan()
    await calls(table, files).erase()
    await calls(table, files, later).finish()
    log.mockRestore()
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => line.includes(mark))).toEqual([])
  })

  test('is told by the audit trail without personal data', async () => {
    const { table, files } = await filledWorld()
    await calls(table, files).erase()
    const entries = [...table.items()]
      .filter(({ pk }) => /#AUDIT#/.test(String(pk)))
      .flatMap(auditEntriesIn)
    expect(entries.find(({ action }) => action === 'agent_erased_client')).toMatchObject({
      clientId: zoe,
      agentId: 'agt_thabo',
      details: { trips: 3 },
    })
    const [login] = entries.filter(({ action }) => action === 'client_login')
    expect(login).toMatchObject({
      by: { name: 'Erased client' },
      details: { fields: 'lastName', amount: 500 },
    })
    expect(login?.details).not.toHaveProperty('note')
  })

  test('goes on where a process died, wherever that was', async () => {
    const whole = dyingProcess()
    const { table, files } = await filledWorld()
    await calls(whole.table(table), files).erase()
    for (let call = 12; call < whole.calls(); call += Math.ceil(whole.calls() / 17)) {
      const world: World = await filledWorld()
      const dying = dyingProcess({ call, when: call % 2 === 0 ? 'before' : 'after' })
      await calls(dying.table(world.table), world.files).erase()
      await calls(world.table, world.files).finish()
      await calls(world.table, world.files, later).finish()
      const begun = (await clientStore(world.table).get(marula, zoe)) === undefined
      if (begun) expect(markedIn(world.table.items()), `after call ${call}`).toEqual([])
      else expect((await calls(world.table, world.files).erase()).status).toBe(200)
      expect(markedIn(world.table.items())).toEqual([])
      expect(world.files.size).toBe(0)
    }
  })

  test.each([
    ['travel', { endDate: '2026-11-25' }],
    ['payment', { finance: finance(400_000) }],
    ['refund', { state: 'cancelled' }],
    ['busy', { state: 'confirming' }],
  ])('is refused for %s', async (kind, change) => {
    const { table, files } = await filledWorld()
    const trips = itineraryStore(table)
    const before = await trips.get(marula, ownTrip)
    if (before === undefined) throw new Error('no trip')
    const record = { ...before.record, ...(change as object), version: 3 }
    const by = { kind: 'agent' as const, id: 'agt_naledi', name: 'N' }
    const work = {
      action: 'ConfirmQuote' as const,
      token: 't',
      since: record.updatedAt,
      by,
      sendNotify: false,
      total: 1,
    }
    const entry = { at: record.updatedAt, by, action: 'edited', requestId: 'r', changes: [] }
    await trips.save({ before, after: { ...before, record, work }, entry })
    const { plan, erase } = calls(table, files)
    const blockers = [{ kind, itineraryId: ownTrip, trip: `${mark} honeymoon` }]
    expect((await plan()).body).toMatchObject({ blockers })
    expect(await erase()).toMatchObject({
      status: 409,
      body: { error: { code: 'client.not-erasable', details: { blockers } } },
    })
    expect(markedIn(table.items()).length).toBeGreaterThan(20)
  })
})
