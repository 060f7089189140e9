import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'

export interface Visitor {
  /** A new page in a browser profile of its own; everything it complains about fails the test. */
  open(path: string): Promise<Page>
  /** A page of somebody who has signed in. */
  signIn(email: string): Promise<Page>
}

const demoPassword = 'kgalagadi-2027'

/**
 * A browser for the tests of one file, on the product that all files share unless another address is given.
 * Errors on the console and uncaught errors fail a test.
 */
export function visitor(address: () => string = () => inject('address')): Visitor {
  let browser: Browser
  const contexts: BrowserContext[] = []
  const complaints: string[] = []
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    })
  })
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
    expect(complaints.splice(0)).toEqual([])
  })
  afterAll(() => browser?.close())

  const open = async (path: string) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    // Longer than the test bank takes for a transfer, and than a page waits before it looks again.
    context.setDefaultTimeout(90_000)
    contexts.push(context)
    const page = await context.newPage()
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
    })
    await page.goto(`${address()}${path}`)
    return page
  }
  return {
    open,
    async signIn(email) {
      const page = await open('/login')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL((url) => !url.pathname.startsWith('/login'))
      return page
    },
  }
}
