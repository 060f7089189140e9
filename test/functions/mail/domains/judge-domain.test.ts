import { expect, test } from 'vitest'
import { mailDomainRecord } from '../../../../functions/data/mail/mail-domain-records'
import { judgeDomain } from '../../../../functions/mail/domains/judge-domain'

const now = new Date('2026-11-20T06:00:00Z')
const checkedAt = now.toISOString()
const domain = (state: string, named: object = {}) =>
  mailDomainRecord.parse({
    agencyId: 'agy_marula',
    name: 'mail.marula.com',
    localPart: 'trips',
    state,
    proof: 'p',
    dkimTokens: ['a'],
    setAt: '2026-11-19T06:00:00.000Z',
    version: 3,
    ...named,
  })

test.each([
  ['waiting', 'waiting', false, 'waiting'],
  ['waiting', 'verified', false, 'waiting'],
  ['waiting', 'verified', true, 'verified'],
  ['waiting', 'failed', false, 'failed'],
  ['waiting', 'missing', false, 'failed'],
  ['verified', 'verified', true, 'verified'],
  ['verified', 'verified', false, 'failed'],
  ['verified', 'waiting', false, 'failed'],
  ['verified', 'missing', false, 'failed'],
  ['failed', 'waiting', false, 'failed'],
  ['failed', 'verified', true, 'verified'],
] as const)(
  'a domain that is %s, is %s to the mail service and proven: %s, is then %s',
  (before, identity, isProven, after) => {
    const judged = judgeDomain(domain(before), { identity, isProven }, now)
    expect(judged).toMatchObject({ state: after, checkedAt })
    const isLost = before === 'verified' && after === 'failed'
    expect(judged.lostAt).toBe(isLost ? checkedAt : undefined)
  },
)

test('one that comes back is lost no longer, and lead agents are told when it is lost again', () => {
  const lost = domain('failed', { lostAt: checkedAt, toldAt: checkedAt, isTaken: true })
  const back = judgeDomain(lost, { identity: 'verified', isProven: true }, now)
  expect([back.lostAt, back.toldAt, back.isTaken]).toEqual([undefined, undefined, false])
  const later = judgeDomain(lost, { identity: 'failed', isProven: false }, now)
  expect([later.lostAt, later.toldAt]).toEqual([checkedAt, checkedAt])
})
