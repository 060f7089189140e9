import type { Page } from 'playwright'
import { expect } from 'vitest'

/** The link of the newest mail with these words and such a link: copies for agents have none. */
export async function linkIn(page: Page, words: string, pattern: RegExp): Promise<string> {
  const read = (path: string) => page.evaluate(async (from) => (await fetch(from)).text(), path)
  let link = ''
  await expect
    .poll(async () => {
      const paths = (await read('/dev/mail')).matchAll(/\/dev\/mail\/[\w-]+/g)
      const mails = await Promise.all([...paths].map(([path]) => read(path)))
      link =
        pattern.exec(mails.find((mail) => mail.includes(words) && pattern.test(mail)) ?? '')?.[0] ??
        ''
      return link
    })
    .not.toBe('')
  return new URL(link, page.url()).href
}
