import axe from 'axe-core'
import type { Page } from 'playwright'

/** How many rules axe-core finds broken on a page, at every level and with its best practices. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run()
    return violations.map(({ id }) => id)
  })
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
