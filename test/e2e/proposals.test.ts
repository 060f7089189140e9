import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { confirmChoice } from './support/confirm-choice'

const visit = visitor()

test('an agent duplicates a trip as an alternative, switches between both and compares them', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com', '/itinerary/edit/itn_marchettikenya')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate as an alternative' }).click()
  await page.getByLabel('Name of the new version').fill('Kenya with the coast')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Kenya with the coast' }).waitFor()
  expect(page.url()).not.toContain('marchetti')
  const versions = page.getByRole('navigation', { name: 'Versions of this proposal' })
  const second = versions.getByRole('link', { name: /^Version B: Kenya with the coast/ })
  await second.waitFor()
  expect(await second.getAttribute('aria-current')).toBe('page')
  await page.getByText('Estimate', { exact: true }).first().waitFor()

  await versions.getByRole('link', { name: 'Compare versions' }).click()
  await page.getByText('The versions are still the same.', { exact: false }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Show only what differs').uncheck()
  const table = page.getByRole('region', { name: 'Versions' })
  await table.getByRole('columnheader', { name: /Version A Kenya Adventure/ }).waitFor()
  await table.getByRole('rowheader', { name: 'Stays' }).waitFor()

  await page.getByRole('link', { name: 'Open version B' }).click()
  await page.getByRole('heading', { name: 'Kenya with the coast' }).waitFor()
  await versions.getByRole('link', { name: /^Version A: Kenya Adventure/ }).click()
  await page.getByRole('heading', { name: 'Kenya Adventure' }).waitFor()
  expect(page.url()).toContain('itn_marchettikenya')
})

test('a client compares the versions of a proposal and chooses one of them', async () => {
  const agent = await visit.signIn(
    'naledi@marulajourneys.com',
    '/itinerary/edit/itn_lindqvistdelta',
  )
  await agent.getByRole('button', { name: 'More actions' }).click()
  await agent.getByRole('menuitem', { name: 'Duplicate as an alternative' }).click()
  await agent.getByLabel('Name of the new version').fill('Botswana, slower')
  await agent.keyboard.press('Enter')
  await agent.getByRole('heading', { name: 'Botswana, slower' }).waitFor()
  const id = /itn_\w+/.exec(agent.url())?.[0] ?? ''
  await agent.goto(new URL(`/itinerary/edit/${id}`, agent.url()).href)
  await agent.getByRole('button', { name: 'Get Quote' }).click()
  await agent.getByRole('button', { name: 'Get quote again' }).waitFor()
  await agent.getByLabel('Client can see it').click()
  await agent.getByText(/^Saved/).waitFor()

  const client = await visit.open('/client/login')
  await client.getByRole('button', { name: 'Sign in with a password' }).click()
  await client.getByLabel('Email').fill('astrid.lindqvist@nordmail.se')
  await client.getByLabel('Password').fill('kgalagadi-2027')
  await client.getByRole('button', { name: 'Sign in', exact: true }).click()
  await client.waitForURL((url) => url.pathname === '/client')
  await client.goto(new URL(`/client/trips/${id}`, client.url()).href)
  const versions = client.getByRole('navigation', { name: 'Versions of this trip' })
  await versions.getByRole('link', { name: 'Version B: Botswana, slower' }).waitFor()
  await versions.getByRole('link', { name: 'Compare' }).click()
  await client.getByRole('columnheader', { name: /Version B/ }).waitFor()
  expect(await client.getByRole('columnheader').count()).toBe(2)
  expect(await axeFindings(client)).toEqual([])
  await client.getByRole('button', { name: 'Choose Botswana, slower' }).click()
  await confirmChoice(client, 'Astrid Lindqvist')
  await client.getByRole('button', { name: 'Choose instead Botswana by water' }).waitFor()
  expect(await axeFindings(client)).toEqual([])

  await agent.reload()
  const agentsVersions = agent.getByRole('navigation', { name: 'Versions of this proposal' })
  await agentsVersions.getByRole('link', { name: /^Version A: .*, not chosen$/ }).waitFor()
  await agentsVersions.getByRole('link', { name: /^Version B: .*, chosen$/ }).waitFor()
})

test('drafts in the builder are put aside by name, opened again and removed', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com', '/itinerary-builder')
  await page.getByRole('heading', { name: 'Accommodations' }).waitFor()
  // A stay as the builder keeps it: choosing nights in its calendar is another test's.
  await page.evaluate(() => {
    const stay = {
      id: 'stay-1',
      supplierCode: 'JAO',
      campName: 'Jao Camp',
      campInfo: '',
      country: 'Botswana',
      campFeatures: [],
      rooms: [],
      locked: false,
      startDate: '2027-06-10',
      endDate: '2027-06-13',
    }
    const state = { draftId: 'draft-1', segments: [stay] }
    localStorage.setItem('itinerary-builder', JSON.stringify({ state, version: 1 }))
  })
  await page.reload()
  await page.getByRole('button', { name: 'Drafts' }).click()
  const drafts = page.getByRole('dialog', { name: 'Drafts' })
  await drafts.getByLabel('Name of the open draft').fill('Anniversary')
  expect(await axeFindings(page)).toEqual([])
  await drafts.getByRole('button', { name: 'Start another draft' }).click()
  await page.getByRole('complementary', { name: 'New Itinerary' }).waitFor({ state: 'detached' })

  await page.reload()
  await page.getByRole('button', { name: 'Drafts, 1 other' }).click()
  await drafts.getByRole('button', { name: 'Open draft Anniversary' }).click()
  await page
    .getByRole('complementary', { name: 'New Itinerary' })
    .getByText('1 stay · 3 nights', { exact: false })
    .waitFor()

  await page.getByRole('button', { name: 'Drafts' }).click()
  await drafts.getByRole('button', { name: 'Start another draft' }).click()
  await page.getByRole('button', { name: 'Drafts, 1 other' }).click()
  await drafts.getByRole('button', { name: 'Remove draft Anniversary' }).click()
  await page.getByText('Draft “Anniversary” removed.').waitFor()
})
