import { expect, test } from 'vitest'
import { mailLimits, maxMails } from '../../../functions/mail/mail-limits'
import { memoryTable } from '../../support/memory-table'

const now = new Date('2026-11-20T09:00:00Z')
const agency = { id: 'agy_marula' as never }
const trial = (id: string) => ({ id: id as never, trialEnds: '2026-12-20T00:00:00.000Z' })
const limitsOf = () => mailLimits(memoryTable())
const fine = async () => 'sent'

test('a kind of mail to one address is limited a day, and the next day begins anew', async () => {
  const limits = limitsOf()
  const wish = { kind: 'travelers', to: 'ada@example.com', agency, now } as const
  for (let sent = 0; sent < maxMails.kind.travelers; sent++) await limits.count(wish, fine)
  await expect(limits.count(wish, fine)).rejects.toMatchObject({
    code: 'mail.recipient-limit',
    facts: { until: '2026-11-21T00:00:00.000Z', retryAfterSeconds: 15 * 3600 },
  })
  expect(await limits.count({ ...wish, to: 'zoe@example.com' }, fine)).toBe('sent')
  expect(await limits.count({ ...wish, kind: 'payment' }, fine)).toBe('sent')
  const tomorrow = new Date('2026-11-21T00:00:00Z')
  expect(await limits.count({ ...wish, now: tomorrow }, fine)).toBe('sent')
})

test('an address in capitals is the same address', async () => {
  const limits = limitsOf()
  const wish = { kind: 'travelers', to: 'ada@example.com', agency, now } as const
  for (let sent = 0; sent < maxMails.kind.travelers; sent++) await limits.count(wish, fine)
  await expect(limits.count({ ...wish, to: 'ADA@example.com' }, fine)).rejects.toMatchObject({
    code: 'mail.recipient-limit',
  })
})

test('what fails does not count', async () => {
  const limits = limitsOf()
  const wish = { kind: 'travelers', to: 'ada@example.com', agency, now } as const
  const fails = () => Promise.reject(new Error('no'))
  for (let tries = 0; tries < 10; tries++) await limits.count(wish, fails).catch(() => undefined)
  expect(await limits.count(wish, fine)).toBe('sent')
})

test('an agency in trial sends fewer, and all of them together few to one address', async () => {
  const limits = limitsOf()
  for (let sent = 0; sent < maxMails.agency.trial; sent++) {
    const to = `client${sent}@example.com`
    await limits.count({ kind: 'message', to, agency: trial('agy_one'), now }, fine)
  }
  const more = { kind: 'message', to: 'more@example.com', agency: trial('agy_one'), now } as const
  await expect(limits.count(more, fine)).rejects.toMatchObject({ code: 'mail.agency-limit' })
  const wishOf = (id: number) =>
    ({ kind: 'message', to: 'victim@example.com', agency: trial(`agy_${id}`), now }) as const
  for (let id = 0; id < maxMails.trialRecipient; id++) await limits.count(wishOf(id), fine)
  await expect(limits.count(wishOf(99), fine)).rejects.toMatchObject({
    code: 'mail.recipient-limit',
  })
  const established = { kind: 'message', to: 'victim@example.com', agency, now } as const
  expect(await limits.count(established, fine)).toBe('sent')
})
