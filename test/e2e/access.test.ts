import { expect, test } from 'vitest'
import { visitor } from './support/browser'

const visit = visitor()
const password = 'kgalagadi-2027'

test('who may not enter comes to /, and after signing in to where they wanted to go', async () => {
  const page = await visit.open('/profile')
  await page.getByRole('heading', { name: /Plan the journey/ }).waitFor()
  const why = page.getByRole('status').filter({ hasText: 'Please sign in to open' })
  await why.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill('naledi@marulajourneys.com')
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/profile$/)
  await page.getByRole('heading', { name: 'Naledi Mokoena' }).waitFor()
})

test('what is missing is said at its field, and nothing is sent', async () => {
  const page = await visit.open('/login')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Agents/login')) sent += 1
  })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Email is required').waitFor()
  await page.getByLabel('Email').fill('naledi')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Email must be valid').waitFor()
  await page.getByText('Password is required').waitFor()
  expect(sent).toBe(0)
})

test('without the flag of the second builder its pages lead to /, which leads home', async () => {
  const page = await visit.signIn('peter@tembeadirect.com', '/itinerary-builder')
  await page.waitForURL((url) => !url.pathname.startsWith('/itinerary-builder'))
  await page.getByRole('button', { name: /Peter Lund/ }).waitFor()
})

test('a session that has ended sends the agent to the sign-in page and, later, back', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com', '/profile')
  await page.getByRole('heading', { name: 'Naledi Mokoena' }).waitFor()
  await page.context().addCookies([{ name: 'TOKEN', value: 'no-such-token', url: page.url() }])
  await page.route('**/api/Info/whoAmI', (route) =>
    route.fulfill({
      status: 401,
      json: { error: { code: 'auth.expired', message: 'Your session has ended.' } },
    }),
  )
  page.removeAllListeners('console') // the browser itself complains about a 401
  await page.reload()
  await page.waitForURL(/\/login$/)
  expect((await page.context().cookies()).filter(({ name }) => name === 'TOKEN')).toEqual([])
})

test('signing out ends the session here and on the server', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'TOKEN')
  await page.getByRole('button', { name: /Naledi Mokoena/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/loggedOut$/)
  expect((await page.context().cookies()).filter(({ name }) => name === 'TOKEN')).toEqual([])
  const answer = await page.request.get(new URL('/api/Info/whoAmI', page.url()).href, {
    headers: { authorization: cookie?.value ?? '' },
  })
  expect(answer.status()).toBe(401)
})

test('a masquerade that its time ends leads to its page, and leaves the superadmin signed in', async () => {
  const page = await visit.signIn('root@tembeadirect.com', '/agents')
  await page.getByRole('button', { name: 'Actions for Zawadi Achieng' }).click()
  await page.getByRole('menuitem', { name: /Sign in as/ }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('timer').waitFor()
  await page.clock.install({ time: Date.now() + 3_605_000 })
  await page.reload()
  await page.waitForURL(/\/masquerade-end$/)
  await page.getByText('You’re signed in as yourself again, Samuel Okoro.').waitFor()
  await page.context().close() // its clock stays an hour fast
})
