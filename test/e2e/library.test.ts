import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sweepSize } from '../support/sweep-size'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { schemaScripts } from './support/scripts'

const visit = visitor()

/** Photos that a camera could have taken: each with other bytes. */
const photo = async (name: string, background: string) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background, noise } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

/**
 * Drops a folder with photos in a folder of their own, and with a file that no library takes, as
 * the first thing on the page.
 */
async function dropFolder(page: Page, photos: readonly { name: string; buffer: Buffer }[]) {
  const folder = mkdtempSync(join(tmpdir(), 'kanana-'))
  mkdirSync(join(folder, 'Delta'))
  for (const { name, buffer } of photos) writeFileSync(join(folder, 'Delta', name), buffer)
  writeFileSync(join(folder, 'notes.txt'), 'Taken in July')
  const { x = 0, y = 0 } =
    (await page.getByRole('group', { name: 'Add files' }).boundingBox()) ?? {}
  const tools = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await tools.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data })
  await page.getByText('notes.txt').waitFor()
  await page
    .getByText(`${photos.length} of ${photos.length} files uploaded · 1 not accepted`)
    .waitFor()
  rmSync(folder, { recursive: true })
}

const photoCount = sweepSize({ short: 110, long: 200 })

test(`a content manager uploads ${photoCount} photos and a film, tags them at once, and makes one the hero of a camp`, async () => {
  const page = await visit.signIn('content@tembeadirect.com', '/content/uploads')
  const at = (path: string) => new URL(path, page.url()).href
  const names = Array.from({ length: photoCount }, (_, index) => `kanana-${index + 1}.jpg`)
  const photos = await Promise.all(
    names.map((name, index) => photo(name, `hsl(${(index * 67) % 360} 60% 50%)`)),
  )
  await dropFolder(page, photos.slice(0, 2))
  await page.getByLabel('Files', { exact: true }).first().setInputFiles(photos.slice(2))
  await page.getByText(`${photoCount} of ${photoCount} files uploaded`).waitFor()
  await page
    .getByLabel('Files', { exact: true })
    .first()
    .setInputFiles('infra/local/demo/film/okavango.mp4')
  await page.getByText(`${photoCount + 1} of ${photoCount + 1} files uploaded`).waitFor()

  await page.goto(at('/content?status=uploaded'))
  await page.getByRole('checkbox', { name: 'Select okavango.mp4' }).waitFor()
  expect(await schemaScripts(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'Select okavango.mp4' }).click()
  const every = page.getByRole('button', { name: /^Select all \d+$/ })
  const count = Number((await every.textContent())?.match(/\d+/)?.[0])
  expect(count).toBeGreaterThanOrEqual(photoCount + 1)
  // What is typed before all of them are there is kept.
  await page.keyboard.press('e')
  await page.getByRole('combobox', { name: 'Add to tags' }).fill('kanana river')
  await page.keyboard.press('Enter')
  await every.click()
  await page.getByRole('combobox', { name: 'Camp' }).fill('Kanana')
  await page.getByRole('option', { name: 'Kanana Camp (KANANA)' }).click()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: `Apply to ${count} items` }).click()
  await page.getByText(`${count} items changed.`).waitFor()
  await page.getByRole('button', { name: `kanana river ${count}` }).click()
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${count} items$`) })
    .waitFor()

  await page.goto(at('/content?q=kanana-2.jpg'))
  await page.getByRole('button', { name: 'kanana-2.jpg', exact: true }).click()
  await page.getByRole('button', { name: 'Make it the hero of Kanana Camp' }).click()
  await page.getByRole('link', { name: 'Review and publish' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published. Agents see it within two minutes.').waitFor()
  await page.getByRole('img', { name: 'Picture' }).waitFor()
  await page.getByRole('button', { name: 'Choose from the library' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `kanana-${photoCount}.jpg` })
    .click()
  await page.getByText(/^Was pictures\/library\/med_/).waitFor()

  await page.goto(at('/content?q=kanana-1.jpg'))
  await page.getByRole('checkbox', { name: 'Select kanana-1.jpg' }).click()
  await page.keyboard.press('Delete')
  await page.getByText(/^Not used anywhere else/).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('heading', { name: 'No media match' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('checkbox', { name: 'Select kanana-1.jpg' }).waitFor()
})
