// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SnackbarStack } from '../../../../../web/components/snackbar/SnackbarStack'
import { ImportBookingDialog } from '../../../../../web/features/trips/components/ImportBookingDialog'
import { refuse, renderPage } from '../../../../support/render-page'
import { aTripToPay } from '../builders'

const importing = 'POST /api/WindowAPIs/ImportBooking'
const counting = 'GET /api/Itineraries/count'
const dialog = (
  <>
    <ImportBookingDialog onClose={() => {}} />
    <SnackbarStack />
  </>
)
const press = { name: 'Import booking' }

test.each([
  { count: 0, says: (name: string) => `${name} imported.` },
  { count: 1, says: (name: string) => `This booking was here already, as ${name}.` },
])(
  'a booking is imported by its reference, and its trip is opened: $count were here',
  async ({ count, says }) => {
    const trip = aTripToPay()
    const { user, requests, pathNow } = await renderPage(dialog, {
      server: { [counting]: { count }, [importing]: trip },
    })
    await user.type(screen.getByLabelText('Booking reference'), ' WND-M5SLT5UJ ')
    await user.click(screen.getByRole('button', press))
    await waitFor(() => expect(pathNow()).toContain(trip.id))
    await screen.findByText(says(trip.name))
    expect(requests.map(({ body }) => body)).toEqual([
      undefined,
      { bookingReference: 'WND-M5SLT5UJ' },
    ])
  },
)

test('an empty or unknown reference is said at the field', async () => {
  const unknown = refuse(404, 'record.not-found', 'Not found')
  const { user, requests } = await renderPage(dialog, {
    server: { [counting]: { count: 0 }, [importing]: unknown },
  })
  await user.click(screen.getByRole('button', press))
  await screen.findByText('Enter a booking reference')
  expect(requests).toEqual([])
  await user.type(screen.getByLabelText('Booking reference'), 'WND-NONE')
  await user.click(screen.getByRole('button', press))
  await screen.findByText('No booking has this reference')
})
