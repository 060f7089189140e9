// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FeatureFlag } from '#shared/access/principal'
import { EditPaymentsDialog } from '../../../../../web/features/trips/components/detail/EditPaymentsDialog'
import { MarkPaidDialog } from '../../../../../web/features/trips/components/detail/MarkPaidDialog'
import { refuse, renderPage, type Server } from '../../../../support/render-page'
import { aSession } from '../../../lib/session/builders'
import { aTripToPay } from '../builders'

const trip = aTripToPay()
const [deposit] = trip.payments

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

describe('marking as paid', () => {
  const wire = 'POST /api/Itineraries/{id}/markAsPaid'
  const press = () => screen.getByRole('button', { name: 'Mark as paid' })

  test('sends the day, the reference and what the agent saw', async () => {
    const { user, requests, onClose } = await open({ [wire]: trip })
    await user.type(screen.getByLabelText('Reference (optional)'), 'INV 7')
    await user.click(press())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(requests.map(({ body }) => body)).toEqual([
      {
        paymentId: 'pay_deposit',
        paymentData: { paymentMethod: 'wire', paidOn: '2026-11-20', reference: 'INV 7' },
        amount: 1_200_000,
      },
    ])
  })

  test('says beside the day that it is still to come, and sends nothing', async () => {
    const { user, requests } = await open({ [wire]: trip })
    fireEvent.change(screen.getByLabelText('Received on'), { target: { value: '2026-11-21' } })
    expect(await screen.findByText('Date can’t be in the future')).toBeDefined()
    await user.click(press())
    fireEvent.change(screen.getByLabelText('Received on'), { target: { value: '' } })
    expect(await screen.findByText('Enter a date')).toBeDefined()
    expect(requests).toEqual([])
  })

  test.each([
    ['11000', { amount: 1_200_000, received: 1_100_000 }],
    ['13000.50', { amount: 1_200_000, received: 1_300_050 }],
  ])('sends what arrived where it is %s', async (typed, amounts) => {
    const { user, requests, onClose } = await open({ [wire]: trip })
    const amount = screen.getByLabelText('Amount received, USD')
    await user.clear(amount)
    expect(await screen.findByText('Enter the amount that arrived')).toBeDefined()
    await user.type(amount, typed)
    await user.click(press())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(requests[0]?.body).toMatchObject(amounts)
  })

  test.each([
    [25_00, '11975', { received: 1_197_500, writeOff: true }],
    [25_00, '11974.99', { received: 1_197_499 }],
    [12_000_00, '0', { received: 0, writeOff: true }],
  ])(
    'up to a limit of %i, %s is written off where the agent says so',
    async (limit, typed, sums) => {
      const { user, requests, onClose } = await open(
        { [wire]: trip },
        { currency: 'USD', writeOffLimit: limit },
      )
      expect(screen.queryByRole('checkbox')).toBeNull()
      await user.clear(screen.getByLabelText('Amount received, USD'))
      await user.type(screen.getByLabelText('Amount received, USD'), typed)
      const box = screen.queryByRole('checkbox', { name: /^Write off the missing \$/ })
      expect(box !== null).toBe('writeOff' in sums)
      if (box !== null) await user.click(box)
      await user.click(press())
      await waitFor(() => expect(onClose).toHaveBeenCalled())
      const { paymentData: _, ...sent } = Object(requests[0]?.body)
      expect(sent).toEqual({ paymentId: 'pay_deposit', amount: 1_200_000, ...sums })
    },
  )

  test('keeps what was typed when it is refused, and repeats the same by the same key', async () => {
    const { user, requests } = await open({
      [wire]: refuse(409, 'record.changed', 'Changed meanwhile'),
    })
    await user.type(screen.getByLabelText('Note (optional)'), 'late')
    await user.click(press())
    expect(
      await screen.findByText(/A colleague just changed this payment.*Your entries are kept\./),
    ).toBeDefined()
    expect(screen.getByLabelText('Note (optional)')).toHaveProperty('value', 'late')
    await user.click(press())
    await waitFor(() => expect(requests).toHaveLength(2))
    const keys = requests.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBe(keys[1])
  })

  async function open(server: Server, agency: object = {}) {
    if (deposit === undefined) throw new Error('The trip has a deposit')
    const onClose = vi.fn()
    return {
      ...(await renderPage(<MarkPaidDialog trip={trip} payment={deposit} onClose={onClose} />, {
        server,
        session: aSession([], agency),
      })),
      onClose,
    }
  }
})

