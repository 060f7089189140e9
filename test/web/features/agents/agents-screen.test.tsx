// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AgentsScreen } from '../../../../web/features/agents/components/AgentsScreen'
import { refuse, renderPage, type Server } from '../../../support/render-page'

const person = (name: string, named: object = {}) => {
  const [firstName, lastName] = name.split(' ')
  const id = `agt_${firstName?.toLowerCase()}`
  const email = `${firstName?.toLowerCase()}@marula.example`
  return {
    id,
    agencyId: 'agy_marula',
    email,
    firstName,
    lastName,
    fullName: name,
    isAdmin: false,
    status: 'active',
    ...named,
  }
}
const people = [
  person('Kabelo Dube', { status: 'invited' }),
  person('Naledi Mokoena', { isAdmin: true }),
  person('Thabo Molefe', { status: 'archived' }),
] as never

const open = (server: Server = {}) =>
  renderPage(<AgentsScreen />, { server: { 'GET /api/Agencies/{id}/agents': people, ...server } })

const rowOf = async (name: string) =>
  (await screen.findByText(new RegExp(`^${name}`))).closest('li') as HTMLElement

describe('My Agents', () => {
  test('shows who works here, and finds them by any part of name and email', async () => {
    const { user } = await open()
    within(await rowOf('Naledi Mokoena')).getByText('Lead agent')
    within(await rowOf('Kabelo Dube')).getByText('Invited')
    await user.type(screen.getByRole('searchbox', { name: 'Search agents' }), 'THABO@')
    await waitFor(() => expect(screen.queryByText('Kabelo Dube')).toBeNull())
    screen.getByText('Thabo Molefe')
  })

  test('says that nobody matches, and shows everyone again', async () => {
    const { user } = await open()
    await rowOf('Kabelo Dube')
    await user.type(screen.getByRole('searchbox', { name: 'Search agents' }), 'zzz')
    await screen.findByText(/Nobody matches “zzz”\./)
    await user.click(screen.getByRole('button', { name: 'Show everyone' }))
    await rowOf('Kabelo Dube')
  })

  test('invites a colleague, and keeps what was typed when the email is taken', async () => {
    const { user, requests } = await open({
      'POST /api/Agents': refuse(409, 'client.email-exists', 'Email already exists'),
    })
    await user.click(screen.getByRole('button', { name: 'Invite a colleague' }))
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }))
    for (const text of ['First name is required', 'Last name is required', 'Email must be valid'])
      await screen.findByText(text)
    await user.type(screen.getByLabelText('First name'), 'Amina')
    await user.type(screen.getByLabelText('Last name'), 'Said')
    await user.type(screen.getByLabelText('Email'), 'amina@marula.example')
    await user.click(screen.getByRole('button', { name: 'Send invitation' }))
    await screen.findByText('Email already exists')
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Amina')
    expect(requests.at(-1)?.body).toEqual({
      firstName: 'Amina',
      lastName: 'Said',
      email: 'amina@marula.example',
    })
  })

  test('archives and restores, promotes, and sends an invitation again', async () => {
    const { user, requests } = await open({
      'PATCH /api/Agents/{id}': person('Naledi Mokoena') as never,
      'POST /api/Agencies/sendInvite': { status: 'sent' },
      'DELETE /api/Agents/{id}': { removed: true },
    })
    const act = async (name: string, action: string) => {
      await user.click(
        within(await rowOf(name)).getByRole('button', { name: `Actions for ${name}` }),
      )
      await user.click(await screen.findByRole('menuitem', { name: action }))
    }
    await act('Thabo Molefe', 'Restore')
    await act('Naledi Mokoena', 'Remove as lead agent')
    await act('Kabelo Dube', 'Send invitation again')
    await act('Naledi Mokoena', 'Archive')
    await act('Kabelo Dube', 'Withdraw invitation')
    const changes = requests.filter(({ address }) => !address.startsWith('GET'))
    expect(changes.map(({ body }) => body)).toEqual([
      { archived: false },
      { isAdmin: false },
      { agentId: 'agt_kabelo' },
      { archived: true },
      undefined,
    ])
    expect(changes.at(-1)?.address).toBe('DELETE /api/Agents/{id}')
  })
})
