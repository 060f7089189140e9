// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AgenciesScreen } from '../../../web/features/agencies/components/AgenciesScreen'
import { AgencyScreen } from '../../../web/features/agency/components/AgencyScreen'
import { refuse, renderPage, type Server } from '../../support/render-page'

const listed = [
  {
    id: 'agy_marula',
    name: 'Marula Journeys',
    agencyCode: 'MAR001',
    currency: 'USD',
    agents: 4,
    leadAgents: 1,
  },
  {
    id: 'agy_new',
    name: 'New Paths',
    agencyCode: 'NEW001',
    currency: 'EUR',
    agents: 1,
    leadAgents: 1,
  },
  {
    id: 'agy_old',
    name: 'Old Trails',
    agencyCode: 'OLD001',
    currency: 'USD',
    agents: 0,
    leadAgents: 1,
  },
].map((agency) => ({
  ...agency,
  archived: agency.id === 'agy_old',
  ...(agency.id === 'agy_new' && { trialEnds: '2099-01-31T00:00:00.000Z' }),
})) as never

const agency = {
  id: 'agy_marula',
  name: 'Marula Journeys',
  agencyCode: 'MAR001',
  address: 'Maun',
  admins: ['agt_thabo'],
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  theme: {},
  objectives: { termsAccepted: true },
  archived: false,
  mfaRequired: false,
  featureFlags: ['editPayments'],
  flagsInForce: ['showRestOfWorld'],
} as never
const terms = {
  draft: {
    text: 'Be kind to lions.',
    savedAt: '2026-11-20T08:00:00.000Z',
    savedBy: 'Thabo Dlamini',
  },
  versions: [
    {
      version: 1,
      text: 'Be kind.',
      publishedAt: '2026-10-01T08:00:00.000Z',
      publishedBy: 'Thabo Dlamini',
    },
  ],
}
const openAgency = (server: Server = {}, part = '') =>
  renderPage(<AgencyScreen id={'agy_marula' as never} team="the people" />, {
    at: `/agencies/agy_marula${part}`,
    server: {
      'GET /api/Agencies/{id}': agency,
      'GET /api/Agencies/{id}/terms': terms,
      'PATCH /api/Agencies/{id}': agency,
      ...server,
    },
  })

describe('All Agencies', () => {
  test('shows those that work, and by choice those in trial and archived', async () => {
    const { user } = await renderPage(<AgenciesScreen />, {
      server: { 'GET /api/Agencies': listed },
    })
    await screen.findByText('Marula Journeys')
    screen.getByText('4 people, 1 lead agent')
    expect(screen.queryByText('Old Trails')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'In trial 1' }))
    screen.getByText('Trial until January 31, 2099')
    expect(screen.queryByText('Marula Journeys')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Archived 1' }))
    screen.getByText('Old Trails')
  })

  test('creates an agency, and keeps what was typed when its code is taken', async () => {
    const taken = {
      fields: [{ field: 'body.agencyCode', message: 'Marula Journeys has this code already' }],
    }
    const { user, requests } = await renderPage(<AgenciesScreen />, {
      server: {
        'GET /api/Agencies': listed,
        'POST /api/Agencies': refuse(400, 'request.invalid', 'Check', taken),
      },
    })
    await user.click(screen.getByRole('button', { name: 'Create an agency' }))
    await user.click(await screen.findByRole('button', { name: 'Create agency' }))
    for (const text of [
      'Agency name is required',
      'First name is required',
      'Use 3 to 10 capital letters and digits',
    ])
      await screen.findByText(text)
    const typed = [
      ['Agency name', 'Serengeti'],
      ['Agency code', 'mar001'],
      ['Lead agent’s first name', 'Amina'],
      ['Last name', 'Said'],
      ['Email', 'amina@serengeti.example'],
    ] as const
    for (const [label, text] of typed) await user.type(screen.getByLabelText(label), text)
    await user.click(screen.getByRole('button', { name: 'Create agency' }))
    await screen.findByText('Marula Journeys has this code already')
    expect(screen.getByLabelText<HTMLInputElement>('Agency name').value).toBe('Serengeti')
    const lead = { firstName: 'Amina', lastName: 'Said', email: 'amina@serengeti.example' }
    expect(requests.at(-1)?.body).toMatchObject({
      name: 'Serengeti',
      agencyCode: 'MAR001',
      model: 'net',
      lead,
    })
  })
})

describe('an agency', () => {
  test('saves name and address, and switches a flag with what it does beside it', async () => {
    const { user, requests } = await openAgency()
    const name = await screen.findByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'Marula Safaris')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toContainEqual({
        name: 'Marula Safaris',
        address: 'Maun',
        taxNumber: '',
      }),
    )
    await user.click(screen.getByRole('button', { name: 'People' }))
    screen.getByText('the people')
    await user.click(screen.getByRole('button', { name: 'Features' }))
    screen.getByText(
      /Lets agents change due dates of unpaid payments.*configuration has it off for everyone/,
    )
    await user.click(screen.getByLabelText('Edit payments'))
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toContainEqual({
        featureFlags: { editPayments: false },
      }),
    )
  })

  test('publishes its draft after asking, and shows who accepted a version', async () => {
    const { user, requests } = await openAgency(
      {
        'PATCH /api/Agencies/{id}/terms': terms,
        'POST /api/Agencies/{id}/terms/publish': {
          versions: [{ ...terms.versions[0], version: 2 } as never],
        },
        'GET /api/Agencies/{id}/terms/{version}/acceptances': [
          {
            version: 1,
            who: { kind: 'client', id: 'cli_ada', name: 'Ada Hartley' },
            at: '2026-10-05T08:00:00.000Z',
          },
        ],
      },
      '?part=terms',
    )
    await user.click(await screen.findByText(/in force/))
    await screen.findByText('Ada Hartley, October 5, 2026')
    await user.click(screen.getByRole('button', { name: 'Publish version 2' }))
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    await waitFor(() =>
      expect(requests.map(({ address }) => address)).toContain(
        'POST /api/Agencies/{id}/terms/publish',
      ),
    )
  })
})