describe('editing payments', () => {
  const write = 'POST /api/Itineraries/{id}/updatePayments'
  const amountOf = (name: string) => screen.getByRole('textbox', { name })
  const save = () => screen.getByRole('button', { name: 'Save' })

  test('is saved when the payments add up to the sell', async () => {
    const { user, requests, onClose } = await open({ [write]: trip })
    expect(screen.getByRole('status').textContent).toContain('The total is correct.')
    await retype(user, 'Deposit, USD', '11,000')
    expect(screen.getByRole('status').textContent).toContain('1,000.00 short.')
    expect(save()).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Adjust last payment' }))
    expect(amountOf('Balance, USD')).toHaveProperty('value', '9000.00')
    await user.type(screen.getByLabelText('Reason (optional)'), 'as agreed')
    await user.click(save())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(requests.map(({ body }) => body)).toEqual([
      {
        payments: [
          { paymentId: 'pay_deposit', amount: 1_100_000, dueDate: '2026-12-01' },
          { paymentId: 'pay_balance', amount: 900_000, dueDate: '2027-03-01' },
        ],
        changes: 'as agreed',
      },
    ])
  })

  test('divides a payment into instalments, and takes one off', async () => {
    const { user, requests, onClose } = await open({ [write]: trip })
    await user.click(screen.getByRole('button', { name: 'Divide Balance in two' }))
    expect(amountOf('Balance, USD')).toHaveProperty('value', '4000.00')
    expect(amountOf('Balance 2, USD')).toHaveProperty('value', '4000.00')
    fireEvent.change(screen.getByLabelText('Balance 2 due'), { target: { value: '2027-04-01' } })
    await user.click(screen.getByRole('button', { name: 'Remove Deposit' }))
    expect(screen.getByRole('status').textContent).toContain('12,000.00 short.')
    await user.click(screen.getByRole('button', { name: 'Adjust last payment' }))
    await user.click(save())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(requests.map(({ body }) => body)).toEqual([
      {
        payments: [{ paymentId: 'pay_balance', amount: 400_000, dueDate: '2027-03-01' }],
        instalments: [{ of: 'pay_balance', amount: 1_600_000, dueDate: '2027-04-01' }],
        removed: ['pay_deposit'],
      },
    ])
  })

  test('says what is wrong beside each field at once', async () => {
    const { user } = await open({})
    await retype(user, 'Deposit, USD', '1.234')
    fireEvent.change(screen.getByLabelText('Balance due'), { target: { value: '2026-11-19' } })
    expect(
      await screen.findByText('Enter an amount above zero, with at most 2 decimals'),
    ).toBeDefined()
    expect(await screen.findByText('This date has passed')).toBeDefined()
    expect(save()).toHaveProperty('disabled', true)
  })

  test('shows why it was refused and keeps what was typed', async () => {
    const { user } = await open({ [write]: refuse(422, 'payments.sum', 'They do not add up') })
    await user.type(screen.getByLabelText('Reason (optional)'), 'as agreed')
    await user.click(save())
    expect(await screen.findByText('They do not add up. Your entries are kept.')).toBeDefined()
    expect(screen.getByLabelText('Reason (optional)')).toHaveProperty('value', 'as agreed')
  })

  type User = Awaited<ReturnType<typeof open>>['user']

  async function retype(user: User, name: string, text: string) {
    await user.clear(amountOf(name))
    await user.type(amountOf(name), text)
  }

  test('1 §6: keeps amounts closed without editAmountsInModals, and sends the dates alone', async () => {
    const { user, requests, onClose } = await open({ [write]: trip }, ['editPayments'])
    expect(amountOf('Deposit, USD')).toHaveProperty('readOnly', true)
    expect(screen.queryByRole('status')).toBeNull()
    await user.type(amountOf('Deposit, USD'), '7')
    expect(amountOf('Deposit, USD')).toHaveProperty('value', '12000.00')
    fireEvent.change(screen.getByLabelText('Balance due'), { target: { value: '2027-02-01' } })
    await user.click(save())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(requests.map(({ body }) => body)).toEqual([
      {
        payments: [
          { paymentId: 'pay_deposit', dueDate: '2026-12-01' },
          { paymentId: 'pay_balance', dueDate: '2027-02-01' },
        ],
      },
    ])
  })

  async function open(
    server: Server,
    flags: readonly FeatureFlag[] = ['editPayments', 'editAmountsInModals'],
  ) {
    const onClose = vi.fn()
    const dialog = <EditPaymentsDialog trip={trip} onClose={onClose} />
    return { ...(await renderPage(dialog, { server, session: aSession(flags) })), onClose }
  }
})
