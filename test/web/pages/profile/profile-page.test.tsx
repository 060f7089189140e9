// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sessionOf } from '../../../../web/app/agent/use-session-loader'
import { ProfilePage } from '../../../../web/pages/profile/ProfilePage'
import { renderPage } from '../../../support/render-page'
import { aSession, aUser } from '../../lib/session/builders'

test('says who is signed in, for whom and how the agency prices', async () => {
  await renderPage(<ProfilePage />)
  for (const words of ['Naledi Mokoena', 'Agent', 'Marula Journeys', 'MAR001', 'USD', 'Net rates plus margins'])
    screen.getByText(words)
})

test('names every role that one has', async () => {
  const user = aUser(
    { userId: 'agt_thabo', capabilities: { superadmin: false, contentmanager: true } },
    { model: 'rack' },
  )
  const session = sessionOf(user, { config: undefined, search: '', signOut: async () => {} })
  await renderPage(<ProfilePage />, { session })
  screen.getByText('Lead agent, Content manager')
  screen.getByText('Rack rates')
})

test('leads out', async () => {
  const signOut = vi.fn(async () => {})
  const { user } = await renderPage(<ProfilePage />, { session: { ...aSession(), signOut } })
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(signOut).toHaveBeenCalledOnce()
})
