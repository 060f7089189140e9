import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { ensureChromium } from '../../../infra/local/build/chromium.mjs'
import { demoPassword } from '../../../infra/local/demo/people'
import { freePort } from '../../../infra/local/engines/free-port'
import { quietChromium } from '../../e2e/support/quiet-chromium'
import { lived, start } from '../../e2e/support/starts'

export interface MeasuredSite {
  readonly address: string
  readonly browser: Browser
  /** Where Chromium takes the commands of other tools. */
  readonly debuggingPort: number
  /**
   * A page in a profile of its own, of naledi@marulajourneys.com when it is an agent's, of Tembea
   * Direct's content manager, of astrid.lindqvist@nordmail.se a client's.
   */
  open(
    path: string,
    options: { readonly as: 'agent' | 'manager' | 'client' | 'visitor' },
  ): Promise<Page>
  /** Signs in where other tools open their pages, which is none of the profiles of `open`. */
  enter(as: keyof typeof sessions): Promise<void>
  stop(): Promise<void>
}

/** The product as `npm start` serves it, with so many invented camps, and a browser. */
export async function measuredSite(camps: number): Promise<MeasuredSite> {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-web-'))
  const data = join(folder, 'data')
  const seeded = spawnSync(process.execPath, [
    'bin/seed.mjs',
    '--camps',
    String(camps),
    '--data',
    data,
  ])
  if (seeded.status !== 0) throw new Error(String(seeded.stderr))
  const address = `http://localhost:${await freePort()}`
  const product = start('--port', new URL(address).port, '--data', data)
  await product.welcomed
  await lived(data)
  const debuggingPort = await freePort()
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...quietChromium, `--remote-debugging-port=${debuggingPort}`],
  })
  return {
    address,
    browser,
    debuggingPort,
    async open(path, { as }) {
      const viewport = as === 'client' ? { width: 390, height: 844 } : { width: 1440, height: 900 }
      const context = await browser.newContext({ viewport })
      if (as !== 'visitor') await signIn(context, address, as)
      const page = await context.newPage()
      await page.goto(`${address}${path}`)
      await page.waitForLoadState('networkidle')
      return page
    },
    async enter(as) {
      const context = await browser.newContext()
      const cookie = await signIn(context, address, as)
      await context.close()
      const everywhere = await browser.newBrowserCDPSession()
      await everywhere.send('Storage.setCookies', { cookies: [cookie] })
    },
    async stop() {
      await browser.close()
      product.child.kill('SIGINT')
      await product.ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const sessions = {
  agent: { path: '/api/Agents/login', email: 'naledi@marulajourneys.com', cookie: 'TOKEN' },
  manager: { path: '/api/Agents/login', email: 'content@tembeadirect.com', cookie: 'TOKEN' },
  client: {
    path: '/api/Clients/login',
    email: 'astrid.lindqvist@nordmail.se',
    cookie: 'CLIENT_TOKEN',
  },
} as const

/** Signs a browser profile in. @returns the cookie that does it */
export async function signIn(
  context: BrowserContext,
  address: string,
  as: keyof typeof sessions,
): Promise<{ name: string; value: string; url: string }> {
  const { path, email, cookie } = sessions[as]
  const data = { email, password: demoPassword, keep: false }
  const answer = await context.request.post(`${address}${path}`, { data })
  const { id }: { id: string } = await answer.json()
  const session = { name: cookie, value: id, url: address }
  await context.addCookies([session])
  return session
}
