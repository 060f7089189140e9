import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'

const visit = visitor()

test('a task is added on the dashboard by keyboard, given to a colleague, and done by them', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com', '/dashboard')
  const card = page.getByRole('region', { name: 'Today' })
  await card.getByRole('textbox', { name: 'Add a task' }).focus()
  await page.keyboard.type('Ask the camp for a cot')
  await card.getByRole('combobox', { name: 'Assigned to' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Thabo')
  await page.keyboard.press('Enter')
  await card.getByLabel('Trip or client').focus()
  await page.keyboard.type('Hartley')
  await page
    .getByRole('option', { name: /Eleanor Hartley/ })
    .first()
    .waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: 'Add task' }).press('Enter')
  await card
    .getByRole('listitem')
    .filter({ hasText: /Ask the camp for a cot.*Thabo/ })
    .waitFor()
  const trip = card
    .getByRole('listitem')
    .filter({ hasText: 'Ask the camp for a cot' })
    .getByRole('link')
  expect(await trip.last().getAttribute('href')).toMatch(/^\/itinerary\/itn_/)

  const colleague = await visit.signIn('thabo@marulajourneys.com', page.url())
  const done = colleague.getByRole('checkbox', { name: 'Done: Ask the camp for a cot' })
  await done.press('Space')
  await colleague.getByText('“Ask the camp for a cot” is done.').waitFor()
  await done.waitFor({ state: 'detached' })
  await colleague.getByRole('button', { name: 'Undo' }).press('Enter')
  await done.waitFor()
})

test('a trip shows its tasks beside its journey', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com', '/itinerary/edit/itn_hartleyfamily')
  const card = page.getByRole('region', { name: 'Tasks' })
  await card.getByRole('textbox', { name: 'Add a task' }).fill('Send the packing list')
  await page.keyboard.press('Enter')
  await card.getByRole('checkbox', { name: 'Done: Send the packing list' }).waitFor()
  await card.getByRole('button', { name: 'More for “Send the packing list”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('“Send the packing list” is deleted.').waitFor()
  await card.getByText('Send the packing list').waitFor({ state: 'detached' })
})
