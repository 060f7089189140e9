import { describe, expect, test } from 'vitest'
import {
  type ClientListView,
  firstView,
  isNarrowed,
  orderOfView,
  searchOfView,
  viewOfSearch,
  whereOfView,
} from '../../../../web/features/clients/model/client-list-view'
import { moneyOfClient } from '../../../../web/features/clients/model/client-money'

const full: ClientListView = {
  term: '50%',
  status: 'booked',
  archived: true,
  agentId: 'agt_thabo',
  sort: { field: 'updatedDate', descending: true },
}

describe('the list of clients', () => {
  test('stands in the address, without what is as usual', () => {
    expect(viewOfSearch(searchOfView(full))).toEqual(full)
    expect(searchOfView(firstView).toString()).toBe('')
    expect(
      viewOfSearch(new URLSearchParams('status=king&sort=-secret&agent=you&archived=maybe')),
    ).toEqual(firstView)
  })

  test('asks for names, emails and phones that contain what was typed, letter by letter', () => {
    expect(whereOfView(full).and).toEqual([
      { archived: true },
      {
        or: ['name', 'email', 'phone'].map((field) => ({
          [field]: { like: '50\\%', options: 'i' },
        })),
      },
      { status: 'booked' },
      { agentId: 'agt_thabo' },
    ])
    expect(whereOfView(firstView).and).toEqual([{ archived: false }])
    expect([orderOfView(full), orderOfView(firstView)]).toEqual(['updatedDate DESC', 'name ASC'])
    expect([isNarrowed(full), isNarrowed({ ...firstView, archived: true })]).toEqual([true, false])
  })
})

test('what a client owes is what is open, by currency; on its way is neither owed nor due next', () => {
  const payment = (named: object) => ({
    currency: 'USD',
    amount: 100,
    standing: 'open',
    status: 'Pending',
    overdueDays: 0,
    dueDate: '2027-01-10',
    ...named,
  })
  const payments = [
    payment({}),
    payment({ amount: 50, dueDate: '2026-11-01', overdueDays: 19 }),
    payment({ amount: 7, status: 'Authorized', dueDate: '2026-10-01' }),
    payment({ amount: 900, standing: 'paid', status: 'Paid' }),
    payment({ amount: 3, standing: 'void' }),
    payment({ amount: 20, currency: 'EUR', dueDate: undefined }),
  ]
  expect(moneyOfClient(payments as never)).toMatchObject([
    { currency: 'EUR', owed: 20, late: 0, paid: 0, next: undefined },
    { currency: 'USD', owed: 150, late: 50, paid: 900, next: { amount: 50 } },
  ])
})
