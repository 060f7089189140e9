// @vitest-environment happy-dom
import { renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { agentRoutes } from '../../../../web/app/agent/agent-routes'
import { PublicApp } from '../../../../web/app/public/PublicApp'
import { useMessageLog } from '../../../../web/components/snackbar/message-log'
import { takeOrigin } from '../../../../web/lib/session/origin'
import { takeRefusal } from '../../../../web/lib/session/refusal'
import { dropToken, keepToken } from '../../../../web/lib/session/token'
import { todayHere } from '../../../../web/lib/time/today-here'
import { refuse, renderPage, renderRoutes, type Server } from '../../../support/render-page'
import { aUser } from '../../lib/session/builders'

const whoAmI = (...named: Parameters<typeof aUser>) => ({
  ...aUser(...named),
  token: 'token-of-naledi',
  clients: [],
})
const server: Server = {
  'GET /api/Info/whoAmI': whoAmI(),
  'GET /_api/config': { featureFlags: [] } as never,
  'GET /api/Info/getExchangeRates': { base: 'USD', date: todayHere(), rates: {}, isDaily: true },
}
const open = (at: string, answers: Server = server) =>
  renderRoutes(agentRoutes(), { at, server: answers })

beforeEach(() => {
  keepToken('token-of-naledi')
})
afterEach(() => {
  dropToken()
  sessionStorage.clear()
  // Every test's page is a new one, and on its way nowhere.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
})

describe('the agents’ routes', () => {
  test('show a page in the shell once it is known who is signed in', async () => {
    await open('/profile')
    await screen.findByRole('heading', { name: 'My Account' })
    screen.getByRole('navigation', { name: 'Main' })
    expect(document.title).toBe('My Account · Tembea')
  })

  test('lead from / to the first entry of the menu that has a page', async () => {
    const { pathNow } = await open('/', {
      ...server,
      'GET /api/Info/whoAmI': whoAmI({}, { featureFlags: [] }),
    })
    await waitFor(() => expect(pathNow()).not.toBe('/'))
  })

  test('send whoever may not open a page home, and remember the address', async () => {
    const { pathNow } = await open('/itinerary-builder?region=okavango', {
      ...server,
      'GET /api/Info/whoAmI': whoAmI({}, { featureFlags: [] }),
    })
    await waitFor(() => expect(pathNow()).not.toBe('/itinerary-builder'))
    expect(takeOrigin()).toBe('/itinerary-builder?region=okavango')
  })

  test('1 §2: say once, where one lands, why a page was refused', async () => {
    await open('/agencies')
    const { result } = renderHook(() => useMessageLog())
    const sentence = '“All Agencies” is only for superadmins.'
    await waitFor(() =>
      expect(result.current.messages.filter(({ text }) => text === sentence)).toHaveLength(1),
    )
    expect(takeRefusal()).toBeUndefined()
  })

  test('1 §2: lead a visitor home with the sentence that the page needs a sign-in', async () => {
    dropToken()
    const replace = vi.spyOn(location, 'replace').mockReturnValue(undefined)
    history.replaceState(null, '', '/clients/cli_hartley')
    await open('/clients/cli_hartley')
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'))
    history.replaceState(null, '', '/login')
    await renderPage(<PublicApp onSignedIn={() => {}} onPrepare={() => {}} />)
    await screen.findByText(/^Please sign in to open “Client”\./)
    expect(takeRefusal()).toBeUndefined()
  })

  test('throw ‘No token’ and lead home where the token is gone by the next try (2 §8)', async () => {
    const { requests, queries } = await open('/profile', {
      ...server,
      'GET /api/Info/whoAmI': refuse(503, 'server.away', 'Away'),
    })
    const asked = () => requests.filter(({ address }) => address === 'GET /api/Info/whoAmI').length
    await waitFor(() => expect(asked()).toBe(1))
    dropToken()
    await waitFor(() =>
      expect(queries.getQueryState(['session', 'user'])?.error).toEqual(new Error('No token')),
    )
    expect(screen.queryByText('Your account couldn’t be loaded')).toBeNull()
    expect(asked()).toBe(1)
  })

  test('show the error page at an address that no page has', async () => {
    await open('/nowhere')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  })
})
