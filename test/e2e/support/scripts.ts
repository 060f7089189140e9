import type { Page } from 'playwright'

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
