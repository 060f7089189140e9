import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'

const visit = visitor()

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
  const like = page.getByRole('button', { name: 'Like Tarangire Treetops' })
  await like.click()
  expect(await like.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Request a change at Tarangire Treetops' }).click()
  await page.getByLabel('What would you like to change?').fill('One night more, please.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Request sent.').waitFor()
  await page.getByRole('link', { name: 'Message', exact: true }).click()
  await page.getByText('One night more, please.').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('link', { name: 'Marula Journeys' }).click()
  await page.getByRole('link', { name: 'Compare proposals' }).click()
  await page.getByRole('rowheader', { name: /Price/ }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Choose Zambia on foot' }).click()
  await page.getByText('You chose this trip.').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/\/client\/login$/)
})
