import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'

const visit = visitor()

test('a lead changes the look, sees what a margin would change, imports clients and merges a duplicate', async () => {
  const page = await visit.signIn('thabo@marulajourneys.com')
  const open = async (path: string, heading: string) => {
    await page.goto(new URL(path, page.url()).href)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }

  await open('/customizations', 'Customizations')
  const primary = page.getByRole('textbox', { name: 'Primary color', exact: true })
  await primary.fill('#F4D35E')
  await page.getByText('Text would be hard to read').waitFor()
  await page.getByRole('button', { name: /^Use #/ }).click()
  const proposed = await primary.inputValue()
  expect(proposed).not.toBe('#F4D35E')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Look saved.').waitFor()
  await page.reload()
  await expect.poll(() => primary.inputValue()).toBe(proposed)
  await page.getByRole('button', { name: 'Use our own look' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Look saved.').waitFor()

  await open('/pricing-settings', 'Pricing Settings')
  const margin = page.getByRole('textbox', { name: 'Land margin' })
  const before = await margin.inputValue()
  await margin.fill('90')
  await page.getByText(/must be/).waitFor()
  await margin.fill(String(Number(before) + 1))
  await page.getByText(/open quotes would change when they’re quoted again/).waitFor()
  await page.getByRole('list', { name: 'Largest changes' }).getByRole('link').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => margin.inputValue()).toBe(before)

  const mark = Date.now().toString(36)
  const list = [
    'First name,Last name,E-mail,Telephone',
    `Nuria,Casamitjana,nuria.${mark}@example.com,+34 600 111 222`,
    `Núria,Casamitjana,n.${mark}@example.com,+34 600 111 222`,
    `Nobody,Nowhere,not-an-address,`,
  ].join('\r\n')
  await open('/clients/import', 'Import clients')
  await page.getByLabel('Client list').setInputFiles({
    ...{ name: 'clients.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(list),
  })
  expect(await page.getByRole('combobox', { name: 'Column E-mail' }).textContent()).toBe('Email')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Check 3 rows' }).click()
  await page.getByText('2 clients to add, 1 row refused.').waitFor()
  await page.getByRole('cell', { name: 'Nobody Nowhere' }).waitFor()
  await page.getByRole('button', { name: 'Import 2 clients' }).click()
  await page.getByText(/^2 clients added/).waitFor()

  await open('/clients/duplicates', 'Duplicate clients')
  const pair = page.getByRole('table', { name: /N[uú]ria Casamitjana and N[uú]ria Casamitjana/ })
  await pair.getByRole('radio', { name: `Email: n.${mark}@example.com` }).check()
  expect(await axeFindings(page)).toEqual([])
  const card = page.locator('section', { has: pair })
  await card.getByRole('button', { name: 'Merge clients' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge clients' }).click()
  await page
    .getByRole('list', { name: 'Merged in the last day' })
    .getByText(/into N[uú]ria Casamitjana/)
    .waitFor()
  await page.goto(new URL(`/clients?q=${mark}`, page.url()).href)
  await page.getByText('1 client found').waitFor()
})
