import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { runJob } from './support/run-job'

const visit = visitor()

test('a content manager adds a camp with a room and its rates, is told what is missing, and publishes it for agents', async () => {
  const page = await visit.signIn('content@tembeadirect.com', '/AccommodationsManager')
  const at = (path: string) => new URL(path, page.url()).href
  await page.getByRole('button', { name: 'Add accommodation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add accommodation' })
  await dialog.getByLabel('Name').fill('Savuti Reed Camp')
  await dialog.getByLabel('Code').fill('savreed')
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  await page.getByRole('heading', { level: 1, name: 'Savuti Reed Camp' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/AccommodationsManager/SAVREED')
  const missing = page.getByRole('list', { name: 'Before publishing' })
  await missing.waitFor()
  expect(await page.getByRole('button', { name: 'Publish now' }).isDisabled()).toBe(true)

  await page.getByRole('combobox', { name: 'Region' }).fill('Okavango')
  await page
    .getByRole('option', { name: /^Okavango Delta/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Latitude' }).fill('-18.57')
  await page.getByRole('textbox', { name: 'Longitude' }).fill('24.08')
  await page.getByRole('textbox', { name: 'Summary' }).fill('Six tents by the channel.')
  await page.getByRole('button', { name: 'Rooms and rates' }).click()
  await page.getByLabel('New room code').fill('tent')
  await page.getByRole('button', { name: 'Add room' }).click()
  await page.getByRole('button', { name: 'Add row' }).click()
  for (const [name, value] of [
    ['From', '2027-01-01'],
    ['To', '2027-12-31'],
    ['Twin', '412.50'],
    ['Single', '600'],
  ] as const) {
    const cell = page.getByLabel(`${name}, row 1`, { exact: true })
    await cell.fill(value)
    await cell.blur()
  }
  await missing.waitFor({ state: 'detached' })
  const sideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(sideways)).toBe(false)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published. Agents see it within two minutes.').waitFor()
  await page.getByText('Everything is published.', { exact: false }).waitFor()

  await runJob(page, 'publishCatalogue') // before a function reads the catalogue for its next minute
  await page.reload()
  expect(await page.getByLabel('Twin, row 1', { exact: true }).inputValue()).toMatch(/^412\.50?$/)
  const agent = await visit.signIn('naledi@marulajourneys.com')
  const cookies = await agent.context().cookies()
  const authorization = decodeURIComponent(
    cookies.find(({ name }) => name === 'TOKEN')?.value ?? '',
  )
  const rooms = async () => {
    const asked = { headers: { authorization }, data: { supplierCode: 'SAVREED' } }
    const answer = await agent.request.post(at('/api/Rooms/getBySupplier'), asked)
    return answer.ok() ? answer.json() : undefined
  }
  await expect
    .poll(rooms, { timeout: 220_000, interval: 2_000 })
    .toMatchObject({ rooms: [{ optionKey: 'SAVREED-TENT' }] })
})
