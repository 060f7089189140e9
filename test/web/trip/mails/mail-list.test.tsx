// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import { OwnWords } from '../../../../web/trip/mails/OwnWords'
import { TripMails } from '../../../../web/trip/mails/TripMails'
import { renderPage } from '../../../support/render-page'

const id = itineraryIdSchema.parse('itn_hartley')
const mail = {
  id: 'msg_1',
  itineraryId: id,
  kind: 'invitation',
  to: 'eleanor@hartley.co.uk',
  at: '2025-11-10T08:00:00.000Z',
  stateAt: '2025-11-10T08:00:05.000Z',
} as const

test('mails tell to whom, by whom, and what came of them', async () => {
  const mails = [
    { ...mail, state: 'bounced', by: 'Naledi Mokoena', ownWords: 'See you soon.' } as const,
    { ...mail, id: 'msg_2', kind: 'paymentReminder', state: 'sent' } as const,
  ]
  await renderPage(<TripMails id={id} />, {
    server: { 'GET /api/Itineraries/{id}/mails': mails },
  })
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^Invitation.*To eleanor@hartley.co.uk, by Naledi Mokoena.*Came back, /)
  expect(rows[0]).toContain('See you soon.')
  expect(rows[1]).toMatch(/^Payment reminder.*sent automatically.*Sent$/)
})

test('a trip without mails says which would show', async () => {
  await renderPage(<TripMails id={id} />, { server: { 'GET /api/Itineraries/{id}/mails': [] } })
  await screen.findByText(/^No emails yet/)
})

test('saved words of the kind are offered, and go below what is typed', async () => {
  const openings = [
    { kind: 'invitation', name: 'Warm', text: 'It was lovely.' },
    { kind: 'travelers', name: 'Nudge', text: 'A few details.' },
  ] as const
  const onChange = vi.fn()
  const { user } = await renderPage(
    <OwnWords kind="invitation" words="Hello." onChange={onChange} />,
    { server: { 'GET /api/Agencies/{id}/mail-openings': { version: 1, openings: [...openings] } } },
  )
  await user.click(await screen.findByRole('button', { name: 'Warm' }))
  expect(onChange).toHaveBeenCalledWith('Hello.\n\nIt was lovely.')
  expect(screen.queryByRole('button', { name: 'Nudge' })).toBeNull()
})
