import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { quoteOfTwoCamps } from './support/quoted-trip'

const visit = visitor()

test('an agent shares a trip by a link, a guest reads it, and revoked it opens nothing', async () => {
  const agent = await visit.signIn('naledi@marulajourneys.com')
  const id = await quoteOfTwoCamps(agent, 'Two camps to share')
  await agent.goto(new URL(`/itinerary/edit/${id}`, agent.url()).href)
  await agent.getByRole('button', { name: 'Invite client' }).click()
  await agent.getByRole('button', { name: 'Share links for guests' }).click()
  const dialog = agent.getByRole('dialog', { name: 'Share links' })
  await dialog.getByText('No links yet.').waitFor()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await agent.getByLabel('Who is it for?').fill('The grandparents')
  await agent.getByRole('button', { name: 'Create link' }).click()
  const address = await agent.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(address).toMatch(/\/share\/agy_marula\.[\w-]{43}$/)
  await agent.getByRole('button', { name: 'Close' }).click()
  await dialog.getByText('Not opened yet.').waitFor()
  expect(await axeFindings(agent)).toEqual([])

  const preview = await (
    await fetch(address, { headers: { 'user-agent': 'facebookexternalhit/1.1' } })
  ).text()
  expect(preview).toContain('<meta property="og:title" content="Two camps to share">')
  const picture = await fetch(/property="og:image" content="([^"]+)"/.exec(preview)?.[1] ?? '')
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(20_000)

  const { pathname } = new URL(address)
  const guest = await visit.open(pathname)
  await guest.getByRole('heading', { level: 1, name: 'Two camps to share' }).waitFor()
  expect(await guest.evaluate(() => document.cookie)).toBe('')
  expect(await axeFindings(guest)).toEqual([])

  await dialog.getByRole('button', { name: 'Revoke The grandparents' }).click()
  await agent.getByRole('button', { name: 'Revoke link' }).click()
  await dialog.getByText('Revoked', { exact: true }).waitFor()
  visit.expectComplaints(`404 ${pathname}`, '404 /api/shared-trips/open')
  // The page says so before the app has asked: what the app hears is waited for, too.
  const heard = guest.waitForEvent('console', (message) =>
    message.location().url.endsWith('/api/shared-trips/open'),
  )
  await guest.reload()
  await heard
  await guest.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor()
})
