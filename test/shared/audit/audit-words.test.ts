import { expect, test } from 'vitest'
import { auditActionWords, auditDetailWords } from '#shared/audit/audit-words'

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
    { currency: 'USD', costFrom: 120_000, costTo: 125_050, sellFrom: 150_000, sellTo: 150_000, version: 2 },
    'Cost 1200.00 → 1250.50 USD',
  ],
  [{ currency: 'JPY', costFrom: 0, costTo: 5, sellFrom: 1, sellTo: 7 }, 'Cost 0 → 5 JPY · Sell 1 → 7 JPY'],
  [{ fields: 'name, email' }, 'Fields: name, email'],
  [
    { isAdmin: true, archived: false, homeAgencyId: 'agy_direct' },
    'Is admin: yes · Archived: no · Home agency id: agy_direct',
  ],
  [{ agent: null, list: ['a', 'b'], deep: { one: 1 } }, 'Agent: none · List: a and b · Deep: one 1'],
])('details %j are told as %j', (details, words) => {
  expect(auditDetailWords(details)).toBe(words)
})
