import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'

const visit = visitor()

test('an agent duplicates a trip as an alternative, changes it, and compares both', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  await page.goto(new URL('/itinerary/edit/itn_marchettikenya', page.url()).href)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate as an alternative' }).click()
  await page.getByLabel('Name of the new version').fill('Kenya with the coast')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Kenya with the coast' }).waitFor()
  expect(page.url()).not.toContain('marchetti')
  const versions = page.getByRole('navigation', { name: 'Versions of this proposal' })
  const second = versions.getByRole('link', { name: /^Version B: Kenya with the coast/ })
  await second.waitFor()
  expect(await second.getAttribute('aria-current')).toBe('page')
  await page.getByText('Estimate', { exact: true }).first().waitFor()

  await versions.getByRole('link', { name: 'Compare versions' }).click()
  await page.getByText('The versions are still the same.', { exact: false }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Show only what differs').uncheck()
  const table = page.getByRole('region', { name: 'Versions' })
  await table.getByRole('columnheader', { name: /Version A Kenya Adventure/ }).waitFor()
  await table.getByRole('rowheader', { name: 'Stays' }).waitFor()

  await page.getByRole('link', { name: 'Open version B' }).click()
  await page.getByRole('heading', { name: 'Kenya with the coast' }).waitFor()
  await versions.getByRole('link', { name: /^Version A: Kenya Adventure/ }).click()
  await page.getByRole('heading', { name: 'Kenya Adventure' }).waitFor()
  expect(page.url()).toContain('itn_marchettikenya')
})
