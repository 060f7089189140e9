import { beforeAll, describe, expect, test } from 'vitest'
import { itineraryRecord } from '#shared/itinerary/itinerary'
import { itineraryStore } from '../../../functions/data/itineraries/itinerary-store'
import { messageStore } from '../../../functions/data/itineraries/message-store'
import { agencyStore } from '../../../functions/data/people/agency-store'
import { digestStore, nextDigest } from '../../../functions/data/people/digest-store'
import { factorStore } from '../../../functions/data/people/factor-store'
import { ownAccountStore } from '../../../functions/data/people/own-account-store'
import { digestMakers } from '../../../functions/digest/digest-of'
import { type DigestDeps, sendDigests } from '../../../functions/digest/jobs/send-digests'
import type { Mail } from '../../../functions/mail/mailer'
import { patchMyAccount } from '../../../functions/my-account/routes/patch-my-account'
import { clockAt } from '../../../functions/runtime/clock'
import { randomId } from '../../../functions/runtime/make-id'
import { aClient, peopleItems } from '../../integration/client-data/people-world'
import { anItinerary, aStay } from '../../shared/itinerary/builders'
import { callAs } from '../../support/call-as'
import { memoryTable } from '../../support/memory-table'
import { quietLog } from '../../support/store-kinds'
import { finance } from '../client-privacy/filled-world'

const { agencyId, id: clientId } = aClient('zoe1')
const by = { kind: 'agent' as const, id: 'agt_naledi', name: 'Naledi Mokoena' }
const people = {
  clientData: { name: 'Zoe Moremi' },
  user: {
    agency: { name: 'Marula', agencyCode: 'MAR001' },
    agent: { fullName: 'Naledi Mokoena', email: 'n@x.example' },
  },
}

/** Naledi, on a morning in Gaborone (UTC+2), with what a test stores of hers. */
async function morning() {
  const table = memoryTable()
  await table.write(peopleItems().map((Item) => ({ Put: { Item } })))
  const mails: Mail[] = []
  let now = new Date('2026-11-20T03:00:00Z')
  const deps: DigestDeps = {
    tripList: digestMakers.tripList(table),
    paymentList: digestMakers.paymentList(table),
    holds: digestMakers.holds(table),
    messages: messageStore(table),
    clientList: digestMakers.clientList(table),
    tasks: digestMakers.tasks(table),
    people: digestMakers.people(table),
    forms: digestMakers.forms(table),
    digests: digestStore(table),
    agencies: agencyStore(table),
    mailer: { send: async (mail) => void mails.push(mail) },
    webAddress: 'https://tembea.example',
    clock: clockAt(() => now),
    makeId: randomId,
  }
  const account = {
    agencies: agencyStore(table),
    account: ownAccountStore(table),
    factors: factorStore(table),
  }
  const change = async (body: object) => {
    const { status } = await callAs(patchMyAccount, account, { now: () => now })({ body })
    expect(status).toBe(200)
  }
  const trip = async (id: string, named: object) => {
    const record = itineraryRecord.parse({
      ...anItinerary({ id: `itn_${id}` as never, segments: [aStay()] }),
      agencyId,
      agentId: 'agt_naledi',
      clientId,
      name: id,
      version: 1,
      updatedAt: '2026-11-19T08:00:00.000Z',
      state: 'confirmed',
      startDate: '2027-03-01',
      endDate: '2027-03-04',
      ...named,
    })
    const entry = { at: record.updatedAt, by, action: 'created', requestId: 'r', changes: [] }
    await itineraryStore(table).save({ after: { record, people }, entry })
    return record.id
  }
  return {
    table,
    mails,
    change,
    trip,
    deps,
    at: (instant: string) => {
      now = new Date(instant)
      return sendDigests(deps)
    },
  }
}
const wanted = { notices: { emails: [], digest: true }, timeZone: 'Africa/Gaborone' }
const none = { sent: 0, 'nothing to send': 0, failed: 0 }

beforeAll(() => void quietLog())

