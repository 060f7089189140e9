import { generateSync } from 'otplib'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings } from './support/axe'
import { visitor } from './support/browser'
import { linkIn } from './support/mail'
import { quoteOfTwoCamps } from './support/quoted-trip'

const visit = visitor()
const password = 'kgalagadi-2027'
const lead = 'thabo@baobab.example'
const colleague = {
  firstName: 'Lorato',
  lastName: 'Kgosi',
  email: 'lorato@baobab.example',
  password: 'marula-at-dawn-7',
}

test('the first days of an agency: from registering to a dashboard that a superadmin looks at, too', async () => {
  visit.expectComplaints('403 /api/Agents/login', '403 /api/MyAccount/factors/remove')
  const page = await registered()
  await page.getByRole('link', { name: /Customize your agency/ }).click()
  await look(page)
  const [second] = await Promise.all([invited(page), imported(page)])
  const trip = await quoteOfTwoCamps(page, 'Delta for two', await aClient(page))
  await margins(page)
  await ownAccount(second)
  const root = await withDashboard()
  await dashboard(page, trip)
  await masquerade(root)
})

/** Somebody registers an agency, verifies the address by the mail, and begins in the builder. */
async function registered(): Promise<Page> {
  const page = await visit.open('/')
  await page
    .getByRole('link', { name: /Register your agency/ })
    .first()
    .click()
  await page.getByLabel('Agency name').fill('Baobab Travel')
  await page.getByLabel('First name').fill('Thabo')
  await page.getByLabel('Last name').fill('Molefe')
  await page.getByLabel('Email').fill(lead)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL(/\/registered$/)
  await page.goto(await linkIn(page, 'Hello Thabo', /\/verify\/agt_\w+\/[\w-]+/))
  await page.getByText('Your account has been verified').waitFor()
  await page.getByRole('link', { name: 'here to sign in' }).click()
  await page.getByLabel('Email').fill(lead)
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
  // What was not stored before a reload would open the welcome again.
  await Promise.all([
    page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && /\/Objectives$/.test(response.url()),
    ),
    wizard.getByRole('button', { name: 'Continue' }).click(),
  ])
  await page.getByRole('button', { name: /Thabo Molefe/ }).waitFor()
  await page.getByText(/^Your trial ends in \d+ days, on /).waitFor()
  expect(new URL(page.url()).pathname).toBe('/builder')
  await page.reload()
  await page.getByRole('button', { name: /Thabo Molefe/ }).waitFor()
  await page.getByRole('button', { name: /Getting started/ }).click()
  return page
}

