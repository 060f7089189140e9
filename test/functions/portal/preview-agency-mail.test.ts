import { expect, test } from 'vitest'
import { automaticMails } from '#shared/api/agency-shapes'
import { mailPreview } from '#shared/api/own-words'
import { previewAgencyMail } from '../../../functions/portal/routes/preview-agency-mail'
import { anAgent, callAs } from '../../support/call-as'
import { agencyStoreOfTests } from '../../support/trip-world'

const call = (named: Parameters<typeof anAgent>[0] = { isAgencyAdmin: true }) => {
  const deps = { agencies: agencyStoreOfTests, webAddress: 'https://t.example' }
  const preview = callAs(previewAgencyMail, deps, { principal: anAgent(named) })
  return (kind: string) => preview({ params: { kind } })
}

test.each([
  ['payment', 'Received: deposit for Botswana Adventure', /REC-2026-0001/],
  ['confirmation', 'Confirmed: Botswana Adventure', /B1234/],
  ['cancellation', 'Cancelled: Botswana Adventure', /To be refunded: \w+ 1,500\.00/],
  ['refund', 'Refund for Botswana Adventure', /We have refunded \w+ 1,500\.00/],
  ['reminder', 'Due soon: balance for Botswana Adventure', /due on November 27, 2026/],
  ['overdue', 'Overdue: balance for Botswana Adventure', /3 days ago/],
] as const)(
  'the automatic email of a %s is shown with a sample trip, in the agency’s name',
  async (kind, subject, text) => {
    const { status, body } = await call()(kind)
    expect(status).toBe(200)
    const mail = mailPreview.parse(body)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toMatch(text)
    expect(mail.text).toContain('Dear Alex,')
    expect(mail.text).toContain('Marula Journeys')
    expect(mail.text).not.toMatch(/(enter|pay)\/(?!link)/)
  },
)

test('there is one for every email that clients get automatically, and for lead agents alone', async () => {
  for (const kind of automaticMails) expect((await call()(kind)).status).toBe(200)
  expect((await call()('invitation')).status).toBe(400)
  expect((await call({})('payment')).status).toBe(403)
})
