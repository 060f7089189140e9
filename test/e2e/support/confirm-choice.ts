import type { Page } from 'playwright'

/**
 * Confirms the choice of a trip in its sheet, as a client of this name. Where another test has given
 * the agency terms, they are accepted here, too.
 */
export async function confirmChoice(page: Page, fullName: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Choose this trip' })
  const choose = sheet.getByRole('button', { name: /choose/i })
  await choose.waitFor()
  const name = sheet.getByLabel('Your full name')
  if (await name.isVisible()) await name.fill(fullName)
  await choose.click()
  await page.getByText('You chose this trip.', { exact: false }).waitFor()
}
