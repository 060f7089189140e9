import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'

const visit = visitor()
const trip = '/itinerary/edit/itn_hartleyfamily'

test('an agent answers a client, who is told by mail; what was typed outlives a reload', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  const card = await cardOf(page, 'messages')
  await card.getByText(/rather go on the same day/).waitFor()
  await card
    .getByRole('textbox', { name: 'Message to Eleanor' })
    .fill('Then I take the shuttle at half past ten.')
  await page.keyboard.press('Control+Enter')
  await card.getByRole('log').getByText('Then I take the shuttle at half past ten.').waitFor()
  await card.getByRole('textbox').fill('And the')
  await page.reload()
  const again = await cardOf(page, 'messages')
  await again.getByRole('log').getByText('Then I take the shuttle at half past ten.').waitFor()
  expect(await again.getByRole('textbox').inputValue()).toBe('And the')
  await again.getByRole('textbox').fill('')
  await expect.poll(() => mailboxOf(page)).toContain(': message from Naledi Mokoena')
})

test('messages that nobody scrolled to are in a picture of the page, and all of them on paper', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com', trip)
  const log = page.getByRole('log', { name: 'Messages with Eleanor' })
  await log.waitFor()
  const first = log.getByText('It looks wonderful, thank you!')
  expect(
    await first.evaluate((words) => words.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(
    0,
  )
  expect(await page.getByRole('textbox', { name: 'Message to Eleanor' }).isVisible()).toBe(false)
})

test('documents go straight to storage, are shown to the client, removed and brought back; others are refused', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  const card = await cardOf(page, 'documents')
  await card.locator('input[type=file]').setInputFiles([
    { name: 'Vouchers.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 vouchers') },
    { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ])
  await card.getByText(/\.exe files aren’t supported/).waitFor()
  await card.getByRole('button', { name: 'Dismiss setup.exe' }).click()
  await card.getByRole('button', { name: 'Show Vouchers.pdf to Eleanor' }).click()
  await card.getByText('Visible to Eleanor').waitFor()
  const opening = page.context().waitForEvent('page')
  await card.getByRole('button', { name: 'Download Vouchers.pdf' }).click()
  await opening
  await card.getByRole('button', { name: 'Remove Vouchers.pdf' }).click()
  await card.getByRole('button', { name: 'Download Vouchers.pdf' }).waitFor({ state: 'detached' })
  await page.getByText('Undo', { exact: true }).click() // the message's, not the one of the bar
  await card.getByRole('button', { name: 'Download Vouchers.pdf' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.reload()
  await (await cardOf(page, 'documents')).getByText('Visible to Eleanor').waitFor()
})

test('what the stays include stands by stay and for the whole trip', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  const card = await cardOf(page, 'inclusions')
  await card.getByRole('heading', { name: 'Jao Camp' }).waitFor()
  await card.getByText('Mokoro').waitFor()
  await card.getByRole('button', { name: 'Whole trip' }).click()
  await card.getByText('Fully inclusive 9 nights').waitFor()
})

/** Scrolls down until a card comes: it is loaded when it is about to be seen. */
async function cardOf(page: Page, name: string) {
  await page.goto(new URL(trip, page.url()).href)
  const card = page.locator(`#${name}`)
  await page.getByRole('heading', { name: 'Journey' }).waitFor()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 250)
      return card.count()
    })
    .toBe(1)
  await card.scrollIntoViewIfNeeded()
  return card
}

const mailboxOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await fetch('/dev/mail')).text())
