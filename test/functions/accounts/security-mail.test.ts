import { expect, test } from 'vitest'
import { mailSecurity, securityMailSchema } from '../../../functions/accounts/security-mail'
import { agencyRecord, agentRecord, wantsMail } from '../../../functions/data/people/agency-records'
import type { Mail } from '../../../functions/mail/mailer'

const agent = agentRecord.parse({
  id: 'agt_naledi',
  agencyId: 'agy_marula',
  email: 'naledi@marula.example',
  capabilities: [],
  firstName: 'Naledi',
  lastName: 'Mokoena',
  timeZone: 'Africa/Gaborone',
})
const agency = agencyRecord.parse({
  id: 'agy_marula',
  agencyCode: 'MAR001',
  name: 'Marula Journeys',
  admins: [],
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  featureFlags: [],
})

test('the owner of an account learns what changed, when by their own clock, and what to do', async () => {
  const mails: Mail[] = []
  const message = securityMailSchema.parse({
    changed: 'passkey-removed',
    agencyId: 'agy_marula',
    agentId: 'agt_naledi',
    at: '2026-11-20T06:00:00.000Z',
  })
  await mailSecurity(message, {
    agencies: { agency: async () => agency, agent: async () => agent },
    mailer: { send: async (mail) => void mails.push(mail) },
    webAddress: 'https://tembea.example',
  })
  expect(mails).toMatchObject([{ to: 'naledi@marula.example', subject: 'Passkey removed' }])
  const { text = '', html = '' } = mails[0] ?? {}
  for (const words of [
    'Hello Naledi',
    '08:00',
    'Africa/Gaborone',
    'https://tembea.example/forgot',
  ]) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
})

test('every kind of notice comes by mail until an agent chooses', () => {
  expect(wantsMail(agent, 'holds')).toBe(true)
  const chosen = { notices: { emails: ['payments' as const] } }
  expect([
    wantsMail(chosen, 'holds'),
    wantsMail(chosen, 'payments'),
    wantsMail(undefined, 'holds'),
  ]).toEqual([false, true, true])
})
