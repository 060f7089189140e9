import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { addDays } from '#shared/dates/calendar-date'
import { dateInZone } from '#shared/dates/zoned-time'
import { longDate } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { readPdf } from '../support/read-pdf'
import { balancedBooks } from './support/books'
import { visitor } from './support/browser'
import { hasRoom } from './support/free-nights'
import { mailWith } from './support/mail'
import { assignNewClient, newAddress } from './support/new-client'
import { comesTo } from './support/quoted-trip'
import { send } from './support/send'

const visit = visitor()
const euros = (amount: number) => formatMoney({ amount, currency: 'EUR' }, { show: 'code' })
const camps = [
  ['JAO', 'Jao Camp'],
  ['LEBOMBO', 'Singita Lebombo'],
  ['MOMBO', 'Mombo Camp'],
] as const

test('two households pay a trip in euros in parts, it is changed, and one cancels 40 days before for a fee', async () => {
  const page = await visit.signIn('imani@baobabbeyond.com')
  await send(page, 'PATCH /api/Agencies/agy_baobab', {
    planningFee: 250_00,
    paymentPlans: [{ name: 'In two', steps: [{ days: 30, percent: 30 }] }],
  })
  await page.reload() // what the agency asks for is read once
  const id = await builtTrip(page)
  // A quote, or what a provider says of a payment, may be stored first: the page goes on from it.
  visit.allowComplaints(`409 /api/Itineraries/${id}`, `409 /api/Itineraries/${id}/generatePayments`)
  const line = (type: string, party = '') =>
    page
      .locator('#payments tr.payment')
      .filter({ hasText: `${type}${party}` })
      .first()
  const paid = (type: string, party?: string) =>
    line(type, party).getByText('Paid', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Request planning fee, €250.00' }).click()
  await payByCard(page, line('Planning fee'))
  await page.getByText(/^Only the planning fee is requested/).waitFor()
  await paid('Planning fee')
  await splitBill(page, id)
  await page.reload()
  await page.getByRole('button', { name: 'Generate payments' }).click()
  await line('Balance', 'Bianchi').waitFor()
  await balancedBooks(page, id)
  await page.getByRole('button', { name: 'Hold rooms' }).click()
  await comesTo(page, { id, state: 'provisional' })

  await wire(page, line('Deposit', 'Rossi'), '2000')
  await line('Rest of deposit', 'Rossi').waitFor()
  await balancedBooks(page, id)
  await payByCard(page, line('Rest of deposit', 'Rossi'))
  await paid('Rest of deposit', 'Rossi')
  await wire(page, line('Deposit', 'Bianchi'))
  await confirmBooking(page, id)
  const before = await balancedBooks(page, id)

  await chooseAction(page, 'Requote')
  await page.getByRole('dialog').getByRole('button', { name: 'Requote' }).click()
  const adjustment = page.getByLabel('Price adjustment in EUR')
  await expect.poll(() => adjustment.isEditable()).toBe(true)
  await adjustment.fill('100.01')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Get quote again' }).click()
  await page.getByText(/^The quote for .* is ready/).waitFor()
  await page.reload()
  await page.getByText(/^These payments total €100.01 less than the price/).waitFor()
  await page.getByRole('button', { name: 'Hold rooms' }).click()
  await comesTo(page, { id, state: 'confirm_requested' })
  await page.getByRole('button', { name: 'Regenerate payments' }).click()
  await page.getByText(/^These payments total/).waitFor({ state: 'detached' })
  await confirmBooking(page, id)
  const changed = await balancedBooks(page, id)
  expect(changed.finance.sell).toBe(before.finance.sell + 100_01)

  await page.reload()
  await page.getByRole('button', { name: /^Cancel for this group.*Bianchi$/ }).click()
  const cancelling = page.getByRole('dialog')
  await cancelling.getByText(/, 50%$/).waitFor()
  await cancelling.getByRole('button', { name: 'Cancel this group' }).click()
  await page.getByText('Refund the client by wire in EUR').waitFor()
  const { partyCancellations: [cancelled] = [], payments } = await balancedBooks(page, id)
  const ofRossi = ({ partyId }: (typeof payments)[number]) => partyId !== cancelled?.partyId
  expect(payments.filter(ofRossi)).toEqual(changed.payments.filter(ofRossi))
  expect(await page.getByText(/^These payments total/).count()).toBe(0)
  expect(await page.getByText('The total margin is below zero').count()).toBe(0)
  const { fee = 0, lines: [stay] = [] } = cancelled ?? {}
  expect(stay).toMatchObject({ percent: 50, amount: fee })

  await refund(page, '100')
  await page.getByText(/€100.00 refunded, .* kept$/).waitFor()
  await balancedBooks(page, id)
  await refund(page)
  await page.getByText(/^€[\d,.]+ refunded, €[\d,.]+ kept$/).waitFor()
  const settled = await balancedBooks(page, id)
  expect(settled.payments.filter(ofRossi)).toEqual(changed.payments.filter(ofRossi))

  const [wired] = payments.filter((one) => !ofRossi(one) && one.status === 'Paid')
  const back = (wired?.amount ?? 0) - fee
  const statement = await paper(page, page.getByRole('button', { name: /^Cancellation statement/ }))
  for (const words of ['50% by its policy', euros(fee), euros(-back), euros(0)])
    expect(statement).toContain(words)
  await page.getByRole('button', { name: 'Download' }).click()
  const invoice = await paper(page, page.getByRole('menuitem', { name: 'Invoice' }))
  const { sell, paid: received } = settled.finance
  for (const amount of [sell, -received, sell - received]) expect(invoice).toContain(euros(amount))
  for (const [subject, words] of [
    ['Received: planning fee', euros(250_00)],
    ['Received: rest of deposit', 'We have received the rest of your deposit'],
    ['Cancelled: ', `Kept: ${euros(fee)}`],
    ['Refund for ', euros(100_00)],
    ['Refund for ', euros(back - 100_00)],
  ] as const)
    await mailWith(page, subject, words)
}, 300_000)

/** Builds a trip of two nights for three that begins in 40 days, with the first builder. */
async function builtTrip(page: Page): Promise<string> {
  const night = addDays(dateInZone(new Date(), 'UTC'), 40)
  const stay = { startDate: night, endDate: addDays(night, 2) }
  const free = await Promise.all(
    camps.map(([supplierCode]) => hasRoom(page, { supplierCode, ...stay }, 2)),
  )
  const name = camps[free.indexOf(true)]?.[1] ?? ''
  const pick = (date: typeof night) => page.getByRole('gridcell', { name: longDate(date) }).click()
  await page.getByRole('button', { name: /2 adults/ }).click()
  await page.getByRole('button', { name: 'More adults' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^Travel date/ }).click()
  const [year = '', month = ''] = night.split('-')
  await page.getByLabel('Year').selectOption(year)
  await page.getByLabel('Month').selectOption({ index: Number(month) - 1 })
  await pick(night)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByPlaceholder('Search accommodations').fill(name)
  await page.getByRole('heading', { name, exact: true }).waitFor()
  await page
    .getByRole('button', { name: /^View Detail/ })
    .first()
    .click()
  const camp = page.getByRole('dialog', { name })
  await pick(night)
  await pick(addDays(night, 1))
  await camp.getByRole('button', { name: 'Select Rooms' }).click()
  await camp.getByRole('button', { name: 'Place everyone' }).click()
  await page.getByText(/^€[\d,.]+ per person · 3 travelers$/).waitFor()
  await assignNewClient(page, {
    firstName: 'Elena',
    lastName: 'Rossi',
    email: newAddress('elena.rossi'),
  })
  await page.getByRole('button', { name: 'Generate Quote' }).click()
  await page.waitForURL(/\/itinerary\/edit\/itn_/)
  const id = page.url().split('/').at(-1) ?? ''
  await comesTo(page, { id, state: 'quote' })
  return id
}

/** Two travel as one household, a third as another that another client pays. */
async function splitBill(page: Page, id: string): Promise<void> {
  const maria = { firstName: 'Maria', lastName: 'Bianchi', email: newAddress('maria.bianchi') }
  const { id: clientId } = JSON.parse(await send(page, 'POST /api/Clients', maria))
  const travelers = ['Rossi', 'Rossi', 'Bianchi'].map((lastName, at) => ({
    id: `t${at}`,
    firstName: 'Ann',
    lastName,
  }))
  const parties = [
    { id: 'p0', name: 'Rossi', travelerIds: ['t0', 't1'], allocations: {} },
    { id: 'p1', name: 'Bianchi', travelerIds: ['t2'], allocations: {}, clientId },
  ]
  await send(page, `PATCH /api/Itineraries/${id}`, { travelers, parties })
}

async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

async function payByCard(page: Page, line: Locator): Promise<void> {
  await line.getByRole('button', { name: /^Collect/ }).click()
  await page.getByRole('menuitem', { name: 'Pay by card now' }).click()
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expires (MM/YY)').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** Notes a wire of what was asked for, or of what arrived. */
async function wire(page: Page, line: Locator, received?: string): Promise<void> {
  await line.getByRole('button', { name: /^Collect/ }).click()
  await page.getByRole('menuitem', { name: 'Mark as paid by wire' }).click()
  const dialog = page.getByRole('dialog')
  if (received !== undefined) await dialog.getByLabel('Amount received, EUR').fill(received)
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function confirmBooking(page: Page, id: string): Promise<void> {
  await comesTo(page, { id, state: 'confirm_requested' })
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm booking' }).click()
  await comesTo(page, { id, state: 'confirmed' })
  await page.getByRole('button', { name: 'Confirm booking' }).waitFor({ state: 'detached' })
}

/** Notes that money was sent back by hand: all that is open, or a part of it. */
async function refund(page: Page, part?: string): Promise<void> {
  await page.getByRole('button', { name: 'Mark as refunded' }).click()
  const dialog = page.getByRole('dialog')
  if (part !== undefined) await dialog.getByLabel('Amount sent, EUR').fill(part)
  await dialog.getByRole('button', { name: 'Mark as refunded' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The words of a paper that a button hands out. */
async function paper(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const { pages } = await readPdf(await readFile(await download.path()))
  return pages.map(({ text }) => text).join(' ')
}