const opener = (page: Page) => async (path: string, heading: string) => {
  await page.goto(new URL(path, page.url()).href)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

/** The look, with a color that is hard to read and the one proposed for it. */
async function look(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Customizations' }).waitFor()
  const primary = page.getByRole('textbox', { name: 'Primary color', exact: true })
  await primary.fill('#F4D35E')
  await page.getByText('Text would be hard to read').waitFor()
  await page.getByRole('button', { name: /^Use #/ }).click()
  const proposed = await primary.inputValue()
  expect(proposed).not.toBe('#F4D35E')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Look saved.').waitFor()
  await page.reload()
  await expect.poll(() => primary.inputValue()).toBe(proposed)
  await page.getByRole('button', { name: 'Use our own look' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Look saved.').waitFor()
  await primary.fill('#1B4A6B')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => page.getByRole('button', { name: 'Save', exact: true }).isDisabled())
    .toBe(true)
}

/** A device with a fingerprint reader, as the browser's own tools play one. */
async function addReader(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** A colleague is invited, and activates the account with a password and a passkey. */
async function invited(
  lead: Page,
): Promise<{ readonly page: Page; readonly codes: readonly string[] }> {
  const inviting = await lead.context().newPage()
  await inviting.goto(new URL('/agents', lead.url()).href)
  await inviting.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = inviting.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel('First name').fill(colleague.firstName)
  await dialog.getByLabel('Last name').fill(colleague.lastName)
  await dialog.getByLabel('Email').fill(colleague.email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await inviting.getByText('Lorato Kgosi is invited.').waitFor()
  const link = await linkIn(inviting, 'Hello Lorato', /\/verify\/agt_\w+\/[\w-]+/)
  await inviting.close()
  const page = await visit.open('/login')
  await addReader(page)
  await page.goto(link)
  await page.getByText('You must enter a password to activate your account').waitFor()
  await page.getByLabel('Password').fill(colleague.password)
  await page.getByRole('button', { name: 'Activate account' }).click()
  await page.getByText('Your password has been set, you may now').waitFor()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText(/^Passkey added/).waitFor()
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('checkbox', { name: /accept them/ }).check()
  await page.getByRole('button', { name: 'Accept and continue' }).click()
  const wizard = page.getByRole('dialog', { name: 'Welcome to Tembea, Lorato' })
  await wizard.getByText(/^\d steps? left/).waitFor()
  expect(await wizard.getByRole('link', { name: /Invite your teammates/ }).count()).toBe(0)
  await wizard.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /Lorato Kgosi/ }).waitFor()
  return { page, codes }
}

/** The colleague adds an app, signs in by passkey and by recovery code, and ends other sessions. */
async function ownAccount({ page, codes }: Awaited<ReturnType<typeof invited>>): Promise<void> {
  await page.goto(new URL('/profile', page.url()).href)
  await page.getByText('Two-step sign-in on').waitFor()
  await page.getByRole('button', { name: 'Set up app' }).click()
  await page.getByRole('img', { name: /^QR code/ }).waitFor()
  const secret = (await page.getByRole('dialog').locator('code').innerText()).replace(/\s/g, '')
  await page.getByLabel('Code', { exact: true }).fill(generateSync({ secret }))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText(/^On since/).waitFor()

  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL(/\/loggedOut$/)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('button', { name: /Lorato Kgosi/ }).waitFor()

  const login = new URL('/login', page.url()).href
  await page.goto('about:blank') // so that no call of the page goes out without its cookie
  await page.context().clearCookies()
  await page.goto(login)
  await page.getByLabel('Email').fill(colleague.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(colleague.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: /Lorato Kgosi/ }).waitFor()

  await page.goto(new URL('/profile', page.url()).href)
  await page.getByText('9 of 10 left').waitFor()
  await page.getByRole('button', { name: 'Remove authenticator app' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('Authenticator app removed.').waitFor()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('Signed out everywhere else.').waitFor()
  await expect
    .poll(() => page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem').count())
    .toBe(1)
}

/** Five hundred clients, one of them twice, and a row that is refused; the two become one. */
async function imported(page: Page): Promise<void> {
  const open = opener(page)
  const names = [
    'Adela',
    'Bruno',
    'Chidi',
    'Dagny',
    'Emeka',
    'Fumiko',
    'Gustav',
    'Halima',
    'Ignatz',
    'Jolanda',
  ]
  const others = Array.from({ length: 498 }, (_, at) => {
    const [first, last] = [
      names[at % 10],
      `${names[Math.floor(at / 10) % 10]}${'aeiou'[Math.floor(at / 100)]}ng`,
    ]
    return `${first},${last},client${at}@example.com,`
  })
  const list = [
    'First name,Last name,E-mail,Telephone',
    `Nuria,Casamitjana,nuria.one@example.com,+34 600 111 222`,
    `Núria,Casamitjana,nuria.two@example.com,+34 600 111 222`,
    `Nobody,Nowhere,not-an-address,`,
    ...others,
  ].join('\r\n')
  await open('/clients/import', 'Import clients')
  await page.getByLabel('Client list').setInputFiles({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list),
  })
  expect(await page.getByRole('combobox', { name: 'Column E-mail' }).textContent()).toBe('Email')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Check 501 rows' }).click()
  await page.getByText('500 clients to add, 1 row refused.').waitFor()
  await page.getByRole('cell', { name: 'Nobody Nowhere' }).waitFor()
  await page.getByRole('button', { name: 'Import 500 clients' }).click()
  await page.getByText(/^500 clients added/).waitFor()

  await open('/clients/duplicates', 'Duplicate clients')
  const pair = page.getByRole('table', { name: /N[uú]ria Casamitjana and N[uú]ria Casamitjana/ })
  const compare = page.getByRole('button', { name: /^Compare N[uú]ria Casamitjana and/ })
  await compare.or(pair).first().waitFor()
  if (await compare.isVisible()) await compare.click()
  await pair.getByRole('radio', { name: 'Email: nuria.two@example.com' }).check()
  expect(await axeFindings(page)).toEqual([])
  const card = page.locator('section', { has: pair })
  await card.getByRole('button', { name: 'Merge clients' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge clients' }).click()
  await page
    .getByRole('list', { name: 'Merged in the last day' })
    .getByText(/into N[uú]ria Casamitjana/)
    .waitFor()
  await page.goto(new URL('/clients?q=nuria', page.url()).href)
  await page.getByText('1 client found').waitFor()
}

/** The client that the list shows. */
async function aClient(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: /N[uú]ria Casamitjana/ })
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
}

/** What a margin would change of the open quotes, saved and taken back. */
async function margins(page: Page): Promise<void> {
  await opener(page)('/pricing-settings', 'Pricing Settings')
  const margin = page.getByRole('textbox', { name: 'Land margin' })
  const before = await margin.inputValue()
  await margin.fill('90')
  await page.getByText(/must be/).waitFor()
  await margin.fill(String(Number(before) + 1))
  await page.getByText('1 of 1 open quotes would change when they’re quoted again.').waitFor()
  await page.getByRole('list', { name: 'Largest changes' }).getByRole('link').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => margin.inputValue()).toBe(before)
}

/** A superadmin gives the agency its dashboard. */
async function withDashboard(): Promise<Page> {
  const page = await visit.signIn('root@tembeadirect.com')
  await opener(page)('/agencies', 'All Agencies')
  await page.getByRole('link', { name: /Baobab Travel/ }).click()
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === 'PATCH' && reply.status() === 200,
  )
  await page.getByRole('button', { name: 'Features', exact: true }).click()
  await page.getByRole('switch', { name: 'Dashboard' }).click()
  await saved
  return page
}

/** The dashboard counts the quote, and its figure leads to it; the wizard has nothing left. */
async function dashboard(page: Page, trip: string): Promise<void> {
  await opener(page)('/dashboard', 'Good')
  const quotes = page
    .getByRole('list', { name: 'Pipeline' })
    .getByRole('link', { name: /^Quote 1/ })
  await quotes.waitFor()
  await page.getByText('Nobody is traveling').waitFor()
  await page.getByRole('img', { name: /^Margin by month of departure/ }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  const painted = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).fill)
  expect(await painted('.MuiBarChart-series rect, .MuiBarElement-root, .ahead')).toMatch(
    /^rgb\((0, 0, 0|255, 255, 255)\)$/,
  )
  await page.emulateMedia({ forcedColors: 'none' })
  await quotes.click()
  await page
    .getByRole('tabpanel', { name: 'Trips' })
    .getByRole('link', { name: /Delta for two/ })
    .first()
    .waitFor()
  expect(await page.locator(`a[href*="${trip}"]`).count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Getting started/ }).click()
  await page
    .getByRole('dialog', { name: 'You’re all set, Thabo' })
    .getByRole('button', { name: 'Done' })
    .click()
}

/**
 * A superadmin works as the lead, is counted down in every tab, and ends with both names in the
 * audit trail.
 */
async function masquerade(page: Page): Promise<void> {
  const at = (path: string) => new URL(path, page.url()).href
  await page.getByRole('button', { name: 'People', exact: true }).click()
  await page.getByRole('button', { name: 'Actions for Thabo Molefe' }).click()
  await page.getByRole('menuitem', { name: 'Sign in as Thabo Molefe …' }).click()
  await page.getByRole('button', { name: '15 minutes' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const banner = page.getByRole('complementary', { name: 'Signed in as someone else' })
  await banner.getByText('you’re signed in as Thabo Molefe').waitFor()
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
  await second.getByRole('heading', { name: 'Thabo Molefe' }).waitFor()
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
  await page.goto(at('/audit-trail?agency=all&action=agent_masquerade_ended'))
  const ended = page.getByRole('row', { name: /Masquerade ended/ })
  const entry = ended.filter({ hasText: 'Thabo Molefe' }).first()
  await entry.getByText('Thabo Molefe').first().waitFor()
  await entry.getByText('signed in by Samuel Okoro').waitFor()
}
