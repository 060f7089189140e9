import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright'

/** The scripts that a page has loaded, by name, in KB of Brotli at its best quality. */
export async function scriptsOf(page: Page): Promise<Map<string, number>> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
  const sizes = new Map<string, number>()
  for (const address of addresses) {
    const answer = await page.request.get(address)
    sizes.set(new URL(address).pathname, kilobytesOf(await answer.body()))
  }
  return sizes
}

function kilobytesOf(text: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return brotliCompressSync(text, { params }).length / 1024
}

/** What of one page's scripts another has not loaded, in KB. */
export function kilobytesBeyond(
  scripts: ReadonlyMap<string, number>,
  loaded: ReadonlyMap<string, number>,
): number {
  return [...scripts].reduce((sum, [name, size]) => (loaded.has(name) ? sum : sum + size), 0)
}
