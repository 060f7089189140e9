// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { TripsScreen } from '../../../../../web/features/trips/components/TripsScreen'
import { refuse, renderPage, type SentRequest, type Server } from '../../../../support/render-page'
import { aSession } from '../../../lib/session/builders'
import { aLine, aTripToPay } from '../builders'
import { today } from '../support'

const usd = {
  currency: 'USD',
  trips: 2,
  sell: 3_500_000,
  paid: 1_250_000,
  margin: 600_000,
  leftOut: [],
}
const server = {
  'GET /api/Itineraries': [
    aLine({ dueDate: '2026-11-01', dueAmount: 1_250_000, dueType: 'balance' }),
    aLine({
      id: 'itn_chen',
      name: 'Kenya Adventure',
      clientName: undefined,
      state: 'quote',
      sell: 0,
      margin: undefined,
    }),
  ],
  'GET /api/Itineraries/totals': ({ url }: SentRequest) =>
    Object.fromEntries(
      Object.keys(JSON.parse(url.searchParams.get('wheres') ?? '{}')).map((name) => [name, [usd]]),
    ),
  'GET /api/Itineraries/{id}': aTripToPay(),
  'GET /api/Payments': [],
  'GET /api/Payments/refunds': [],
  'GET /api/Info/getExchangeRates': {
    base: 'USD',
    date: today,
    rates: { USD: '1' },
    isDaily: true,
  },
} satisfies Server

beforeEach(() => {
  // A window that has room for every row.
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(4000)
})

describe('the trips', () => {
  test('stand in a table with client, state, figures and what is due', async () => {
    await renderPage(<TripsScreen />, { server })
    const row = (await screen.findByText('Botswana Adventure')).closest('tr')
    if (row === null) throw new Error('The trip has a row')
    expect(within(row).getByText('WND-M5SLT5UJ')).toBeDefined()
    expect(within(row).getAllByText(/Eleanor Hartley/).length).toBeGreaterThan(0)
    expect(row.textContent).toMatch(/25,000\.00/)
    expect(row.textContent).toMatch(/18\.0%/)
    expect(row.textContent).toMatch(/overdue/)
    expect(screen.getByText('No client yet')).toBeDefined()
  })

  test('are counted in each tab and summed at the foot', async () => {
    await renderPage(<TripsScreen />, { server })
    const tabs = await screen.findAllByRole('tab')
    await waitFor(() => expect(tabs.map(({ textContent }) => textContent)).toContain('All2'))
    const foot = screen.getByText('2 trips').closest('footer')
    expect(foot?.textContent).toMatch(/USD, 2 trips.*35,000\.00.*12,500\.00 paid/)
  })

  test('change with the tab, by the arrows too, and the address says which', async () => {
    const { user, router } = await renderPage(<TripsScreen />, { server })
    const all = await screen.findByRole('tab', { name: /All/ })
    expect(all.getAttribute('aria-selected')).toBe('true')
    all.focus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(router.state.location.search).toBe('?tab=attention'))
    expect(document.activeElement?.textContent).toMatch(/^Needs attention/)
    await user.keyboard('{End}')
    await waitFor(() => expect(router.state.location.search).toBe('?tab=cancelled'))
  })

  test('are sorted by the server when a heading is pressed', async () => {
    const { user, requests } = await renderPage(<TripsScreen />, { server })
    await screen.findByText('Botswana Adventure')
    await user.click(screen.getByRole('button', { name: 'Sell' }))
    await waitFor(() =>
      expect(filterOf(requests.findLast(isList)).order).toEqual(
        expect.arrayContaining(['sell DESC']),
      ),
    )
    expect(screen.getByRole('columnheader', { name: 'Sell' }).getAttribute('aria-sort')).toBe(
      'descending',
    )
  })

  test('show their payments when a row is opened', async () => {
    const { user } = await renderPage(<TripsScreen />, { server })
    const [toggle] = await screen.findAllByRole('button', {
      name: 'Payments for Botswana Adventure',
    })
    if (toggle === undefined) throw new Error('The trip can be opened')
    await user.click(toggle)
    const payments = await screen.findByRole('region', { name: 'Payments for Botswana Adventure' })
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    expect(within(payments).getAllByText(/12,000\.00/).length).toBeGreaterThan(0)
  })
})

describe('an empty list', () => {
  const empty = { ...server, 'GET /api/Itineraries': [] }

  test('leads to the builder', async () => {
    await renderPage(<TripsScreen />, { server: empty, session: aSession() })
    expect(await screen.findByText(/^Choose accommodations, add a client/)).toBeDefined()
  })

  test('of an agency without the second builder leads to the first', async () => {
    await renderPage(<TripsScreen />, { server: empty, session: aSession([]) })
    await screen.findByText(/^Choose accommodations, add a client/)
    const links = screen.getAllByRole('link', { name: 'Build Itinerary' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/builder', '/builder'])
  })
})

describe('the filters', () => {
  test('search once typing rests, and ask the server', async () => {
    const { user, requests, router } = await renderPage(<TripsScreen />, { server })
    await user.type(
      await screen.findByRole('searchbox', { name: 'Search trips and clients' }),
      'hart',
    )
    await waitFor(() => expect(router.state.location.search).toBe('?q=hart'))
    await waitFor(() =>
      expect(JSON.stringify(filterOf(requests.findLast(isList)))).toContain('hart'),
    )
  })

  test('choose states, and say so on the button', async () => {
    const { user, router } = await renderPage(<TripsScreen />, { server })
    await user.click(await screen.findByRole('button', { name: 'Status' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Provisional' }))
    await waitFor(() => expect(router.state.location.search).toBe('?state=provisional'))
    expect(
      await screen.findByRole('button', { name: 'Status: Provisional', hidden: true }),
    ).toBeDefined()
  })
})

describe('without trips', () => {
  test('a narrowed list says that nothing matches', async () => {
    await renderPage(<TripsScreen />, {
      at: '/?q=nobody',
      server: { ...server, 'GET /api/Itineraries': [] },
    })
    expect(await screen.findByRole('tabpanel', { name: 'Trips' })).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('a list that fails can be asked for again', async () => {
    const failing = {
      ...server,
      'GET /api/Itineraries': refuse(422, 'filter.invalid', 'The filter is invalid'),
    }
    await renderPage(<TripsScreen />, { server: failing })
    expect(await screen.findByText('Trips couldn’t be loaded')).toBeDefined()
  })
})

const isList = ({ address }: SentRequest) => address === 'GET /api/Itineraries'
const filterOf = (request: SentRequest | undefined) =>
  JSON.parse(request?.url.searchParams.get('filter') ?? '{}')
