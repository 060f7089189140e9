import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { schemaScripts } from './support/scripts'

const visit = visitor()

/** Photos that a camera could have taken: each with other bytes. */
const photo = async (name: string, background: string) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background, noise } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

test('a content manager uploads photos and a film, tags them at once, and makes one the hero of a camp', async () => {
  const page = await visit.signIn('content@tembeadirect.com')
  const at = (path: string) => new URL(path, page.url()).href
  await page.goto(at('/content/uploads'))
  const names = ['kanana-1.jpg', 'kanana-2.jpg', 'kanana-3.jpg']
  const photos = await Promise.all(names.map((name, index) => photo(name, ['#c63', '#3c6', '#36c'][index] ?? '#fff')))
  await page.getByLabel('Files', { exact: true }).first().setInputFiles(photos)
  await page.getByText('3 of 3 files uploaded').waitFor()
  await page.getByLabel('Files', { exact: true }).first().setInputFiles('infra/local/demo/film/okavango.mp4')
  await page.getByText('4 of 4 files uploaded').waitFor()

  await page.goto(at('/content?status=uploaded'))
  await page.getByRole('checkbox', { name: 'Select okavango.mp4' }).waitFor()
  expect(await schemaScripts(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  for (const name of [...names, 'okavango.mp4']) await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  await page.keyboard.press('e')
  await page.getByRole('combobox', { name: 'Add to tags' }).fill('kanana river')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Camp' }).fill('Kanana')
  await page.getByRole('option', { name: 'Kanana Camp (KANANA)' }).click()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Apply to 4 items' }).click()
  await page.getByText('4 items changed.').waitFor()
  await page.getByRole('button', { name: 'kanana river 4' }).click()
  await page.getByRole('status').filter({ hasText: '4 items' }).waitFor()

  await page.getByRole('button', { name: 'kanana-2.jpg', exact: true }).click()
  await page.getByRole('button', { name: 'Make it the hero of Kanana Camp' }).click()
  await page.getByRole('link', { name: 'Review and publish' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published. Agents see it within two minutes.').waitFor()
  await page.getByRole('img', { name: 'Picture' }).waitFor()
  await page.getByRole('button', { name: 'Choose from the library' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'kanana-3.jpg' }).click()
  await page.getByText(/^Was pictures\/library\/med_/).waitFor()

  await page.goto(at('/content?q=kanana-1.jpg'))
  await page.getByRole('checkbox', { name: 'Select kanana-1.jpg' }).click()
  await page.keyboard.press('Delete')
  await page.getByText(/^Nothing else shows/).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('heading', { name: 'No media match' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('checkbox', { name: 'Select kanana-1.jpg' }).waitFor()
})
