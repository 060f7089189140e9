import type { ConsoleMessage, Page } from 'playwright'
import { afterEach, expect } from 'vitest'
import * as z from 'zod/mini'
import { demoPassword } from './api-caller'
import { emptyProfile, type Profile } from './profiles'
import { thisProduct } from './this-product'

export interface Visitor {
  /** A new page in a browser profile of its own; everything it complains about fails the test. */
  open(path: string): Promise<Page>
  /**
   * A page of somebody who has signed in, which costs a page and a half less than by the form: that
   * is walked by sign-in.test.ts and main-job.test.ts.
   */
  signIn(email: string, path?: string): Promise<Page>
  /**
   * What the pages of this test complain of: `409 /api/Itineraries/itn_1` for an answer that the
   * browser itself logs. All of it has to come, however often, and nothing else may.
   */
  expectComplaints(...texts: readonly string[]): void
  /** What may come, or not: which request meets a lost connection is a matter of moments. */
  allowComplaints(...texts: readonly string[]): void
}

interface VisitorOptions {
  /** Of the product of the worker, unless another one is given. */
  readonly address?: () => string
  /**
   * Whether service workers may keep the app's files for a time without a connection. Each browser
   * profile would load some 260 of them, which costs more processor than a page does.
   */
  readonly keepsFiles?: boolean
}

/** Visits by the tests of one file. Errors on the console and uncaught errors fail a test. */
export function visitor({
  address = () => thisProduct().address,
  keepsFiles = false,
}: VisitorOptions = {}): Visitor {
  const profiles: Profile[] = []
  const complaints = new Set<string>()
  const expected = new Set<string>()
  const allowed = new Set<string>()
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail'
    for (const profile of profiles.splice(0)) await profile.leave(hasFailed)
    const came = [...complaints].filter((one) => expected.has(one) || !allowed.has(one)).sort()
    const awaited = [...expected].sort()
    for (const texts of [complaints, expected, allowed]) texts.clear()
    expect(came).toEqual(awaited)
  })

  const open = async (path: string, token?: string) => {
    const profile = await emptyProfile({ keepsFiles })
    profiles.push(profile)
    if (token !== undefined)
      await profile.context.addCookies([
        { name: 'TOKEN', value: token, url: address(), sameSite: 'Strict' },
      ])
    const page = await profile.newPage(address())
    page.on('pageerror', (error) => complaints.add(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.add(complaintOf(message))
    })
    await page.goto(new URL(path, address()).href)
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
    async signIn(email, path = '/builder') {
      return open(path, encodeURIComponent(await tokenOf(email, address())))
    },
  }
}

/** Signs in as users do, from any page of the product. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto(new URL('/login', page.url()).href)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

async function tokenOf(email: string, address: string): Promise<string> {
  const answer = await fetch(new URL('/api/Agents/login', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  const { id } = z.object({ id: z.string() }).parse(await answer.json())
  return id
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
