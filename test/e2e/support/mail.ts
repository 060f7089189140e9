import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Every mail that went out, the newest first. */
async function mailsOf(page: Page): Promise<string[]> {
  const read = (path: string) => page.evaluate(async (from) => (await fetch(from)).text(), path)
  const paths = (await read('/dev/mail')).matchAll(/\/dev\/mail\/[\w-]+/g)
  return Promise.all([...paths].map(([path]) => read(path)))
}

/** The link of the newest mail with these words and such a link: copies for agents have none. */
export async function linkIn(page: Page, words: string, pattern: RegExp): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mails = await mailsOf(page)
      link =
        pattern.exec(mails.find((mail) => mail.includes(words) && pattern.test(mail)) ?? '')?.[0] ??
        ''
      return link
    })
    .not.toBe('')
  return new URL(link, page.url()).href
}

/** Waits for a mail with all of these words; what follows from a change goes out within a minute. */
export async function mailWith(page: Page, ...words: readonly string[]): Promise<void> {
  await expect
    .poll(
      async () => (await mailsOf(page)).some((mail) => words.every((one) => mail.includes(one))),
      { timeout: 90_000, interval: 2_000 },
    )
    .toBe(true)
}
