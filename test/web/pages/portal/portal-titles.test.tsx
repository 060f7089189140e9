// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PortalEntryPage } from '../../../../web/pages/portal/PortalEntryPage'
import { PortalTripsPage } from '../../../../web/pages/portal/PortalTripsPage'
import { renderPage } from '../../../support/render-page'

test.each([
  ['login', 'Sign in', 'Welcome back'],
  ['forgot', 'Forgot your password?', 'Forgot your password?'],
] as const)('1 §2: the client’s /client/%s has the title “%s”', async (mode, title, heading) => {
  await renderPage(<PortalEntryPage mode={mode} />)
  await screen.findByRole('heading', { name: heading })
  expect(document.title).toBe(`${title} · Tembea`)
})

test('1 §2: the client’s list of trips has its own title again after a trip', async () => {
  document.title = 'Kenya Adventure · Tembea'
  const home = {
    client: { firstName: 'Eleanor', lastName: 'Hartley' },
    agency: { name: 'Marula Journeys', agencyCode: 'MAR001', theme: {} },
    trips: [],
  }
  await renderPage(<PortalTripsPage home={home as never} />)
  await screen.findByRole('heading', { name: 'Hello Eleanor' })
  expect(document.title).toBe('Your trips · Tembea')
})
