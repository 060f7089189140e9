import type { Page } from 'playwright'

/**
 * Pages that open from here on keep nothing for a time without a connection: what they load is what
 * they need. Else all that the trips may need follows after eight seconds, which a busy machine
 * takes to show a first screen.
 */
export const keepsNothing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => undefined)
  })

/** The scripts a page has loaded that carry zod, whose schemas no first screen needs. */
export async function schemaScripts(page: Page): Promise<string[]> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  )
  const texts = await Promise.all(
    scripts.map(async (script) => (await page.request.get(script)).text()),
  )
  return scripts.filter((_script, at) => texts[at]?.includes('ZodObject'))
}
