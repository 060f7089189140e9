import { expect, test } from 'vitest'
import { auditDetailWords, idsIn } from '#shared/audit/audit-details'
import { auditActionWords } from '#shared/audit/audit-words'

test.each([
  ['agent_accessed_itinerary', 'Opened trip'],
  ['agent_archived_client_note', 'Archived client note'],
  ['partner_thing', 'Thing'],
  ['constructor', 'Constructor'],
])('%s is read as %s', (action, words) => {
  expect(auditActionWords(action)).toBe(words)
})

test.each([
  [undefined, ''],
  ['as it was typed', 'as it was typed'],
  [{ from: 'quote', to: 'confirm_requested', version: 4 }, 'From quote to confirm requested'],
  [
    {
      currency: 'USD',
      costFrom: 120_000,
      costTo: 125_050,
      sellFrom: 150_000,
      sellTo: 150_000,
      version: 2,
    },
    'Cost 1200.00 → 1250.50 USD',
  ],
  [
    { currency: 'JPY', costFrom: 0, costTo: 5, sellFrom: 1, sellTo: 7 },
    'Cost 0 → 5 JPY · Sell 1 → 7 JPY',
  ],
  [{ fields: 'firstName, email, agentId' }, 'Changed: first name, email, agent'],
  [
    { isAdmin: true, archived: false, homeAgencyId: 'agy_direct' },
    'Lead agent: yes · Archived: no',
  ],
  [
    { before: { sendingAddress: 'trips@marula.com' }, after: { sendingAddress: null } },
    'Sending address: trips@marula.com → none',
  ],
  [
    { agent: null, list: ['a', 'b'], deep: { one: 1 } },
    'Colleague: none · List: a and b · Deep: one 1',
  ],
])('details %j are told as %j', (details, words) => {
  expect(auditDetailWords(details)).toBe(words)
})

const names = {
  agt_samuel: 'Samuel Kioko',
  agt_naledi: 'Naledi Mokoena',
  cli_hartley: 'Eleanor Hartley',
}
test.each([
  [{ from: 'agt_naledi', to: 'agt_samuel' }, 'From Naledi Mokoena to Samuel Kioko'],
  [{ from: 'agt_former', to: 'agt_samuel' }, 'To Samuel Kioko'],
  [
    { archived: true, handOverTo: 'agt_naledi, agt_samuel' },
    'Archived: yes · Clients and trips go to: Naledi Mokoena, Samuel Kioko',
  ],
  [{ merged: 'cli_hartley' }, 'Merged: Eleanor Hartley'],
  [
    {
      paymentId: 'pay_0123',
      paymentType: 'deposit',
      paymentMethod: 'credit',
      amount: 500_000,
      serviceFee: 17_500,
      currency: 'USD',
      version: 7,
      provider: 'stripe',
      saidBy: 'agt_samuel',
    },
    'Payment: Deposit · Paid by: Credit Card · Amount: 5000.00 USD · Service fee: 175.00 USD',
  ],
  [
    { label: 'For Ada', link: '9f86d081884c', expiresAt: '2026-12-01T08:00:00.000Z' },
    'Label: For Ada · Expires at: December 1, 2026',
  ],
  [
    {
      before: { name: 'Marula', mfaRequired: false },
      after: { name: 'Marula Journeys', mfaRequired: true },
    },
    'Name: Marula → Marula Journeys · Mfa required: no → yes',
  ],
  [{ route: 'getClient', homeAgencyId: 'agy_direct' }, ''],
])('1 §6: the trail tells %j with names and words of the trade', (details, words) => {
  expect(auditDetailWords(details, names)).toBe(words)
})

test('ids in details are found wherever a name may take their place', () => {
  expect(
    idsIn({ from: 'agt_naledi', to: 'agt_naledi, agt_samuel', saidBy: 'agt_root', note: 'text' }),
  ).toEqual(['agt_naledi', 'agt_naledi', 'agt_samuel'])
})
