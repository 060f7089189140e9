import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { storedTrip } from './support/free-nights'
import { comesTo, holdRooms, quoteOfTwoCamps } from './support/quoted-trip'

const visit = visitor()

test('two people edit a trip at once: what does not touch merges, what does is chosen, and nothing is lost', async () => {
  const { naledi, thabo, id, stored } = await bothAt('Edited by two')
  visit.expectComplaints(`409 /api/Itineraries/${id}`)

  await setLand(naledi, '25')
  await expect.poll(async () => (await stored()).rates.land).toBe(25)
  await rename(thabo, 'Named by Thabo')
  await expect.poll(async () => (await stored()).name).toBe('Named by Thabo')
  await thabo.getByText('Your change was reapplied.').waitFor()
  expect(await land(thabo).inputValue()).toBe('25')
  expect((await stored()).rates.land).toBe(25)
  expect(await choice(thabo).count()).toBe(0)

  await setLand(naledi, '31')
  await expect.poll(async () => (await stored()).rates.land).toBe(31)
  await naledi.getByRole('heading', { level: 1, name: 'Named by Thabo' }).waitFor()
  await setLand(thabo, '17')
  await choice(thabo).waitFor()
  await choice(thabo)
    .getByText(/Naledi Mokoena/)
    .waitFor()
  expect(
    await choice(thabo)
      .getByLabel(/^Theirs: 31/)
      .isChecked(),
  ).toBe(false)
  expect(
    await choice(thabo)
      .getByLabel(/^Yours: 17/)
      .isChecked(),
  ).toBe(true)
  expect(await axeFindings(thabo)).toEqual([])
  expect((await stored()).rates.land).toBe(31)
  await choice(thabo).getByRole('button', { name: 'Save choices' }).click()
  await expect.poll(async () => (await stored()).rates.land).toBe(17)

  await setLand(naledi, '40')
  await choice(naledi).getByRole('button', { name: 'Keep all of theirs' }).click()
  await expect.poll(() => land(naledi).inputValue()).toBe('17')
  expect(await stored()).toMatchObject({ name: 'Named by Thabo', rates: { land: 17 } })
})

test('rooms are not held of a trip that somebody else has just changed: it is shown as it is now, and held when asked again', async () => {
  const { naledi, thabo, id, stored } = await bothAt('Held by two')
  visit.expectComplaints('409 /api/WindowAPIs/GetHold')

  await rename(naledi, 'Changed before the hold')
  await expect.poll(async () => (await stored()).name).toBe('Changed before the hold')
  await holdRooms(thabo)
  await thabo.getByText('A colleague just changed this trip.').waitFor()
  await thabo.getByRole('heading', { level: 1, name: 'Changed before the hold' }).waitFor()
  expect((await stored()).state).toBe('quote')
  await holdRooms(thabo)
  await comesTo(thabo, { id, state: 'provisional' })
})

/** A quoted trip, open in the browsers of its agent and of the lead of the agency. */
async function bothAt(name: string) {
  const naledi = await visit.signIn('naledi@marulajourneys.com')
  const thabo = await visit.signIn('thabo@marulajourneys.com')
  const id = await quoteOfTwoCamps(naledi, name)
  for (const page of [naledi, thabo]) {
    await page.goto(new URL(`/itinerary/edit/${id}`, page.url()).href)
    await land(page).waitFor()
  }
  return { naledi, thabo, id, stored: () => storedTrip(naledi, id) }
}

const land = (page: Page) => page.getByLabel('Land rate in percent', { exact: true })
const choice = (page: Page) => page.getByRole('dialog', { name: 'Conflicting edits' })

async function setLand(page: Page, percent: string): Promise<void> {
  await land(page).fill(percent)
  await land(page).press('Enter')
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Itinerary name').fill(name)
  await page.getByLabel('Itinerary name').press('Enter')
}
