// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sessionOf } from '../../../../web/app/agent/use-session-loader'
import { AccountScreen } from '../../../../web/features/account/components/AccountScreen'
import { renderPage, type Server } from '../../../support/render-page'
import { aSession, aUser } from '../../lib/session/builders'

const account = {
  firstName: 'Naledi',
  lastName: 'Mokoena',
  email: 'naledi@marulajourneys.com',
  phone: '',
  timeZone: 'Africa/Gaborone',
  notices: { emails: [] },
  twoStep: { passkeys: [], recoveryCodesLeft: 0, isRequired: false },
}
const server = {
  'GET /api/MyAccount': account,
  'GET /api/MyAccount/sessions': [],
} as unknown as Server

test('says who is signed in, for whom, and what is not given', async () => {
  await renderPage(<AccountScreen />, { server })
  await screen.findByText('Agent at Marula Journeys')
  for (const words of [
    'Naledi Mokoena',
    'naledi@marulajourneys.com',
    'Not given',
    'Africa/Gaborone',
  ])
    expect(screen.getAllByText(words)).not.toEqual([])
})

test('names every role that one has', async () => {
  const user = aUser({
    userId: 'agt_thabo',
    capabilities: { superadmin: false, contentmanager: true },
  })
  const session = sessionOf(user, { config: undefined, search: '', signOut: async () => {} })
  await renderPage(<AccountScreen />, { session, server })
  await screen.findByText('Lead agent, Content manager at Marula Journeys')
})

test('leads out', async () => {
  const signOut = vi.fn(async () => {})
  const { user } = await renderPage(<AccountScreen />, {
    session: { ...aSession(), signOut },
    server,
  })
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(signOut).toHaveBeenCalledOnce()
})
