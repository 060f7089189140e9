import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { ensureChromium } from '../../../infra/local/build/chromium.mjs'
import { quietChromium } from './quiet-chromium'

/** A browser profile that nobody else uses at the moment. */
export interface Profile {
  readonly context: BrowserContext
  /** A page that finds nothing of this site that an earlier one has kept. */
  newPage(address: string): Promise<Page>
  /**
   * Closes its pages. Unless it is of no further use, a later test may have it: a page beside one of
   * the same site shares its process and compiled scripts, a quarter less processor.
   */
  leave(isSpoilt: boolean): Promise<void>
}

/** Of this worker, for all its files; it ends with the worker. */
let browser: Promise<Browser> | undefined
const free: BrowserContext[] = []

/**
 * A profile without cookies and without anything kept.
 * @param keepsFiles - whether service workers may keep files; then it is a new one
 */
export async function emptyProfile({ keepsFiles }: { keepsFiles: boolean }): Promise<Profile> {
  browser ??= launched()
  const left = keepsFiles ? undefined : free.pop()
  const context = left ?? (await newContext(await browser, keepsFiles))
  let isClosed = false
  context.once('close', () => {
    isClosed = true
  })
  return {
    context,
    async newPage(address) {
      // Stays, so that the process of the site does.
      if (context.pages().length === 0)
        await (await context.newPage()).goto(`${address}/robots.txt`)
      const page = await context.newPage()
      const tools = await context.newCDPSession(page)
      await tools.send('Storage.clearDataForOrigin', { origin: address, storageTypes: kept })
      await tools.detach()
      return page
    },
    async leave(isSpoilt) {
      if (isClosed) return
      if (isSpoilt || keepsFiles) return context.close()
      for (const page of context.pages().slice(1)) await page.close()
      await context.clearCookies()
      await context.clearPermissions()
      await context.setOffline(false)
      free.push(context)
    },
  }
}

/** Files that the browser has by HTTP stay, and what it has compiled of them. */
const kept = 'local_storage,indexeddb,cache_storage,service_workers'

async function newContext(of: Browser, keepsFiles: boolean): Promise<BrowserContext> {
  const context = await of.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: keepsFiles ? 'allow' : 'block',
  })
  // Longer than the test bank takes for a transfer, and than a page waits before it looks again.
  context.setDefaultTimeout(90_000)
  return context
}

async function launched(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: [...quietChromium, '--process-per-site'],
  })
}
