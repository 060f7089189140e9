import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { ensureChromium } from '../../../infra/local/build/chromium.mjs'
import { thisProduct } from './this-product'

export interface Visitor {
  /** A new page in a browser profile of its own; everything it complains about fails the test. */
  open(path: string): Promise<Page>
  /** A page of somebody who has signed in. */
  signIn(email: string): Promise<Page>
  /**
   * What the pages of this test complain of: `409 /api/Itineraries/itn_1` for an answer that the
   * browser itself logs. All of it has to come, however often, and nothing else may.
   */
  expectComplaints(...texts: readonly string[]): void
  /** What may come, or not: which request meets a lost connection is a matter of moments. */
  allowComplaints(...texts: readonly string[]): void
}

const demoPassword = 'kgalagadi-2027'

/**
 * A browser for the tests of one file, on the product of its worker unless another address is
 * given. Errors on the console and uncaught errors fail a test.
 */
export function visitor(address: () => string = () => thisProduct().address): Visitor {
  let browser: Browser
  const contexts: BrowserContext[] = []
  const complaints = new Set<string>()
  const expected = new Set<string>()
  const allowed = new Set<string>()
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: await ensureChromium(),
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
    const came = [...complaints].filter((one) => expected.has(one) || !allowed.has(one)).sort()
    const awaited = [...expected].sort()
    for (const texts of [complaints, expected, allowed]) texts.clear()
    expect(came).toEqual(awaited)
  })
  afterAll(() => browser?.close())

  const open = async (path: string) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    })
    // Longer than the test bank takes for a transfer, and than a page waits before it looks again.
    context.setDefaultTimeout(90_000)
    contexts.push(context)
    const page = await context.newPage()
    page.on('pageerror', (error) => complaints.add(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.add(complaintOf(message))
    })
    await page.goto(`${address()}${path}`)
    return page
  }
  return {
    open,
    expectComplaints(...texts) {
      for (const text of texts) expected.add(text)
    },
    allowComplaints(...texts) {
      for (const text of texts) allowed.add(text)
    },
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

/**
 * An answer that the browser logs by itself with its status and its path; anything else by its
 * words.
 */
function complaintOf(message: ConsoleMessage): string {
  const status = /^Failed to load resource: the server responded with a status of (\d+)/.exec(
    message.text(),
  )?.[1]
  const { url } = message.location()
  return status === undefined ? `console: ${message.text()}` : `${status} ${new URL(url).pathname}`
}
