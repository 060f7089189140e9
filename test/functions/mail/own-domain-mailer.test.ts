import { expect, test } from 'vitest'
import { mailDomainStore } from '../../../functions/data/mail/mail-domain-store'
import type { Mail } from '../../../functions/mail/mailer'
import { ownDomainMailer } from '../../../functions/mail/own-domain-mailer'
import { memoryTable } from '../../support/memory-table'

const mail = { to: 'eleanor@hartley.example', subject: 'Hello', text: 'Dear Eleanor' }
const agencyId = 'agy_marula' as never

async function sendIn(state: 'waiting' | 'verified' | 'failed' | undefined, sentMail: Mail) {
  const table = memoryTable()
  const parts = { name: 'mail.marula.com', localPart: 'trips', proof: 'p', isTaken: false }
  const record = { agencyId, ...parts, dkimTokens: ['a'], setAt: '2026-11-20T06:00:00.000Z' }
  if (state !== undefined)
    await mailDomainStore(table).save({ ...record, state }, { before: undefined })
  const sent: Mail[] = []
  const inner = { send: async (one: Mail) => void sent.push(one) }
  await ownDomainMailer(inner, table).send(sentMail)
  return sent[0]?.from
}

test.each([
  ['waiting', undefined],
  ['verified', 'trips@mail.marula.com'],
  ['failed', undefined],
  [undefined, undefined],
] as const)('a mail of an agency whose domain is %s is from %s', async (state, from) => {
  expect(await sendIn(state, { ...mail, agencyId })).toBe(from)
})

test('a mail of no agency, or of another one, is from us', async () => {
  expect(await sendIn('verified', mail)).toBeUndefined()
  expect(await sendIn('verified', { ...mail, agencyId: 'agy_other' as never })).toBeUndefined()
})
