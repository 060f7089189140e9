// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { useSegmentForm } from '../../../../../web/features/itinerary-edit/components/journey/segment-form'
import { WayOffers } from '../../../../../web/features/itinerary-edit/components/journey/WayOffers'
import { emptyDraft, type SegmentDraft } from '../../../../../web/trip/segments/segment-draft'
import { renderPage, type Server } from '../../../../support/render-page'
import { aTrip } from '../../../trip/builders'
import { onTripPage } from './render-trip'

const trip = aTrip()
const hubs = { groups: [], nameOf: (code: string) => code }
const aTransfer = (type: 'road' | 'chartered') => ({
  type,
  minutes: 60,
  kilometres: 90,
  costAmount: '100.00',
  currency: 'USD',
})

function Form({ isKindOpen }: { readonly isKindOpen: boolean }) {
  const start = { fromHubCode: 'SZK', travelHubCode: 'CPT' }
  const form = useForm<SegmentDraft>({ defaultValues: emptyDraft(trip, 'road', start) })
  return (
    <FormProvider {...form}>
      <WayOffers hubs={hubs} isKindOpen={isKindOpen} />
      <Kind />
    </FormProvider>
  )
}

function Kind() {
  const { draft, set } = useSegmentForm()
  return (
    <button type="button" onClick={() => set({ kind: 'road' })}>
      {draft.kind}
    </button>
  )
}

async function kindOf(offered: readonly ('road' | 'chartered')[], isKindOpen = true) {
  const { page } = onTripPage(<Form isKindOpen={isKindOpen} />, trip)
  const server = {
    'POST /api/WindowAPIs/getTransfers': { transfers: offered.map(aTransfer) },
  } as unknown as Server
  return renderPage(page, { server })
}

test.each([
  [['chartered', 'road'], 'road'],
  [['chartered'], 'chartered'],
  [[], 'scheduled'],
] as const)('a transfer for which %j is offered opens as %s', async (offered, kind) => {
  await kindOf(offered)
  await screen.findByRole('button', { name: kind })
})

test('a kind that somebody chose stays, though nothing of it is offered', async () => {
  const { user } = await kindOf([])
  await user.click(await screen.findByRole('button', { name: 'scheduled' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'road' })).toBeDefined())
})

test('the kind that was picked from the menu stays', async () => {
  await kindOf([], false)
  await screen.findByText(/Too far for a road transfer/)
  expect(screen.getByRole('button', { name: 'road' })).toBeDefined()
})

test('a flight of the catalogue says its operator and what a seat costs, and fills the form when it is taken', async () => {
  const { page } = onTripPage(<Form isKindOpen />, trip)
  const flight = {
    ...aTransfer('road'),
    type: 'scheduled',
    costAmount: '490.00',
    connection: {
      code: 'SZK-CPT-1',
      operator: 'Lowveld Shuttle',
      unitCost: '245.00',
      costPer: 'person',
      count: 2,
      flightNumber: 'LS 11',
      departureTime: '10:30',
      arrivalTime: '11:40',
      luggage: '20 kg in soft bags',
    },
  }
  const { user, requests } = await renderPage(page, {
    server: {
      'POST /api/WindowAPIs/getTransfers': { transfers: [flight, aTransfer('road')] },
    } as unknown as Server,
  })
  const offer = await screen.findByRole('button', { name: /^Lowveld Shuttle, LS 11/ })
  expect(offer.textContent).toContain('10:30 to 11:40 · 1 h · 20 kg in soft bags')
  expect(offer.textContent).toMatch(/USD 245\.00 per personUSD 490\.00$/)
  await user.click(offer)
  await screen.findByRole('button', { name: 'scheduled' })
  expect(offer.getAttribute('aria-pressed')).toBe('true')
  expect(requests[0]?.body).toMatchObject({ date: trip.itinerary.startDate })
})
