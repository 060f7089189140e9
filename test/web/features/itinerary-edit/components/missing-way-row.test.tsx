// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MissingWayRow } from '../../../../../web/features/itinerary-edit/components/journey/MissingWayRow'
import { shownTrip } from '../../../../../web/trip/edits/editor-state'
import { missingWays } from '../../../../../web/trip/journey/missing-ways'
import { renderPage, type Server } from '../../../../support/render-page'
import { aTrip, jao, mombo } from '../../../trip/builders'
import { onTripPage } from './render-trip'

const trip = aTrip({ segments: [jao, mombo] })
const way = missingWays(trip.itinerary.segments)[0]
const hop = {
  type: 'scheduled',
  from: 'FBJA',
  to: 'BW-0029',
  fromName: 'Jao Airstrip',
  toName: 'Mombo Airstrip',
  kilometres: 40,
  minutes: 20,
  costAmount: '570.00',
  currency: 'USD',
  connection: {
    code: 'FBJA-BW0029-1',
    operator: 'Okavango Hopper',
    unitCost: '190.00',
    costPer: 'person',
    count: 3,
    flightNumber: 'OH 41',
    departureTime: '11:00',
    arrivalTime: '11:20',
    luggage: '20 kg in soft bags',
  },
}

async function row(transfers: readonly unknown[]) {
  if (way === undefined) throw new Error('Nothing is missing')
  const { editor, page } = onTripPage(<MissingWayRow way={way} />, trip)
  const camp = (supplierCode: string, transitPointCode: string) => ({
    supplierCode,
    transitPointCode,
    countryRegionCode: 'BW-OKA',
  })
  const server = {
    'GET /api/Camps': [camp('JAO', 'FBJA'), camp('MOMBO', 'BW-0029')],
    'POST /api/WindowAPIs/getTransfers': { transfers },
  } as unknown as Server
  return { editor, ...(await renderPage(page, { server })) }
}

test('two stays without a transfer are offered the first that leads there, and one click adds it', async () => {
  const { editor, user, requests } = await row([hop])
  await screen.findByText('Okavango Hopper, OH 41 · 11:00 to 11:20 · 20 min · USD 570.00')
  expect(requests.at(-1)?.body).toEqual({
    from: 'FBJA',
    to: 'BW-0029',
    pax: 3,
    childrenAges: [9],
    date: '2027-06-18',
  })
  await user.click(screen.getByRole('button', { name: 'Add this' }))
  await waitFor(() =>
    expect(shownTrip(editor.get()).itinerary.segments).toContainEqual(
      expect.objectContaining({
        type: 'scheduled',
        title: 'Jao to Mombo',
        fromHubCode: 'FBJA',
        travelHubCode: 'BW-0029',
        startDate: '2027-06-18',
        departureTime: '11:00',
        flightNumber: 'OH 41',
        costAmount: '570.00',
        currency: 'USD',
        arrangedBy: 'DMC',
        pricedFor: 3,
        description: 'Operated by Okavango Hopper. Luggage: 20 kg in soft bags.',
      }),
    ),
  )
})

test('where nothing leads there, the transfer is entered by hand', async () => {
  const { requests } = await row([])
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Add transfer' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add this' })).toBeNull()
})
