// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { CustomizationsScreen } from '../../../web/features/agency/components/CustomizationsScreen'
import { PricingSettingsScreen } from '../../../web/features/pricing-settings/components/PricingSettingsScreen'
import { sumImpact } from '../../../web/features/pricing-settings/model/sum-impact'
import { refuse, renderPage, type Server } from '../../support/render-page'

const agency = {
  id: 'agy_marula',
  name: 'Marula Journeys',
  agencyCode: 'MAR001',
  admins: ['agt_thabo'],
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  theme: { logo: 'agencies/x/logo.png' },
  objectives: {},
  archived: false,
  mfaRequired: false,
  featureFlags: [],
  flagsInForce: [],
} as never
const change = (id: string, before: number, after: number, named: object = {}) => ({
  id,
  name: 'Botswana Adventure',
  clientName: `Client of ${id}`,
  currency: 'USD',
  fallsBelowLimit: false,
  before: { sell: before, margin: 100 },
  after: { sell: after, margin: 50 },
  ...named,
})
const page = (changes: object[], named: object = {}) =>
  ({ total: 3, priced: changes.length, locked: 0, changes, ...named }) as never

describe('Customizations', () => {
  test('propose the nearest readable color, and save it with a way back', async () => {
    const { user, requests } = await renderPage(<CustomizationsScreen />, {
      server: { 'GET /api/Agencies/{id}': agency, 'PATCH /api/Agencies/{id}': agency },
    })
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(save.disabled).toBe(true)
    await user.type(screen.getByLabelText('Primary color'), '#zz')
    await screen.findByText('Use a color like #1B4A3B')
    await user.clear(screen.getByLabelText('Primary color'))
    await user.type(screen.getByLabelText('Primary color'), '#E0A030')
    await screen.findByText(/Text would be hard to read/)
    await user.click(screen.getByRole('button', { name: /^Use #/ }))
    expect(screen.queryByText(/Text would be hard to read/)).toBeNull()
    await user.click(save)
    await waitFor(() =>
      expect(requests.findLast(isChange)?.body).toEqual({
        theme: { primaryColour: expect.stringMatching(/^#/) },
      }),
    )
  })
})

const isChange = ({ address }: { readonly address: string }) => address.startsWith('PATCH')

test('emails to clients are all on until one is switched off', async () => {
  const { user, requests } = await renderPage(<CustomizationsScreen />, {
    at: '/customizations?part=clients',
    server: { 'GET /api/Agencies/{id}': agency, 'PATCH /api/Agencies/{id}': agency },
  })
  const refunds = await screen.findByRole<HTMLInputElement>('switch', { name: 'Refund sent' })
  const off = screen.getAllByRole('switch', { checked: false })
  expect(off).toEqual([screen.getByRole('switch', { name: /^Return planning fees/ })])
  await user.click(refunds)
  await waitFor(() =>
    expect(requests.findLast(isChange)?.body).toEqual({ tripMails: { refund: false } }),
  )
})

test('a bank account is added for a currency, and an email that is none refused beside its field', async () => {
  const { user, requests } = await renderPage(<CustomizationsScreen />, {
    at: '/customizations?part=clients',
    server: { 'GET /api/Agencies/{id}': agency, 'PATCH /api/Agencies/{id}': agency },
  })
  await user.click(await screen.findByRole('button', { name: 'Add account' }))
  await user.type(screen.getByLabelText('Bank'), 'First Bank')
  await user.click(screen.getByRole('button', { name: 'Save accounts' }))
  expect(requests.filter(isChange)).toEqual([])
  await user.type(screen.getByLabelText('IBAN or account number'), '6201')
  await user.click(screen.getByRole('button', { name: 'Save accounts' }))
  await waitFor(() =>
    expect(requests.findLast(isChange)?.body).toEqual({
      bankAccounts: [
        {
          currency: 'USD',
          holder: 'Marula Journeys',
          bank: 'First Bank',
          account: '6201',
          code: '',
          note: '',
        },
      ],
    }),
  )
  await user.type(screen.getByLabelText('Replies go to'), 'nobody')
  await user.click(screen.getByRole('button', { name: 'Save sender' }))
  await screen.findByText('Email must be valid')
})

test('an own exchange rate is added with its reason and day', async () => {
  const { user, requests } = await renderPage(<CustomizationsScreen />, {
    at: '/customizations?part=clients',
    server: { 'GET /api/Agencies/{id}': agency, 'PATCH /api/Agencies/{id}': agency },
  })
  await user.click(await screen.findByRole('button', { name: 'Add rate' }))
  const rate = within(screen.getByRole('group', { name: 'Rate 1' }))
  await user.type(rate.getByLabelText('Currency'), 'ZAR')
  await user.type(rate.getByLabelText('For one US dollar'), '18,25')
  await user.click(screen.getByRole('button', { name: 'Save rates' }))
  await rate.findByText('Enter a rate like 18.25')
  expect(requests.filter(isChange)).toEqual([])
  await user.clear(rate.getByLabelText('For one US dollar'))
  await user.type(rate.getByLabelText('For one US dollar'), '18.25')
  await user.type(rate.getByLabelText('Reason'), 'Bought forward')
  const date = rate.getByLabelText<HTMLInputElement>('Agreed on').value
  await user.click(screen.getByRole('button', { name: 'Save rates' }))
  await waitFor(() =>
    expect(requests.findLast(isChange)?.body).toEqual({
      ownRates: [{ currency: 'ZAR', rate: '18.25', reason: 'Bought forward', date }],
    }),
  )
})

test('a payment plan is added by its text, and one that is none refused beside its field', async () => {
  const { user, requests } = await renderPage(<CustomizationsScreen />, {
    at: '/customizations?part=clients',
    server: { 'GET /api/Agencies/{id}': agency, 'PATCH /api/Agencies/{id}': agency },
  })
  await user.click(await screen.findByRole('button', { name: 'Add plan' }))
  const plan = within(screen.getByRole('group', { name: 'Plan 1' }))
  await user.type(plan.getByLabelText('Name'), 'In thirds')
  const share = plan.getByLabelText('Share of the price by days before the trip')
  await user.type(share, '120 days: 80%, 90 days: 25%')
  await user.click(screen.getByRole('button', { name: 'Save plans' }))
  await plan.findByText('Write it as 120 days: 25%, 90 days: 25%')
  expect(requests.filter(isChange)).toEqual([])
  await user.clear(share)
  await user.type(share, '120 days: 33.5%')
  await user.click(screen.getByRole('button', { name: 'Save plans' }))
  await waitFor(() =>
    expect(requests.findLast(isChange)?.body).toEqual({
      paymentPlans: [{ name: 'In thirds', steps: [{ days: 120, percent: 33.5 }] }],
    }),
  )
})

describe('Pricing Settings', () => {
  const open = (server: Server = {}) =>
    renderPage(<PricingSettingsScreen />, {
      server: {
        'POST /api/Agencies/{id}/pricing-impact': ({ body }) =>
          'cursor' in Object(body)
            ? page([change('itn_three', 1_000, 900, { fallsBelowLimit: true })], { locked: 1 })
            : page([change('itn_one', 10_000, 12_000), change('itn_two', 10_000, 10_500)], {
                next: 'more',
              }),
        ...server,
      },
    })

  test('show what a change would do to every open quote, page by page, before it is saved', async () => {
    const { user, requests } = await open()
    const land = await screen.findByLabelText('Land margin')
    await user.clear(land)
    await user.type(land, '12,5')
    await screen.findByText(
      /3 of 3 open quotes would change.*1 with a locked price stays as agreed\./,
    )
    await screen.findByText('The total margin falls below zero:')
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toContain(
      'Client of itn_one, Botswana Adventure',
    )
    expect(requests.filter(isChange)).toEqual([])
  })

  test('refuse a rate beyond its limits beside its field, and keep what was typed when saving fails', async () => {
    const fields = {
      fields: [{ field: 'body.pricingSettings.airRate', message: 'must be from 0 to 50' }],
    }
    const { user } = await open({
      'PATCH /api/Agencies/{id}/pricing-settings': refuse(400, 'request.invalid', 'Check', fields),
    })
    const land = await screen.findByLabelText<HTMLInputElement>('Land margin')
    await user.clear(land)
    await user.type(land, '60')
    await screen.findByText('must be from 0 to 50')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save settings' }).disabled).toBe(
      true,
    )
    await user.clear(land)
    await user.type(land, '30')
    await user.click(screen.getByRole('button', { name: 'Save settings' }))
    await screen.findByText('must be from 0 to 50')
    expect(land.value).toBe('30')
  })
})

test('an impact adds up by currency, the largest share first', () => {
  const euro = change('itn_euro', 100, 150, { currency: 'EUR' })
  const { sums, largest, changed, seen } = sumImpact([
    page([change('itn_one', 1_000, 1_100), euro]),
  ])
  expect(sums).toEqual([
    { currency: 'USD', before: 1_000, after: 1_100 },
    { currency: 'EUR', before: 100, after: 150 },
  ])
  expect(largest.map(({ id }) => id)).toEqual(['itn_euro', 'itn_one'])
  expect([changed, seen]).toEqual([2, 2])
})
