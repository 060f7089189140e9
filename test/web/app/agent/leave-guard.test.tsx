// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { Link, Outlet, type RouteObject } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { LeaveGuard } from '../../../../web/app/agent/agent-routes'
import { useLeaveGuard } from '../../../../web/lib/navigation/leave-guard'
import { renderRoutes } from '../../../support/render-page'

const routes = (text?: string): RouteObject[] => [
  {
    element: (
      <>
        <Outlet />
        <LeaveGuard />
      </>
    ),
    children: [
      { path: '/', element: <Link to="/trip">To the trip</Link> },
      { path: '/trip', element: <Trip text={text} /> },
      { path: '/saved', element: <h1>Saved</h1> },
    ],
  },
]

function Trip({ text }: { readonly text: string | undefined }) {
  const [isStored, setStored] = useState(false)
  useLeaveGuard(isStored ? undefined : text)
  useEffect(() => {
    const store = () => setStored(true)
    addEventListener('online', store)
    return () => removeEventListener('online', store)
  }, [])
  return <Link to="/saved">Away</Link>
}

async function openTrip(text?: string) {
  const page = await renderRoutes(routes(text))
  await page.user.click(screen.getByRole('link', { name: 'To the trip' }))
  return page
}

const unsaved = 'Two changes are not stored yet.'

describe('the guard of unsaved work', () => {
  test('lets one go where nothing would be lost', async () => {
    const { user } = await openTrip()
    await user.click(screen.getByRole('link', { name: 'Away' }))
    screen.getByRole('heading', { name: 'Saved' })
  })

  test('asks before a link is followed, and stays when told to', async () => {
    const { user, pathNow } = await openTrip(unsaved)
    await user.click(screen.getByRole('link', { name: 'Away' }))
    await screen.findByText(unsaved)
    await user.click(screen.getByRole('button', { name: 'Stay on page' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(pathNow()).toBe('/trip')
  })

  test('follows the link when told to leave', async () => {
    const { user } = await openTrip(unsaved)
    await user.click(screen.getByRole('link', { name: 'Away' }))
    await user.click(await screen.findByRole('button', { name: 'Leave page' }))
    await screen.findByRole('heading', { name: 'Saved' })
  })

  test('asks no more, and goes on, once what was unsaved is stored', async () => {
    const { user } = await openTrip(unsaved)
    await user.click(screen.getByRole('link', { name: 'Away' }))
    await screen.findByText(unsaved)
    act(() => void dispatchEvent(new Event('online')))
    await screen.findByRole('heading', { name: 'Saved' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('asks on the browser’s own back button too', async () => {
    const { router, user, pathNow } = await openTrip(unsaved)
    await act(() => router.navigate(-1))
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
    expect(pathNow()).toBe('/trip')
    await user.click(screen.getByRole('button', { name: 'Leave page' }))
    await waitFor(() => expect(pathNow()).toBe('/'))
  })

  test('lets the browser ask when the tab is closed, and no more once the page is left', async () => {
    const { user } = await openTrip(unsaved)
    const closing = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(closing()).toBe(false)
    await user.click(screen.getByRole('link', { name: 'Away' }))
    await user.click(await screen.findByRole('button', { name: 'Leave page' }))
    await screen.findByRole('heading', { name: 'Saved' })
    expect(closing()).toBe(true)
  })
})
