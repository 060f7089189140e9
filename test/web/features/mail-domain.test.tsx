// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MailDomain as Domain } from '../../../web/features/agency/api/mail-domain'
import { MailDomainCard } from '../../../web/features/agency/components/MailDomainCard'
import { refuse, renderPage, type Server } from '../../support/render-page'

const domain: Domain = {
  name: 'mail.marulajourneys.com',
  localPart: 'trips',
  state: 'waiting',
  records: [
    {
      name: 'a1._domainkey.mail.marulajourneys.com',
      type: 'CNAME',
      value: 'a1.dkim.amazonses.com',
    },
    { name: '_tembea.mail.marulajourneys.com', type: 'TXT', value: 'tembea-domain=p1' },
  ],
  setAt: '2026-11-20T06:00:00Z',
  isTaken: false,
}
const address = 'trips@mail.marulajourneys.com'

const render = (first: Domain | null, server: Server = {}) =>
  renderPage(<MailDomainCard agencyId={'agy_marula' as never} />, {
    server: {
      'GET /api/Agencies/{id}/mail-domain': { domain: first },
      ...server,
    },
  })

test('a domain is set up by its address; what the server refuses stands at its field', async () => {
  let isFree = false
  const { user, requests } = await render(null, {
    'PUT /api/Agencies/{id}/mail-domain': () => {
      const fields = [{ field: 'body.name', message: 'Another agency already sends from it' }]
      return isFree ? { domain } : refuse(400, 'request.invalid', 'Not valid', { fields })
    },
  })
  await screen.findByText(/go out from Tembea’s address/)
  await user.type(screen.getByLabelText('Name before the @'), 'Trips')
  await user.type(screen.getByLabelText('Domain'), 'gmail.com')
  await user.click(screen.getByRole('button', { name: 'Set up domain' }))
  await screen.findByText('Use a domain of your agency, not of a public mail provider')
  expect(requests.filter(isSave)).toEqual([])
  await user.clear(screen.getByLabelText('Domain'))
  await user.type(screen.getByLabelText('Domain'), 'mail.marulajourneys.com')
  await user.click(screen.getByRole('button', { name: 'Set up domain' }))
  await screen.findByText('Another agency already sends from it')
  isFree = true
  await user.click(screen.getByRole('button', { name: 'Set up domain' }))
  await screen.findByText(address)
  expect(requests.findLast(isSave)?.body).toEqual({
    localPart: 'trips',
    name: 'mail.marulajourneys.com',
  })
})

const isSave = ({ address: route }: { readonly address: string }) => route.startsWith('PUT')

test('a domain that waits shows its records to be copied, and is checked at once', async () => {
  const writeText = vi.fn(async () => undefined)
  const checkedAt = '2026-11-20T07:00:00Z'
  const { user } = await render(domain, {
    'POST /api/Agencies/{id}/mail-domain/check': {
      domain: { ...domain, state: 'verified', checkedAt },
    },
  })
  await screen.findByText('Waiting for DNS')
  screen.getByText(/^Emails go out from Tembea’s address.*until these records/)
  screen.getByText('Not checked yet')
  const records = within(screen.getByRole('list', { name: 'DNS records' }))
  expect(records.getAllByRole('listitem')).toHaveLength(2)
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  await user.click(records.getByRole('button', { name: 'Copy value of record 2' }))
  expect(writeText).toHaveBeenCalledWith('tembea-domain=p1')
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  await screen.findByText('Verified')
  screen.getByText(`Emails to your clients go out from ${address}.`)
  screen.getByText(/^Last checked /)
})

test.each([
  [{ lostAt: '2026-11-20T07:00:00Z' }, /some of these records are gone/],
  [{ isTaken: true }, /another agency has verified/],
  [{}, /weren’t found/],
])('a domain that failed says that emails are from Tembea, and why: %j', async (why, text) => {
  await render({ ...domain, state: 'failed', ...why })
  expect((await screen.findByText(text)).textContent).toMatch(/^Emails go out from Tembea’s/)
  screen.getByText('Not verified')
})

test('a domain that failed starts over with new records', async () => {
  const { user, requests } = await render(
    { ...domain, state: 'failed' },
    { 'PUT /api/Agencies/{id}/mail-domain': { domain } },
  )
  await user.click(await screen.findByRole('button', { name: 'Start over' }))
  await screen.findByText('Waiting for DNS')
  expect(requests.findLast(isSave)?.body).toEqual({ localPart: 'trips', name: domain.name })
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
})

test('a domain is removed once that is confirmed', async () => {
  const { user, requests } = await render(domain, {
    'DELETE /api/Agencies/{id}/mail-domain': { domain: null },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove domain' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(requests.some(isRemoval)).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Remove domain' }))
  await screen.findByRole('button', { name: 'Set up domain' })
  await waitFor(() => expect(requests.filter(isRemoval)).toHaveLength(1))
})

const isRemoval = ({ address: route }: { readonly address: string }) => route.startsWith('DELETE')
