// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArrangedPrice } from '../../../../../web/features/itinerary-edit/components/journey/ArrangedPrice'
import { TravelersCard } from '../../../../../web/features/itinerary-edit/components/parties/TravelersCard'
import { useFocusKeeper } from '../../../../../web/lib/focus/use-focus-keeper'
import { renderPage, type Server } from '../../../../support/render-page'
import { aTrip, jao, mombo } from '../../../trip/builders'
import { onTripPage } from './render-trip'

const manor = {
  ...jao,
  consultantInteractionRequired: true,
  rooms: [],
  costAmount: undefined,
  priced: false,
}
const trip = aTrip({ segments: [manor, mombo] })
const server = {
  'GET /api/Info/currencies': [],
  'GET /api/Info/getExchangeRates': { date: '2027-01-10', rates: { USD: '1' } },
} as unknown as Server

test('the price of a stay that people arrange is requested from the consultant', async () => {
  const { page } = onTripPage(<ArrangedPrice stay={manor} />, trip)
  const { user, requests } = await renderPage(page, {
    server: { ...server, 'POST /api/WindowAPIs/sendConsultantEmail': trip },
  })
  await user.click(screen.getByRole('button', { name: 'Request price for Jao Camp' }))
  await user.click(screen.getByRole('button', { name: 'Send email' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [sent] = requests.filter(({ address }) => address.endsWith('sendConsultantEmail'))
  expect(sent?.body).toEqual({
    itineraryId: trip.id,
    message: 'Could you price Jao Camp for 2 adults, 1 child (9), please?',
  })
})

test('the cost that came back is entered, and one that is none is refused beside its field', async () => {
  const { page, editor } = onTripPage(<ArrangedPrice stay={manor} />, trip)
  const { user } = await renderPage(page, { server })
  await user.click(screen.getByRole('button', { name: 'Enter cost for Jao Camp' }))
  await user.type(screen.getByLabelText('Cost'), 'a lot')
  await user.click(screen.getByRole('button', { name: 'Enter cost' }))
  await screen.findByText('Enter an amount like 1250.00')
  await user.clear(screen.getByLabelText('Cost'))
  await user.type(screen.getByLabelText('Cost'), '1,250.50')
  await user.click(screen.getByRole('button', { name: 'Enter cost' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(editor.get().pending['segment:s1']?.to).toMatchObject({ costAmount: '1250.50' })
  editor.stop()
})

test('steppers say where the party that they count cannot sleep', async () => {
  const { page } = onTripPage(
    <TravelersCard />,
    aTrip({ adults: 4, segments: [jao, { ...mombo, minChildAge: 12 }] }),
  )
  await renderPage(page, { server })
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said.join(' ')).toContain('Jao Camp: the rooms don’t fit 4 adults, 1 child (9).')
  expect(said.join(' ')).toContain('Mombo Camp: Children permitted 12 years and up.')
  screen.getByRole('button', { name: 'Edit rooms at Jao Camp' })
})

test('the focus of a button that goes away stays in its part of the page', async () => {
  const Kept = ({ isOver }: { readonly isOver: boolean }) => {
    useFocusKeeper()
    return (
      <main>
        <section aria-label="State">{!isOver && <button type="button">Get quote</button>}</section>
      </main>
    )
  }
  const { rerender } = await renderPage(null)
  rerender(<Kept isOver={false} />)
  screen.getByRole('button').focus()
  rerender(<Kept isOver />)
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('State'))
})