describe('the digest', () => {
  test('comes once a day at seven of the agent’s own clock, and tells what their trips need', async () => {
    const { at, change, trip, mails, deps } = await morning()
    const payment = { paymentType: 'balance', serviceFee: 0, amount: 450_000, status: 'Pending' }
    await trip('departing', { startDate: '2026-11-23', endDate: '2026-11-28' })
    const dismissed = await trip('dismissed', { startDate: '2026-12-10', endDate: '2026-12-13' })
    await deps.tasks.dismiss(
      agencyId,
      { itineraryId: dismissed, kind: 'passports-missing', occasion: '2026-12-10' },
      deps.clock.now(),
    )
    await trip('late', {
      payments: [{ ...payment, paymentId: 'pay_late1', dueDate: '2026-11-17' }],
      finance: finance(0),
    })
    await trip('coming', {
      payments: [{ ...payment, paymentId: 'pay_soon1', dueDate: '2026-11-26' }],
    })
    await trip('later', {
      payments: [{ ...payment, paymentId: 'pay_later1', dueDate: '2026-12-26' }],
    })
    await trip('quiet', { state: 'quote', updatedAt: '2026-11-10T08:00:00.000Z' })
    await trip('theirs', {
      state: 'quote',
      updatedAt: '2026-11-10T08:00:00.000Z',
      agentId: 'agt_thabo',
    })
    const held = await trip('held', {
      state: 'provisional',
      bookingReference: 'TB1',
      holdExpiry: '2026-11-21T15:00:00.000Z',
    })
    const task = {
      agencyId,
      version: 1,
      assigneeId: 'agt_naledi',
      createdBy: by,
      createdAt: '2026-11-10T08:00:00.000Z',
    }
    for (const [title, due, more] of [
      ['Call the camp', '2026-11-18', { itineraryId: held }],
      ['Post the hats', '2026-11-20', {}],
      ['Not yet', '2026-11-21', {}],
      ['Of Thabo', '2026-11-18', { assigneeId: 'agt_thabo' }],
    ] as const)
      await deps.tasks.add(
        { ...task, ...more, id: `tsk_due${due.slice(8)}x${title.length}`, title, due } as never,
        0,
      )
    for (const sentAt of ['2026-11-18T08:00:00.000Z', '2026-11-19T08:00:00.000Z']) {
      const message = {
        id: `msg_${sentAt.slice(8, 10)}`,
        agencyId,
        itineraryId: held,
        conversation: 'client' as const,
      }
      const from = { kind: 'client' as const, id: clientId, name: 'Zoe' }
      await deps.messages.add({ ...message, clientId, by: from, text: 'Hello', sentAt }, {})
    }
    await deps.messages.markRead(
      { agencyId, itineraryId: held },
      { who: 'agt_naledi' as never, upTo: '2026-11-18T08:00:00.000Z' },
    )
    await change(wanted)
    expect(await at('2026-11-20T04:45:00Z')).toEqual(none)
    expect(await at('2026-11-20T05:00:00Z')).toEqual({ ...none, sent: 1 })
    expect(await at('2026-11-20T05:15:00Z')).toEqual(none)
    const [mail] = mails
    expect(mail?.to).toBe('agt_naledi@marula.example')
    expect(mail?.subject).toBe(
      'Your day: 1 hold, 2 tasks, 2 payments, 1 unread conversation, 1 quote, 1 passport reminder and 1 departure',
    )
    for (const line of [
      'Holds that expire\n- held, Zoe Moremi: Nov 21, 17:00',
      'Tasks due\n- Call the camp, Zoe Moremi, held: 2 days overdue',
      '- Post the hats: due today',
      '- late, Balance: USD 4,500.00, 3 days overdue',
      '- coming, Balance: USD 4,500.00, due Thu, Nov 26',
      'Unread messages\n- held, Zoe Moremi: 1 message',
      'Quotes to follow up\n- quiet, Zoe Moremi: quiet for 10 days',
      'Passports missing\n- departing, Zoe Moremi: 3 missing, departs Mon, Nov 23',
      'Departures this week\n- departing, Zoe Moremi: Mon, Nov 23',
    ])
      expect(mail?.text).toContain(line)
    expect(mail?.text).not.toMatch(/later|theirs|dismissed/)
    expect(mail?.html).toContain('<h2')
    expect(await at('2026-11-21T05:00:00Z')).toEqual({ ...none, sent: 1 })
  })

  test('is not sent when there is nothing to say, nobody wants it, or who wanted it is archived', async () => {
    const { at, change, trip, table, deps } = await morning()
    await change(wanted)
    expect(await at('2026-11-20T05:00:00Z')).toEqual({ ...none, 'nothing to send': 1 })
    await trip('quiet', { state: 'quote', updatedAt: '2026-11-10T08:00:00.000Z' })
    await change({ notices: { emails: [], digest: false } })
    expect(await at('2026-11-21T05:00:00Z')).toEqual(none)
    await change({ notices: { emails: [], digest: true } })
    const Update = (archived: boolean, sk: string) => ({
      Update: {
        Key: { pk: 'AGENCY#agy_marula', sk },
        UpdateExpression: 'SET archived = :is',
        ExpressionAttributeValues: { ':is': archived },
      },
    })
    await table.write([Update(true, 'AGENT#agt_naledi')])
    expect(await at('2026-11-22T05:00:00Z')).toEqual({ ...none, 'nothing to send': 1 })
    await table.write([Update(false, 'AGENT#agt_naledi'), Update(true, 'AGENCY')])
    expect(await at('2026-11-23T05:00:00Z')).toEqual({ ...none, 'nothing to send': 1 })
    await table.write([Update(false, 'AGENCY')])
    deps.mailer.send = () => Promise.reject(new Error('away'))
    expect(await at('2026-11-24T05:00:00Z')).toEqual({ ...none, failed: 1 })
    deps.mailer.send = async () => undefined
    expect(await at('2026-11-24T05:15:00Z')).toEqual({ ...none, sent: 1 })
  })

  test('comes once though an agent moves to another time zone on the way', async () => {
    const { at, change, trip } = await morning()
    await trip('quiet', { state: 'quote', updatedAt: '2026-11-10T08:00:00.000Z' })
    await change(wanted)
    expect(await at('2026-11-20T05:00:00Z')).toEqual({ ...none, sent: 1 })
    await change({ timeZone: 'America/New_York' })
    expect(await at('2026-11-20T12:00:00Z')).toEqual({ ...none, 'nothing to send': 1 })
    expect(await at('2026-11-21T12:00:00Z')).toEqual({ ...none, sent: 1 })
  })

  test.each([
    ['America/New_York', '2027-03-13T12:00:00Z', '2027-03-14T11:00:00.000Z'],
    ['America/New_York', '2026-10-31T11:00:00Z', '2026-11-01T12:00:00.000Z'],
    ['Europe/London', '2027-03-27T07:00:00Z', '2027-03-28T06:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-20T00:00:00Z', '2026-11-20T01:15:00.000Z'],
    ['Pacific/Apia', '2026-11-20T00:00:00Z', '2026-11-20T18:00:00.000Z'],
    ['', '2026-11-20T07:00:00Z', '2026-11-21T07:00:00.000Z'],
  ])('in %s after %s is at %s', (zone, after, next) => {
    expect(nextDigest(zone, new Date(after)).toISOString()).toBe(next)
  })
})
