// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HoldBar } from '../../../../../web/features/itinerary-edit/components/status/HoldBar'
import { TripColumns } from '../../../../../web/features/itinerary-edit/components/TripColumns'
import { renderPage, type Server } from '../../../../support/render-page'
import { aTrip } from '../../../trip/builders'
import { onTripPage } from './render-trip'

const server = { 'GET /api/FlightStatus': [], 'GET /api/TransitPoints': [] } as unknown as Server

test('on a phone, the next step leads to the payments, though they lie under another tab', async () => {
  const trip = { ...aTrip(), state: 'provisional' as const, payments: [] }
  const { page } = onTripPage(
    <>
      <HoldBar />
      <TripColumns />
    </>,
    trip,
  )
  const { user } = await renderPage(page, { server, at: `/itinerary/edit/${trip.id}` })
  expect(screen.getByText(/^Next: generate payments/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Go to the payments' }))
  expect(await screen.findByRole('region', { name: 'Payments' })).toBeDefined()
})
