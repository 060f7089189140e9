import { beforeAll, describe, expect, test } from 'vitest'
import { eraseDue, type RetentionDeps } from '../../../functions/client-privacy/jobs/erase-due'
import { getRetention } from '../../../functions/client-privacy/routes/get-retention'
import { clientListMakers } from '../../../functions/clients/client-list'
import { erasureStore } from '../../../functions/data/client-privacy/erasure-store'
import { agencyChanges } from '../../../functions/data/people/agency-changes'
import { agencyRecord } from '../../../functions/data/people/agency-records'
import { agencyItem, agencyStore } from '../../../functions/data/people/agency-store'
import { tripListMakers } from '../../../functions/itineraries/view/trip-list'
import type { Mail } from '../../../functions/mail/mailer'
import { clockAt } from '../../../functions/runtime/clock'
import { randomId } from '../../../functions/runtime/make-id'
import { aClient } from '../../integration/client-data/people-world'
import { anAgent, callAs } from '../../support/call-as'
import { quietLog } from '../../support/store-kinds'
import { filledWorld, mark, marula, other, zoe } from './filled-world'

/**
 * Trips of Zoe and of another client ended on October 4, 2026; a third, without a trip, was touched
 * a month before.
 */
async function ruled(retention?: { years: number; since: string }) {
  const { table, clients } = await filledWorld()
  await clients.save({
    after: aClient('quiet1', { updatedAt: '2026-09-01T06:00:00.000Z', lastName: 'Quiet' }),
  })
  const found = await agencyChanges(table).stored(marula)
  await table.write([{ Put: { Item: agencyItem(agencyRecord.parse({ ...found, retention })) } }])
  const mails: Mail[] = []
  let now = new Date('2027-08-20T06:00:00Z')
  const deps: RetentionDeps = {
    clientList: clientListMakers.clientList(table),
    tripList: tripListMakers.tripList(table),
    table,
    changes: agencyChanges(table),
    agencies: agencyStore(table),
    erasures: erasureStore(table),
    mailer: { send: async (mail) => void mails.push(mail) },
    webAddress: 'https://tembea.example',
    clock: clockAt(() => now),
    makeId: randomId,
  }
  const lead = anAgent({ agentId: 'agt_thabo' as never, isAgencyAdmin: true })
  return {
    deps,
    mails,
    on: (day: string) => {
      now = new Date(`${day}T15:00:00Z`)
      return eraseDue(deps)
    },
    due: (principal = lead) =>
      callAs(getRetention, deps, { principal, now: () => now })({
        params: { id: principal.agencyId },
      }),
  }
}

beforeAll(() => void quietLog())

describe('retention', () => {
  test('is off until an agency sets it', async () => {
    const { on, due, mails } = await ruled()
    expect((await due()).body).toEqual({ count: 0, due: [] })
    expect(await on('2050-01-01')).toEqual({ begun: 0 })
    expect(mails).toEqual([])
  })

  test('erases years after the last trip, or the last touch, and tells lead agents a month before', async () => {
    const { on, due, mails, deps } = await ruled({ years: 1, since: '2026-11-01T06:00:00.000Z' })
    expect(await on('2027-08-01')).toEqual({ begun: 0 })
    expect(mails).toEqual([])
    expect(await on('2027-08-20')).toEqual({ begun: 0 })
    expect(mails).toMatchObject([
      { to: 'agt_thabo@marula.example', subject: '1 client will be erased within 30 days' },
    ])
    expect(mails[0]?.text).toContain('Ada Quiet: September 1, 2027')
    expect((await due()).body).toMatchObject({
      count: 1,
      due: [{ name: 'Ada Quiet', lastOn: '2026-09-01', eraseOn: '2027-09-01' }],
    })
    expect((await due(anAgent())).status).toBe(403)
    await on('2027-08-21')
    expect(mails).toHaveLength(1)
    expect(await on('2027-09-02')).toEqual({ begun: 1 })
    expect(await on('2027-09-03')).toEqual({ begun: 0 })
    expect(await deps.erasures.underWay()).toMatchObject([
      { clientId: 'cli_quiet1', by: { kind: 'system' } },
    ])
    await on('2027-09-10')
    expect(mails.at(-1)?.text).toContain(`Zoe ${mark}: October 4, 2027`)
    expect(await on('2027-10-05')).toEqual({ begun: 2 })
    const begun = (await deps.erasures.underWay()).map(({ clientId }) => clientId)
    expect(begun.sort()).toEqual([other, 'cli_quiet1', zoe].sort())
  })

  test('erases nobody sooner than thirty days after the rule was set, and nobody whom a lead agent was not told of', async () => {
    const { on, due, mails, deps } = await ruled({ years: 1, since: '2030-01-10T06:00:00.000Z' })
    deps.mailer.send = () => Promise.reject(new Error('away'))
    expect(await on('2030-01-12')).toEqual({ begun: 0 })
    expect((await due()).body).toMatchObject({ count: 3, due: [{ eraseOn: '2030-02-09' }, {}, {}] })
    expect(await on('2030-03-01')).toEqual({ begun: 0 })
    deps.mailer.send = async (mail) => void mails.push(mail)
    expect(await on('2030-03-02')).toEqual({ begun: 0 })
    expect(await on('2030-03-03')).toEqual({ begun: 3 })
  })

  test('erases nobody who owes money', async () => {
    const { on, deps } = await ruled({ years: 1, since: '2026-11-01T06:00:00.000Z' })
    const trips = await deps.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'AGENCY#agy_marula#ITINERARY#itn_zoe1' },
    })
    expect(trips.length).toBeGreaterThan(3)
    const { itineraryStore } = await import('../../../functions/data/itineraries/itinerary-store')
    const before = await itineraryStore(deps.table).get(marula, 'itn_zoe1' as never)
    if (before === undefined) throw new Error('no trip')
    const [payment] = before.record.payments
    const record = {
      ...before.record,
      version: 3,
      payments: payment ? [{ ...payment, status: 'Pending' as const }] : [],
    }
    const by = { kind: 'agent' as const, id: 'agt_naledi', name: 'N' }
    const entry = { at: record.updatedAt, by, action: 'edited', requestId: 'r', changes: [] }
    await itineraryStore(deps.table).save({ before, after: { ...before, record }, entry })
    await on('2029-01-01')
    await on('2029-01-02')
    expect((await deps.erasures.underWay()).map(({ clientId }) => clientId)).not.toContain(zoe)
  })
})
