// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TripRatesDialog } from '../../../../../web/features/itinerary-edit/components/price/TripRatesDialog'
import { renderPage } from '../../../../support/render-page'
import { aTrip } from '../../../trip/builders'
import { onTripPage } from './render-trip'

const trip = aTrip({ currency: 'EUR', spotRates: { USD: '1', EUR: '0.8' } })
const own = { currency: 'EUR', rate: '0.9', reason: 'Bought forward', date: '2026-11-03' }

test('a trip’s own exchange rate begins with what it uses, is refused beside its field, and is sent whole', async () => {
  const closed: true[] = []
  const { user, requests } = await renderPage(
    onTripPage(<TripRatesDialog onClose={() => closed.push(true)} />, trip).page,
    { server: { 'PATCH /api/Itineraries/{id}': trip } },
  )
  const rate = await screen.findByLabelText('For one US dollar')
  expect(rate).toHaveProperty('value', '0.8')
  expect(screen.getByLabelText('Currency')).toHaveProperty('value', 'EUR')
  await user.clear(rate)
  await user.type(rate, 'nine')
  await user.click(screen.getByRole('button', { name: 'Save rates' }))
  await screen.findByText('Enter a rate like 18.25')
  expect(requests.filter(({ address }) => address.startsWith('PATCH'))).toEqual([])
  await user.clear(rate)
  await user.type(rate, own.rate)
  await user.type(screen.getByLabelText('Reason'), own.reason)
  await user.clear(screen.getByLabelText('Agreed on'))
  await user.type(screen.getByLabelText('Agreed on'), own.date)
  await user.click(screen.getByRole('button', { name: 'Save rates' }))
  await waitFor(() => expect(requests.map(({ body }) => body)).toContainEqual({ tripRates: [own] }))
  await waitFor(() => expect(closed).toHaveLength(1))
})

test('a trip’s own exchange rates can all be taken away', async () => {
  const { user, requests } = await renderPage(
    onTripPage(<TripRatesDialog onClose={() => undefined} />, {
      ...trip,
      tripRates: [own as never],
    }).page,
    { server: { 'PATCH /api/Itineraries/{id}': trip } },
  )
  await user.click(await screen.findByRole('button', { name: 'Remove rate 1' }))
  await user.click(screen.getByRole('button', { name: 'Save rates' }))
  await waitFor(() => expect(requests.map(({ body }) => body)).toContainEqual({ tripRates: [] }))
})
