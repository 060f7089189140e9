import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { confirmChoice } from './support/confirm-choice'

const visit = visitor({ keepsFiles: true })

test('a client signs in on a phone, reads a trip as a story, compares two proposals and chooses one', async () => {
  const page = await visit.open('/client')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Sign in with a password' }).click()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Email').fill('astrid.lindqvist@nordmail.se')
  await page.getByLabel('Password').fill('kgalagadi-2027')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await page.getByRole('heading', { name: 'Hello Astrid' }).waitFor()
  const demoIsThere = async () => {
    await page.reload()
    await page.getByRole('heading', { name: 'Hello Astrid' }).waitFor()
    return page.getByRole('link', { name: 'Compare proposals' }).count()
  }
  await expect.poll(demoIsThere, { interval: 1_000 }).toBe(1)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: /Tanzania Adventure/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Tanzania Adventure' }).waitFor()
  await page.getByRole('heading', { name: 'Serengeti Pioneer Camp' }).waitFor()
  await page.getByRole('button', { name: 'Pay balance' }).first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await payByCard(page, '4000000000000002')
  await page.getByText('This payment was declined').waitFor()
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await page.getByRole('link', { name: 'See your trip and all its payments' }).click()
  await page.getByText('didn’t go through').first().waitFor()
  await payByCard(page, '4242424242424242')
  await page.getByText('Thank you, your payment is complete').waitFor()
  await page.getByRole('link', { name: 'See your trip and all its payments' }).click()
  const receipt = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Receipt .*Balance, Lindqvist$/ }).click()
  expect((await receipt).suggestedFilename()).toBe('Tanzania Adventure, Balance receipt.pdf')
  expect(await axeFindings(page)).toEqual([])
  const like = page.getByRole('button', { name: 'Like Tarangire Treetops' })
  // Pressed already where this walk is tried a second time.
  if ((await like.getAttribute('aria-pressed')) !== 'true') await like.click()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Request a change at Tarangire Treetops' }).click()
  await page.getByLabel('What would you like to change?').fill('One night more, please.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Request sent.').waitFor()
  await page.getByRole('link', { name: 'Message', exact: true }).click()
  await page.getByText('One night more, please.').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('link', { name: 'Marula Journeys' }).click()
  await page.getByRole('link', { name: 'Compare proposals' }).click()
  await page.getByRole('rowheader', { name: /Price/ }).first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Choose Zambia on foot' }).click()
  await page.getByRole('dialog', { name: 'Choose this trip' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await confirmChoice(page, 'Astrid Lindqvist')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/\/client\/login$/)
})

async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Pay balance' }).first().click()
  await page.getByRole('button', { name: /^Card/ }).click()
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires (MM/YY)').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay / }).click()
}
