import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitor } from './support/browser'
import { quoteOfTwoCamps } from './support/quoted-trip'

const visit = visitor()

test('amounts are changed, a card is declined and then approved, a transfer arrives, and money that does not go back is noted', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  const id = await quoteOfTwoCamps(page, 'Money')
  const tripPage = new URL(`/itinerary/edit/${id}`, page.url()).href
  await page.goto(tripPage)
  await page.getByRole('button', { name: 'Generate payments' }).click()

  await page.getByRole('region', { name: 'Payments' }).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Deposit, USD').fill('1234.50')
  await dialog.getByRole('button', { name: 'Adjust last payment' }).click()
  await dialog.getByText('The total is correct.').waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const deposit = lineOf(page, 'Deposit')
  await deposit.getByText('1,234.50').waitFor()
  await deposit.getByText('Card 43.21, ACH 12.35, wire free').waitFor()

  await payByCard(page, '4000000000000002')
  await page.getByText('This payment was declined').waitFor()
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await lineOf(page, 'Deposit').getByText('last attempt failed').waitFor()
  await payByCard(page, '4000002500003155')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.getByText('This payment was declined').waitFor()
  await fillCard(page, '4000000000005126')
  await page.waitForURL(tripPage)
  await lineOf(page, 'Deposit').getByText('43.21', { exact: true }).waitFor()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Collect balance' }).click()
  await page.getByRole('menuitem', { name: 'Request balance' }).click()
  await page.getByRole('dialog').locator('dd', { hasText: 'Your balance' }).waitFor()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Payment link copied.').waitFor()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await page.getByRole('button', { name: /Bank transfer/ }).click()
  await page.getByLabel('Routing number').fill('110000000')
  await page.getByLabel('Account number').fill('000123456789')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByText('Your bank transfer is on its way').waitFor()
  await page.goto(tripPage)
  const balance = lineOf(page, 'Balance')
  await balance.getByText('processing').waitFor()
  await balance.getByText('Paid', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Cancel/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel / })
    .click()
  const confirms = page.getByRole('button', { name: /^Refund \$/ })
  for (const left of [1, 0]) {
    await confirms.first().click()
    await expect.poll(() => confirms.count()).toBe(left)
  }
  await balance.getByText(/ refunded, /).waitFor()
  await lineOf(page, 'Deposit').getByText('$1,234.50 refund failed').waitFor()
  await page.getByText('Refund the client by wire in USD').waitFor()
  await page.getByRole('button', { name: 'Mark as refunded' }).click()
  await page.getByLabel('Reference (optional)').fill('OUT-7')
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as refunded' }).click()
  await lineOf(page, 'Deposit').getByText('$1,234.50 refunded').waitFor()
  expect(await page.getByRole('button', { name: 'Mark as refunded' }).count()).toBe(0)
}, 400_000)

const lineOf = (page: Page, type: string): Locator =>
  page.getByRole('region', { name: 'Payments' }).locator('tr').filter({ hasText: type }).first()

async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Collect deposit' }).click()
  await page.getByRole('menuitem', { name: 'Pay by card now' }).click()
  await fillCard(page, number)
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires (MM/YY)').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay / }).click()
}
