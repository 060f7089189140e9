import { generateSync } from 'otplib'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitor } from './support/browser'

const visit = visitor()

/** A device with a fingerprint reader, as the browser's own tools play one. */
async function addReader(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

const password = 'marula-at-dawn-7'

/** The link of the newest mail with these words. */
async function linkIn(page: Page, words: string, pattern: RegExp): Promise<string> {
  const read = (path: string) => page.evaluate(async (from) => (await fetch(from)).text(), path)
  let link = ''
  await expect
    .poll(async () => {
      const paths = (await read('/dev/mail')).matchAll(/\/dev\/mail\/[\w-]+/g)
      const mails = await Promise.all([...paths].map(([path]) => read(path)))
      link = pattern.exec(mails.find((mail) => mail.includes(words)) ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return new URL(link, page.url()).href
}

test('a colleague activates the account with a passkey, adds an app, and signs in by each', async () => {
  const lead = await visit.signIn('thabo@marulajourneys.com')
  const asked = { firstName: 'Lorato', lastName: 'Kgosi', email: 'lorato@marulajourneys.com' }
  await lead.evaluate(async (body) => {
    const authorization = /TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { authorization: decodeURIComponent(authorization), 'content-type': 'application/json' }
    await fetch('/api/Agents', { method: 'POST', headers, body: JSON.stringify(body) })
  }, asked)
  const link = await linkIn(lead, 'Hello Lorato', /\/verify\/agt_\w+\/[\w-]+/)
  const page = await visit.open('/login')
  await addReader(page)
  await page.goto(link)
  await page.getByText('You must enter a password to activate your account').waitFor()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Activate account' }).click()
  await page.getByText('Your password has been set, you may now').waitFor()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText(/^Passkey added/).waitFor()
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('checkbox', { name: /accept them/ }).check()
  await page.getByRole('button', { name: 'Accept and continue' }).click()
  const wizard = page.getByRole('dialog', { name: 'Welcome to Tembea, Lorato' })
  await wizard.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /Lorato Kgosi/ }).waitFor()

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

  await page.context().clearCookies()
  await page.goto(new URL('/login', page.url()).href)
  await page.getByLabel('Email').fill(asked.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
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
  await expect.poll(() => page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem').count()).toBe(1)
  visit.expectComplaints('403 /api/Agents/login', '403 /api/MyAccount/factors/remove')
})
