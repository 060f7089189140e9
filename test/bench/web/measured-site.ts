import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { demoPassword } from '../../../infra/local/demo/people'
import { freePort } from '../../../infra/local/engines/free-port'
import { start } from '../../e2e/support/starts'

export interface MeasuredSite {
  readonly address: string
  readonly browser: Browser
  /** Where Chromium takes the commands of other tools. */
  readonly debuggingPort: number
  /** A page in a profile of its own, of naledi@marulajourneys.com when it is an agent's. */
  open(path: string, options: { readonly asAgent: boolean }): Promise<Page>
  stop(): Promise<void>
}

/** The product as `npm start` serves it, with so many invented camps, and a browser. */
export async function measuredSite(camps: number): Promise<MeasuredSite> {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-web-'))
  const data = join(folder, 'data')
  const seeded = spawnSync(process.execPath, ['bin/seed.mjs', '--camps', String(camps), '--data', data])
  if (seeded.status !== 0) throw new Error(String(seeded.stderr))
  const address = `http://localhost:${await freePort()}`
  const product = start('--port', new URL(address).port, '--data', data)
  await product.welcomed
  const debuggingPort = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...quiet, `--remote-debugging-port=${debuggingPort}`],
  })
  return {
    ...{ address, browser, debuggingPort },
    async open(path, { asAgent }) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      if (asAgent) await signIn(context, address)
      const page = await context.newPage()
      await page.goto(`${address}${path}`)
      await page.waitForLoadState('networkidle')
      return page
    },
    async stop() {
      await browser.close()
      product.child.kill('SIGINT')
      await product.ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

async function signIn(context: BrowserContext, address: string): Promise<void> {
  const data = { email: 'naledi@marulajourneys.com', password: demoPassword, keep: false }
  const answer = await context.request.post(`${address}/api/Agents/login`, { data })
  const { id }: { id: string } = await answer.json()
  await context.addCookies([{ name: 'TOKEN', value: id, url: address }])
}
