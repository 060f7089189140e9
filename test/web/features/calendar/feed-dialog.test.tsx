// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FeedButton } from '../../../../web/features/calendar/components/FeedButton'
import { renderPage } from '../../../support/render-page'

test('a calendar link is withdrawn, and made anew with an address that is shown once', async () => {
  const { user } = await renderPage(<FeedButton />, {
    server: {
      'GET /api/calendar-feed': { createdAt: '2027-07-01T08:00:00.000Z' },
      'POST /api/calendar-feed': {
        address: '/api/calendar-feeds/agy_marula.secret',
        createdAt: '2027-07-02T08:00:00.000Z',
      },
      'DELETE /api/calendar-feed': { createdAt: null },
    },
  })
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  await screen.findByText(/You created a link on July 1, 2027/)
  await user.click(screen.getByRole('button', { name: 'Withdraw link' }))
  await screen.findByText('You have no calendar link yet.')
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  const field: HTMLInputElement = await screen.findByLabelText('Link')
  expect(field.value).toBe(`${location.origin}/api/calendar-feeds/agy_marula.secret`)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  await screen.findByText(/You created a link on/)
  expect(screen.queryByLabelText('Link')).toBeNull()
})
