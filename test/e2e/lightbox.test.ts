import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'

const visit = visitor()

test('a content manager fills a lightbox and shares it; a guest picks, comments and downloads; revoked it opens nothing', async () => {
  const page = await visit.signIn('content@tembeadirect.com', '/content?type=photo')
  const boxes = page.getByRole('checkbox', { name: /^Select / })
  for (const index of [0, 1, 2]) await boxes.nth(index).click()
  await page.getByRole('button', { name: 'Add to lightbox' }).click()
  await page.getByRole('combobox', { name: 'Lightbox' }).fill('For the Lindqvists')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('3 items added to For the Lindqvists.').waitFor()
  await page.getByRole('button', { name: 'For the Lindqvists 3' }).click()
  await page.getByRole('heading', { level: 1, name: 'For the Lindqvists' }).waitFor()
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share lightbox' })
  await dialog.getByLabel('Who is it for?').fill('Astrid')
  await dialog.getByLabel('Password').fill('okavango')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  await dialog.getByText('Not opened yet.').waitFor()
  expect(await axeFindings(page)).toEqual([])

  const { pathname } = new URL(address)
  const guest = await visit.open(pathname)
  await guest.getByLabel('Password').fill('okavango')
  await guest.getByRole('button', { name: 'Open lightbox' }).click()
  await guest.getByRole('heading', { level: 1, name: 'For the Lindqvists' }).waitFor()
  // The pick is slow on its way: what is said after it must not be taken back by it.
  const late = new Promise((resolve) => setTimeout(resolve, 4_000))
  await guest.route(
    '**/api/shared-lightboxes/comment',
    (route) => late.then(() => route.continue()),
    { times: 1 },
  )
  await guest
    .getByRole('button', { name: /^Pick / })
    .first()
    .click()
  await guest.getByText('3 items, 1 picked').waitFor()
  const photos = guest.getByRole('list', { name: 'Photos and films' }).getByRole('listitem')
  await photos.first().getByRole('button').first().click()
  await guest.getByLabel('Your comment').fill('This one on the cover')
  await guest.getByRole('button', { name: 'Send comment' }).click()
  await guest.getByText('Your comment was sent.').waitFor()
  expect(await axeFindings(guest)).toEqual([])
  await guest.keyboard.press('Escape')
  const downloading = guest.waitForEvent('download')
  await guest.getByRole('button', { name: 'Download all' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('For the Lindqvists.zip')
  const files = Object.values(unzipSync(await readFile(await download.path())))
  expect(files.map((file) => [...file.slice(0, 3)])).toEqual(Array(3).fill([0xff, 0xd8, 0xff]))

  await page.reload()
  await page.getByText('3 items, 1 picked, 1 comment').waitFor()
  await page.getByRole('img', { name: 'Picked by Astrid' }).waitFor()
  await page.getByRole('button', { name: 'Share' }).click()
  await dialog.getByRole('button', { name: 'Revoke Astrid' }).click()
  await dialog.getByRole('button', { name: 'Revoke now' }).click()
  await dialog.getByText('Revoked', { exact: true }).waitFor()
  visit.expectComplaints('404 /api/shared-lightboxes/open')
  await guest.reload()
  await guest.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor()
})
