import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'

const visit = visitor()
const password = 'kgalagadi-2027'

test('who may not enter comes to /, and after signing in to where they wanted to go', async () => {
  const page = await visit.open('/profile')
  await page.getByRole('heading', { name: /Plan the journey/ }).waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
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
  const page = await visit.signIn('peter@tembeadirect.com')
  await page.goto(new URL('/itinerary-builder', page.url()).href)
  await page.waitForURL((url) => !url.pathname.startsWith('/itinerary-builder'))
  await page.getByRole('button', { name: /Peter Lund/ }).waitFor()
})

test('a session that has ended sends the agent to the sign-in page and, later, back', async () => {
  const page = await visit.signIn('naledi@marulajourneys.com')
  await page.goto(new URL('/profile', page.url()).href)
  await page.getByRole('heading', { name: 'Naledi Mokoena' }).waitFor()
  await page.context().addCookies([{ name: 'TOKEN', value: 'no-such-token', url: page.url() }])
  await page.route('**/api/Info/whoAmI', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'auth.expired', message: 'Your session has ended.' } } }),
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

test('somebody registers an agency, verifies the address by the mail, and begins in the builder', async () => {
  const page = await visit.open('/')
  await page
    .getByRole('link', { name: /Register your agency/ })
    .first()
    .click()
  await page.getByLabel('Agency name').fill('Baobab Travel')
  await page.getByLabel('First name').fill('Thabo')
  await page.getByLabel('Last name').fill('Molefe')
  await page.getByLabel('Email').fill('thabo@baobab.example')
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL(/\/registered$/)
  const readMail = (path: string) => page.evaluate(async (from) => (await fetch(from)).text(), path)
  let link = ''
  await expect
    .poll(async () => {
      const paths = (await readMail('/dev/mail')).matchAll(/\/dev\/mail\/[\w-]+/g)
      const mails = await Promise.all([...paths].map(([path]) => readMail(path)))
      const mine = mails.find((mail) => mail.includes('Hello Thabo')) ?? ''
      link = /\/verify\/agt_\w+\/[\w-]+/.exec(mine)?.[0] ?? ''
      return link
    })
    .not.toBe('')
  await page.goto(new URL(link, page.url()).href)
  await page.getByText('Your account has been verified').waitFor()
  await page.getByRole('link', { name: 'here to sign in' }).click()
  await page.getByLabel('Email').fill('thabo@baobab.example')
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // Nobody works before the terms are accepted.
  await page.getByRole('heading', { name: 'Before you start, Thabo' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('checkbox', { name: /accept them/ }).check()
  await page.getByRole('button', { name: 'Accept and continue' }).click()
  const wizard = page.getByRole('dialog', { name: 'Welcome to Tembea, Thabo' })
  await wizard.getByRole('link', { name: /Customize your agency/ }).waitFor()
  await wizard.getByText('4 steps left to get Baobab Travel going.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await wizard.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /Getting started/ }).waitFor()
  await page.getByRole('button', { name: /Thabo Molefe/ }).waitFor()
  await page.getByText(/^Your trial ends in \d+ days, on /).waitFor()
  expect(new URL(page.url()).pathname).toBe('/itinerary-builder')
  await page.reload()
  await page.getByRole('button', { name: /Thabo Molefe/ }).waitFor()
})

test('a superadmin signs in as an agent, is counted down in every tab, and ends with both names in the audit trail', async () => {
  const page = await visit.signIn('root@tembeadirect.com')
  const at = (path: string) => new URL(path, page.url()).href
  await page.goto(at('/agents'))
  await page.getByRole('button', { name: 'Actions for Peter Lund' }).click()
  await page.getByRole('menuitem', { name: 'Sign in as Peter Lund …' }).click()
  await page.getByRole('button', { name: '15 minutes' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const banner = page.getByRole('complementary', { name: 'Signed in as someone else' })
  await banner.getByText('you’re signed in as Peter Lund').waitFor()
  await banner.getByText(/^14:5\d left$/).waitFor()
  const first = await banner.getByRole('timer').textContent()
  await expect.poll(() => banner.getByRole('timer').textContent()).not.toBe(first)
  const cookies = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]))
  expect(cookies.get('MASQ_FROM')).toBe('agt_samuel')
  expect(Number(cookies.get('MASQ_END'))).toBeGreaterThan(Date.now() / 1000 + 840)
  expect(cookies.get('MASQ')).not.toBe(cookies.get('TOKEN'))
  const second = await page.context().newPage()
  await second.goto(at('/profile'))
  await second.getByRole('timer').waitFor()
  await second.getByRole('heading', { name: 'Peter Lund' }).waitFor()
  await second.goto(at('/config')) // an agent may not enter there
  await second.waitForURL((url) => url.pathname !== '/config')
  await page.getByRole('button', { name: 'End now' }).click()
  await page.waitForURL(/\/masquerade-end$/)
  await page.getByRole('heading', { name: 'Masquerade ended' }).waitFor()
  const left = (await page.context().cookies()).map(({ name }) => name)
  expect(left.filter((name) => name.startsWith('MASQ'))).toEqual([])
  expect(left).toContain('TOKEN')
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await second.waitForURL(/\/masquerade-end$/)
  await page.goto(at('/audit-trail?action=agent_masquerade_ended'))
  const entry = page.getByRole('row', { name: /Masquerade ended/ }).first()
  await entry.getByText('Peter Lund').first().waitFor()
  await entry.getByText('signed in by Samuel Okoro').waitFor()
})

test('a masquerade that its time ends leads to its page, and leaves the superadmin signed in', async () => {
  const page = await visit.signIn('root@tembeadirect.com')
  await page.goto(new URL('/agents', page.url()).href)
  await page.getByRole('button', { name: 'Actions for Zawadi Achieng' }).click()
  await page.getByRole('menuitem', { name: /Sign in as/ }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('timer').waitFor()
  await page.clock.install({ time: Date.now() + 3_605_000 })
  await page.reload()
  await page.waitForURL(/\/masquerade-end$/)
  await page.getByText('You’re signed in as yourself again, Samuel Okoro.').waitFor()
})
