// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { agentRoutes } from '../../../../web/app/agent/agent-routes'
import { dropToken, keepToken } from '../../../../web/lib/session/token'
import { todayHere } from '../../../../web/lib/time/today-here'
import { renderRoutes, type Server } from '../../../support/render-page'
import { aUser } from '../../lib/session/builders'

beforeEach(() => {
  keepToken('token-of-naledi')
})
afterEach(() => {
  dropToken()
  localStorage.clear()
})

interface Opened {
  readonly user?: object
  readonly agency?: object
  readonly ratesFrom?: CalendarDate
  readonly isDaily?: boolean
}

async function open({ user, agency, ratesFrom = todayHere(), isDaily = true }: Opened = {}) {
  const server: Server = {
    'GET /api/Info/whoAmI': { ...aUser(user, agency), token: 'token-of-naledi', clients: [] },
    'GET /_api/config': { featureFlags: [] } as never,
    'GET /api/Info/getExchangeRates': {
      base: 'USD',
      date: ratesFrom,
      rates: { ZAR: '16.44012' },
      isDaily,
    },
  }
  const page = await renderRoutes(agentRoutes(), { at: '/profile', server })
  await screen.findByRole('heading', { name: 'My Account' })
  return page
}
const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }))
const inDays = (days: number) => new Date(`${addDays(todayHere(), days)}T12:00:00`).toISOString()

describe('the side bar', () => {
  test('has a list for each section of the menu that the user sees', async () => {
    await open({ agency: { admins: ['agt_naledi'] } })
    expect(
      navigation()
        .getAllByRole('list')
        .map((list) => list.getAttribute('aria-label')),
    ).toEqual(['General', 'Agency'])
    navigation().getByRole('link', { name: 'Build Itinerary Beta' })
    navigation().getByRole('link', { name: 'My Agents' })
    expect(navigation().queryByRole('link', { name: 'My Account' })).toBeNull()
  })

  test('folds what is not the user’s first work until its heading or a page of it is opened', async () => {
    const { user } = await open({
      user: { capabilities: { superadmin: true, contentmanager: false } },
    })
    navigation().getByRole('link', { name: 'All Agencies' })
    expect(navigation().queryByRole('link', { name: 'Accommodations' })).toBeNull()
    await user.click(navigation().getByRole('button', { name: 'Content' }))
    navigation().getByRole('link', { name: 'Accommodations' })
    await user.click(navigation().getByRole('button', { name: 'Tembea' }))
    expect(navigation().queryByRole('link', { name: 'All Agencies' })).toBeNull()
    expect(JSON.parse(localStorage.getItem('menu-sections') ?? '{}')).toEqual({
      'content manager': true,
      superadmin: false,
    })
  })

  test('folds to icons, whose links keep their names, and remembers it', async () => {
    const { user } = await open()
    const wasOpen = navigation().queryByRole('button', { name: 'Collapse menu' }) !== null
    await user.click(navigation().getByRole('button', { name: /menu$/ }))
    navigation().getByRole('button', { name: wasOpen ? 'Expand menu' : 'Collapse menu' })
    navigation().getByRole('link', { name: 'Trips and Payments' })
    expect(JSON.parse(localStorage.getItem('side-bar') ?? '{}')).toEqual({
      other: wasOpen ? 'icons' : 'open',
    })
  })
})

describe('the status bar', () => {
  test('counts the days of a trial down, and says when it is over', async () => {
    const { unmount } = await open({ agency: { trialEnds: inDays(12) } })
    screen.getByText(/^Your trial ends in 12 days, on /)
    unmount()
    const { unmount: leave } = await open({ agency: { trialEnds: inDays(0) } })
    screen.getByText(/^Your trial ends today\./)
    leave()
    await open({ agency: { trialEnds: inDays(-3) } })
    screen.getByText(/^Your trial has ended\./)
  })

  test('warns of exchange rates that are three days old, and of none that are two or that the product ships with', async () => {
    const { unmount } = await open({ ratesFrom: addDays(todayHere(), -3) })
    await screen.findByText(/^Exchange rates are from /)
    unmount()
    for (const silent of [
      { ratesFrom: addDays(todayHere(), -2) },
      { ratesFrom: addDays(todayHere(), -30), isDaily: false },
    ]) {
      const { unmount: leave } = await open(silent)
      await waitFor(() => expect(screen.queryByText(/^Exchange rates are from /)).toBeNull())
      leave()
    }
  })

  test('says one thing at a time: a trial before old rates, which may be dismissed for their day', async () => {
    const old = { ratesFrom: addDays(todayHere(), -3) }
    const { unmount } = await open({ ...old, agency: { trialEnds: inDays(12) } })
    screen.getByText(/^Your trial ends in 12 days, on /)
    await waitFor(() => expect(screen.queryByText(/^Exchange rates are from /)).toBeNull())
    unmount()
    const { user, unmount: leave } = await open(old)
    const rates = await screen.findByText(/^Exchange rates are from /)
    await user.click(within(rates.parentElement as HTMLElement).getByRole('button'))
    expect(screen.queryByText(/^Exchange rates are from /)).toBeNull()
    leave()
    await open(old)
    await waitFor(() => expect(screen.queryByText(/^Exchange rates are from /)).toBeNull())
  })
})
