import { describe, expect, test } from 'vitest'
import { agencyIdSchema } from '#shared/ids/ids'
import {
  maxNoted,
  noteSignIn,
  type SignInEvent,
  signInEventSchema,
} from '../../../functions/accounts/sign-in-events'
import { agencyRecord, agentRecord } from '../../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../../functions/data/people/agency-store'
import { attemptStore } from '../../../functions/data/people/attempt-store'
import { auditEntriesIn, auditStore } from '../../../functions/data/people/audit-store'
import { knownDevices } from '../../../functions/data/people/known-devices'
import type { Mail } from '../../../functions/mail/mailer'
import { clockAt } from '../../../functions/runtime/clock'
import { randomId } from '../../../functions/runtime/make-id'
import { memoryTable } from '../../support/memory-table'

const agencyId = agencyIdSchema.parse('agy_marula')
const agent = agentRecord.parse({
  id: 'agt_naledi',
  agencyId,
  email: 'naledi@marula.example',
  capabilities: [],
  firstName: 'Naledi',
  lastName: 'Mokoena',
})
const agency = agencyRecord.parse({
  id: agencyId,
  agencyCode: 'MAR001',
  name: 'Marula Journeys',
  admins: [],
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  featureFlags: [],
})
const chrome = 'Mozilla/5.0 (Macintosh) Chrome/130'
const firefox = 'Mozilla/5.0 (Windows NT 10.0) Firefox/130'

async function setup() {
  const table = memoryTable()
  const items = [agencyItem(agency), ...agentItems(agent, 'hash')]
  await table.write(items.map((Item) => ({ Put: { Item } })))
  const mails: Mail[] = []
  const deps = {
    agencies: agencyStore(table),
    attempts: attemptStore(table),
    audit: auditStore(table),
    devices: knownDevices(table),
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    webAddress: 'https://tembea.example',
    clock: clockAt(() => new Date('2026-11-20T06:00:00Z')),
    makeId: randomId,
  }
  const note = (signIn: SignInEvent['signIn'], more: Partial<SignInEvent> = {}) =>
    noteSignIn(
      signInEventSchema.parse({
        signIn,
        whose: { agencyId, agentId: agent.id },
        at: '2026-11-20T06:00:00.000Z',
        userAgent: chrome,
        ...more,
      }),
      deps,
    )
  const trail = () =>
    [...table.items()].filter(({ pk }) => String(pk).includes('#AUDIT#')).flatMap(auditEntriesIn)
  return { note, trail, mails }
}

describe('what happens at the door of an account', () => {
  test('a wrong password is in the trail of the account’s agency, with the device and no secret', async () => {
    const { note, trail, mails } = await setup()
    await note('failed', { whose: { email: agent.email }, place: 'Gaborone, Botswana' })
    expect(trail()).toMatchObject([
      {
        action: 'agent_sign_in_failed',
        agencyId,
        agentId: agent.id,
        by: { kind: 'system' },
        details: { device: 'Chrome on macOS', place: 'Gaborone, Botswana' },
      },
    ])
    expect(mails).toEqual([])
  })

  test('an address without an account leaves no trace', async () => {
    const { note, trail, mails } = await setup()
    await note('failed', { whose: { email: 'nobody@example.com' } })
    await note('locked', { whose: { email: 'nobody@example.com' } })
    expect([trail(), mails]).toEqual([[], []])
  })

  test('guessing does not fill the trail', async () => {
    const { note, trail } = await setup()
    for (let guess = 0; guess < 40; guess++) await note('failed')
    expect(trail()).toHaveLength(maxNoted)
  })

  test.each([
    ['locked', 'agent_sign_in_locked', 'Too many failed sign-ins'],
    ['step-locked', 'agent_second_step_locked', 'Too many wrong codes'],
  ] as const)('a lock-out (%s) is told to the owner once a day', async (kind, action, subject) => {
    const { note, trail, mails } = await setup()
    await note(kind)
    await note(kind)
    await note(kind, { at: '2026-11-20T09:00:00.000Z' })
    expect(mails).toMatchObject([{ to: agent.email, subject }])
    expect(mails[0]?.text).toContain('Chrome on macOS')
    expect(trail().map((entry) => entry.action)).toEqual([action, action, action])
    await note(kind, { at: '2026-11-21T09:00:00.000Z' })
    expect(mails).toHaveLength(2)
  })

  test('a device that was never used before is told to the owner; the first of all is not', async () => {
    const { note, trail, mails } = await setup()
    await note('done')
    await note('done')
    expect([trail(), mails]).toEqual([[], []])
    await note('done', { userAgent: firefox })
    await note('done', { userAgent: firefox })
    await note('done')
    expect(mails).toMatchObject([{ to: agent.email, subject: 'New device signed in' }])
    expect(mails[0]?.text).toContain('Firefox on Windows')
    expect(trail()).toMatchObject([{ action: 'agent_signed_in_new_device' }])
  })
})
