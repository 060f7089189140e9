// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { portalTrip } from '#shared/api/portal-shapes'
import { ChooseSheet } from '../../../../web/features/portal/components/ChooseSheet'
import { renderPage } from '../../../support/render-page'

const trip = portalTrip.parse({
  id: 'itn_0001',
  name: 'Botswana',
  standing: 'proposal',
  startDate: '2027-06-12',
  endDate: '2027-06-15',
  adults: 2,
  children: 0,
  currency: 'USD',
  priceMode: 'total',
  price: { total: 1_000_000 },
  parts: [],
  payments: [],
  likes: [],
  agent: { name: 'Naledi Mokoena', email: 'naledi@example.com' },
  options: [],
  terms: { version: 3, text: 'Camps are unfenced.' },
})

test('choosing says what is chosen, and accepts the terms by their version first', async () => {
  const onChosen = vi.fn()
  const { user, requests } = await renderPage(
    <ChooseSheet trip={trip} onChosen={onChosen} onClose={() => {}} />,
    {
      server: {
        'POST /api/portal/terms/accept': {
          version: 3,
          name: 'Ann Lee',
          at: '2026-11-26T08:00:00.000Z',
        },
        'POST /api/portal/trips/{id}/choose': { chosenAt: '2026-11-26T08:00:01.000Z' },
      },
    },
  )
  screen.getByText('Jun 12 – 15, 2027')
  screen.getByText('$10,000.00')
  screen.getByText('Terms and conditions, version 3')
  const choose = () => user.click(screen.getByText('Accept terms and choose'))
  await choose()
  screen.getByText('Enter your full name')
  expect(requests).toEqual([])
  await user.type(screen.getByLabelText('Your full name'), 'Ann Lee')
  await choose()
  expect(requests.map(({ address, body }) => [address, body])).toEqual([
    ['POST /api/portal/terms/accept', { version: 3, name: 'Ann Lee' }],
    ['POST /api/portal/trips/{id}/choose', undefined],
  ])
  expect(onChosen).toHaveBeenCalledWith(
    expect.objectContaining({ chosenAt: '2026-11-26T08:00:01.000Z' }),
  )
})
