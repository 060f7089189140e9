import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { quoteOfTwoCamps } from './support/quoted-trip'
import { schemaScripts } from './support/scripts'

const visit = visitor()

test('an agent edits a presentation beside a colleague, orders it by keyboard, and presents it by keyboard', async () => {
  const naledi = await visit.signIn('naledi@marulajourneys.com')
  const id = await quoteOfTwoCamps(naledi, 'Two camps to present')
  const thabo = await visit.signIn('thabo@marulajourneys.com')
  const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
  for (const page of [naledi, thabo]) {
    await page.goto(new URL(`/itinerary/${id}/presentation/edit`, page.url()).href)
    await page
      .getByRole('heading', { level: 1, name: 'Presentation of Two camps to present' })
      .waitFor()
  }
  expect(await schemaScripts(naledi)).toEqual([])
  // “Saved” stands there before the first edit, too: the answer tells whose edit came first.
  const stored = naledi.waitForResponse(
    (answer) =>
      answer.url().includes('/api/PresentationEdits') && answer.request().method() !== 'GET',
  )
  await title(naledi).fill('Footprints')
  expect((await stored).status()).toBe(200)
  await naledi.getByText('Saved', { exact: true }).waitFor()
  await title(thabo).fill('On foot')
  await thabo.getByRole('heading', { name: 'Conflicting edits: Cover' }).waitFor()
  expect(await axeFindings(thabo)).toEqual([])
  await thabo.getByRole('button', { name: 'Use theirs' }).click()
  await expect.poll(() => title(thabo).inputValue()).toBe('Footprints')

  const pages = naledi.getByRole('list', { name: 'Order of the pages' })
  await pages.getByRole('button', { name: 'Move Team' }).press('ArrowUp')
  await pages.getByRole('button', { name: 'Hide Route' }).click()
  await pages.getByRole('button', { name: 'Show Route' }).waitFor()
  await naledi.getByText('Saved', { exact: true }).waitFor()
  expect(await axeFindings(naledi)).toEqual([])

  await naledi.getByRole('link', { name: 'Present', exact: true }).click()
  await naledi.getByRole('heading', { level: 1, name: 'Footprints' }).waitFor()
  expect(await naledi.getByRole('region', { name: 'The route' }).count()).toBe(0)
  expect(await axeFindings(naledi)).toEqual([])
  await naledi.keyboard.press('ArrowRight')
  await naledi.getByRole('status', { name: /^Page 2 of/ }).waitFor()
  await naledi.keyboard.press('?')
  await naledi.getByRole('dialog', { name: 'Keys' }).waitFor()
  await naledi.keyboard.press('Escape')
  await naledi.keyboard.press('Escape')
  await naledi.waitForURL((url) => !url.pathname.includes('presentation'))

  // 1 §6, PRESO: for the tab, the itinerary view leads to the presentation.
  for (const address of [`/itinerary/${id}?PRESO`, `/itinerary/${id}`]) {
    await naledi.goto(new URL(address, naledi.url()).href)
    await naledi.getByRole('heading', { level: 1, name: 'Footprints' }).waitFor()
    expect(new URL(naledi.url()).pathname).toBe(`/itinerary/${id}/presentation`)
  }
  await naledi.getByRole('button', { name: 'Leave the presentation' }).click()
  await naledi.waitForURL(({ pathname }) => pathname === `/itinerary/edit/${id}`)
  await naledi.getByRole('link', { name: 'Storyboard' }).click()
  await naledi.waitForURL(({ pathname }) => pathname === `/itinerary/${id}`)
}, 300_000)
