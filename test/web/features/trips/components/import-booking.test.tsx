// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ImportBookingDialog } from '../../../../../web/features/trips/components/ImportBookingDialog'
import { refuse, renderPage } from '../../../../support/render-page'
import { aTripToPay } from '../builders'

const importing = 'POST /api/WindowAPIs/ImportBooking'
const dialog = <ImportBookingDialog onClose={() => {}} />
const press = { name: 'Import booking' }

test('a booking is imported by its reference, and its trip is opened', async () => {
  const trip = aTripToPay()
  const { user, requests, pathNow } = await renderPage(dialog, { server: { [importing]: trip } })
  await user.type(screen.getByLabelText('Booking reference'), ' WND-M5SLT5UJ ')
  await user.click(screen.getByRole('button', press))
  await waitFor(() => expect(pathNow()).toContain(trip.id))
  expect(requests.map(({ body }) => body)).toEqual([{ bookingReference: 'WND-M5SLT5UJ' }])
})

test('an empty or unknown reference is said at the field', async () => {
  const unknown = refuse(404, 'record.not-found', 'Not found')
  const { user, requests } = await renderPage(dialog, { server: { [importing]: unknown } })
  await user.click(screen.getByRole('button', press))
  await screen.findByText('Enter a booking reference')
  expect(requests).toEqual([])
  await user.type(screen.getByLabelText('Booking reference'), 'WND-NONE')
  await user.click(screen.getByRole('button', press))
  await screen.findByText('No booking has this reference')
})
