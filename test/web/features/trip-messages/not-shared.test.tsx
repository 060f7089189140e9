// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import { NotShared } from '../../../../web/features/trip-messages/components/NotShared'
import { renderPage } from '../../../support/render-page'

const id = itineraryIdSchema.parse('itn_hartley')
const portal = {
  price: 'total',
  isOpen: false,
  canShare: true,
  views: 0,
  likes: [],
  filmViews: 0,
  reading: [],
} as const

test('a message to a client who cannot open the trip offers to share it, by the invitation that is shown first', async () => {
  const { user, requests } = await renderPage(<NotShared itineraryId={id} />, {
    server: {
      'GET /api/Itineraries/{id}/portal': portal as never,
      'POST /api/Itineraries/{id}/mails/preview': {
        to: 'grace@lindgren.example',
        subject: 'Your trip: Delta',
        text: 'Dear Grace',
        html: '<body><p>Dear Grace</p></body>',
      },
      'POST /api/Itineraries/{id}/portal/invite': {
        ...portal,
        isOpen: true,
        invitedTo: 'grace@lindgren.example',
      } as never,
    },
  })
  await screen.findByText('They can’t open this trip yet. Share it?')
  await user.click(screen.getByRole('button', { name: 'Share trip' }))
  await screen.findByText('Your trip: Delta')
  expect(requests.map(({ address }) => address)).not.toContain(
    'POST /api/Itineraries/{id}/portal/invite',
  )
  await user.click(screen.getByRole('button', { name: 'Send email' }))
  await waitFor(() => expect(screen.queryByText(/They can’t open/)).toBeNull())
  expect(requests.map(({ address }) => address)).toContain(
    'POST /api/Itineraries/{id}/portal/invite',
  )
})

test('a draft says when it can be shared, and a shared trip says nothing', async () => {
  await renderPage(<NotShared itineraryId={id} />, {
    server: { 'GET /api/Itineraries/{id}/portal': { ...portal, canShare: false } as never },
  })
  await screen.findByText(/It can be shared once it is quoted/)
  expect(screen.queryByRole('button')).toBeNull()
})
