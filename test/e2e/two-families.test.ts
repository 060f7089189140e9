import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { linkIn } from './support/mail'
import { comesTo, holdRooms, quoteOfTwoCamps } from './support/quoted-trip'
import { send } from './support/send'

const visit = visitor()

test('a client accepts a quote with the terms, two families pay their shares by card and bank, and the trip confirms', async () => {
  const lead = await visit.signIn('thabo@marulajourneys.com')
  await send(lead, 'PATCH /api/Agencies/agy_marula/terms', { text: 'We plan, you enjoy.' })
  await send(lead, 'POST /api/Agencies/agy_marula/terms/publish', {})
  const agent = await visit.signIn('naledi@marulajourneys.com')
  const id = await quoteOfTwoCamps(agent, 'Two Families', 'cli_eleanor')
  const travelers = ['Hartley', 'Nash'].map((lastName, at) => ({
    id: `t${at}`,
    firstName: 'Ann',
    lastName,
  }))
  const parties = travelers.map(({ id, lastName }) => ({
    id: `p${id}`,
    name: `${lastName} family`,
    travelerIds: [id],
    allocations: {},
  }))
  await send(agent, `PATCH /api/Itineraries/${id}`, { travelers, parties })
  await agent.goto(new URL(`/itinerary/edit/${id}`, agent.url()).href)
  await agent.getByRole('button', { name: 'Change who pays for Nash family' }).click()
  await agent.getByLabel('Search clients').fill('Siobhán')
  await agent.getByRole('radio', { name: /Siobhán Ní Dhomhnaill/ }).click()
  await agent.getByRole('button', { name: 'Assign Client' }).click()
  await agent.getByText('Paid by Siobhán Ní Dhomhnaill').waitFor()
  await expect.poll(() => send(agent, `GET /api/Itineraries/${id}`)).toContain('cli_siobhan')
  await send(agent, `POST /api/Itineraries/${id}/portal/invite`)

  const eleanor = await visit.open(await entryIn(agent, 'Dear Eleanor'))
  await eleanor.setViewportSize({ width: 390, height: 844 })
  await eleanor.getByRole('heading', { level: 1, name: 'Two Families' }).waitFor()
  await eleanor.getByRole('button', { name: 'Read and accept' }).click()
  await eleanor.getByLabel('Your full name').fill('Eleanor Hartley')
  await eleanor.getByRole('button', { name: 'Accept the terms' }).click()
  await eleanor.getByText('Accepted by Eleanor Hartley').waitFor()
  await eleanor.getByRole('button', { name: 'Choose this trip' }).click()
  await eleanor
    .getByRole('dialog', { name: 'Choose this trip' })
    .getByRole('button', { name: 'Choose this trip' })
    .click()
  await eleanor.getByText('You chose this trip.').waitFor()

  await agent.reload()
  await holdRooms(agent)
  await comesTo(agent, { id, state: 'provisional' })
  await agent.getByText(/^WND-/).first().waitFor()
  await agent.getByRole('button', { name: 'Generate payments' }).click()
  await expect.poll(() => send(agent, `GET /api/Itineraries/${id}`)).toContain('"partyId":"pt1"') // the portal reads once
  await eleanor.reload()
  await eleanor.getByRole('heading', { name: 'Your share' }).waitFor()
  expect(await eleanor.getByText('Nash').count()).toBe(0)
  await eleanor.getByRole('button', { name: 'Pay deposit' }).first().click()
  await eleanor.getByRole('button', { name: /^Card/ }).click()
  await eleanor.getByLabel('Card number').fill('4000002500003155')
  await eleanor.getByLabel('Expires (MM/YY)').fill('12/34')
  await eleanor.getByLabel('Security code').fill('123')
  await eleanor.getByRole('button', { name: /^Pay / }).click()
  await eleanor.getByRole('button', { name: 'Approve' }).click()
  await eleanor.getByText('Thank you, your payment is complete').waitFor()

  const payments = agent.getByRole('region', { name: 'Payments' })
  await agent.reload()
  await payments.getByText('Paid', { exact: true }).first().waitFor()
  const open: { payments: { paymentId: string; partyId: string; paymentType: string }[] } =
    JSON.parse(await send(agent, `GET /api/Itineraries/${id}`))
  const share = open.payments.find(
    ({ partyId, paymentType }) => partyId === 'pt1' && paymentType === 'deposit',
  )
  await send(agent, `POST /api/Payments/${share?.paymentId}/request`, { by: 'mail' })
  const siobhan = await visit.open(await entryIn(agent, 'Dear Siobhán'))
  await siobhan.setViewportSize({ width: 390, height: 844 })
  await siobhan.getByRole('heading', { name: 'Your share' }).waitFor()
  expect(await siobhan.getByText('Hartley').count()).toBe(0)
  expect(await axeFindings(siobhan)).toEqual([])
  await siobhan.getByText(/Card: plus a fee of .* Bank transfer: plus a fee of/).waitFor()
  await siobhan.getByRole('button', { name: 'Pay deposit' }).first().click()
  await siobhan.getByRole('button', { name: /^Bank transfer/ }).click()
  await siobhan.getByLabel('Routing number').fill('110000000')
  await siobhan.getByLabel('Account number').fill('000123456789')
  await siobhan.getByRole('button', { name: /^Pay / }).click()
  await siobhan.getByText('Your bank transfer is on its way').waitFor()
  await comesTo(agent, { id, state: 'confirm_requested' })
  await siobhan.getByRole('link', { name: 'See your trip and all its payments' }).click()
  const receipt = siobhan.waitForEvent('download')
  await siobhan.getByRole('button', { name: /^Receipt .*Deposit, Nash family$/ }).click()
  expect((await receipt).suggestedFilename()).toBe('Two Families, Deposit receipt.pdf')

  await agent.reload()
  await agent.getByRole('button', { name: 'Confirm booking' }).click()
  await agent.getByRole('dialog').getByRole('button', { name: 'Confirm booking' }).click()
  await comesTo(agent, { id, state: 'confirmed' })
}, 300_000)

/** The path of the one-tap link in the newest mail with these words. */
async function entryIn(page: Page, words: string): Promise<string> {
  const { pathname, hash } = new URL(await linkIn(page, words, /[^"\s]*\/client\/enter\/[\w-]+/))
  return `${pathname}${hash}`
}
