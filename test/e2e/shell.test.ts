import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { schemaScripts } from './support/scripts'

const visit = visitor()

test('the builder’s first screen needs no schemas', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  const camps = page.getByRole('main')
  await camps.getByRole('article').or(camps.getByRole('listitem')).first().waitFor()
  expect(await schemaScripts(page)).toEqual([])
})

test('Ctrl K finds a camp by a part of its name, and Enter opens it', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  await page.getByRole('heading', { name: 'Accommodations' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('jao c')
  await page.getByRole('option', { name: /Jao Camp/ }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Jao Camp' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Accommodations' }).waitFor()
})

test('a region that was found is the only one that the list shows', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  await page.getByRole('heading', { name: 'Accommodations' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('okavango')
  await page.getByRole('option', { name: /^Okavango Delta/ }).click()
  await page.getByText('Clear Regions').waitFor()
})

test('? lists the shortcuts, also those of the page', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  await page.getByRole('heading', { name: 'Accommodations' }).waitFor()
  await page.locator('body').press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByText('Search', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
})

test('the menu leads from page to page, and the bar stays', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  await page.getByRole('button', { name: /Naledi Mokoena/ }).click()
  await page.getByRole('menuitem', { name: 'My Account' }).click()
  await page.getByRole('heading', { name: 'My Account' }).waitFor()
  expect(await page.title()).toBe('My Account · Tembea')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Build Itinerary Beta/ })
    .click()
  await page.getByRole('heading', { name: 'Accommodations' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'My Account' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('while the server is away the page says so, and when it is back it says no more', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  page.removeAllListeners('console') // the browser itself complains about calls that fail
  await page.getByRole('article').or(page.getByRole('listitem')).first().waitFor()
  await page.context().setOffline(true)
  await page.getByText(/^We can’t reach Tembea. Work is saved here/).waitFor()
  await page.context().setOffline(false)
  await page.getByText(/^We can’t reach Tembea. Work is saved here/).waitFor({ state: 'detached' })
})
