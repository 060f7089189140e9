import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'

const visit = visitor()

test('a lead agent offers a departure, books a client on it, and a colleague sees what is left', async () => {
  const page = await visit.signIn('thabo@marulajourneys.com', '/departures')
  await page.getByRole('button', { name: 'Offer a departure' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offer a group departure' })
  await dialog.getByLabel('Start date').fill('2027-05-10')
  await dialog.getByLabel('Places').fill('3')
  await dialog.getByRole('button', { name: 'Offer departure' }).click()
  await dialog.getByText('Choose a saved itinerary').waitFor()
  await dialog.getByRole('combobox', { name: 'Saved itinerary' }).click()
  await page.getByRole('option').nth(1).click()
  await dialog.getByLabel('Name').fill('Delta in May')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Offer departure' }).click()
  await page.getByRole('link', { name: /Delta in May.*3 left/ }).click()
  await page.getByRole('button', { name: 'Book 2 places for a client' }).click()
  await page.getByRole('radio').first().click()
  await page.getByRole('button', { name: 'Assign Client' }).click()
  await page.waitForURL(/\/itinerary\//)
  await page.goBack()
  await page.getByText('2 of 3 places taken').waitFor()
  await page.getByRole('button', { name: 'Book 1 place for a client' }).waitFor()
  expect(await axeFindings(page)).toEqual([])

  const colleague = await visit.signIn('naledi@marulajourneys.com', page.url())
  await colleague.getByText('A colleague’s client').waitFor()
  expect(await colleague.getByRole('button', { name: 'Cancel departure' }).count()).toBe(0)
})

test('the year of a region leads to a camp in the month that was looked at', async () => {
  const page = await visit.signIn(
    'naledi@marulajourneys.com',
    '/region-calendar?region=BW-OKA&from=2027-01',
  )
  const jao = page.getByRole('slider', { name: 'Jao Camp' })
  await jao.focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await page.getByText(/^Jao Camp · Tue, Mar 2: /).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Jao Camp' }).waitFor()
  await page.getByText('March 2027').first().waitFor()
})
