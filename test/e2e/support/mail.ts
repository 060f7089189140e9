import type { Page } from 'playwright'
import { expect } from 'vitest'
import { runJob } from './run-job'

const read = (page: Page, path: string) =>
  page.evaluate(async (from) => (await fetch(from)).text(), path)

/** The link of the newest mail with these words and such a link: copies for agents have none. */
export async function linkIn(page: Page, words: string, pattern: RegExp): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const paths = (await read(page, '/dev/mail')).matchAll(/\/dev\/mail\/[\w-]+/g)
      const mails = await Promise.all([...paths].map(([path]) => read(page, path)))
      link =
        pattern.exec(mails.find((mail) => mail.includes(words) && pattern.test(mail)) ?? '')?.[0] ??
        ''
      return link
    })
    .not.toBe('')
  return new URL(link, page.url()).href
}

/**
 * Waits for a mail with all of these words in its subject or its plain text. What follows from a
 * change goes out within a minute; the job that looks for it is run before its time.
 */
export async function mailWith(page: Page, ...words: readonly string[]): Promise<void> {
  const missing = async () => {
    const mails = (await read(page, '/dev/mail')).split('<article>')
    if (mails.some((mail) => words.every((one) => mail.includes(one)))) return []
    await runJob(page, 'startDueJobs')
    return words
  }
  await expect.poll(missing, { timeout: 90_000, interval: 1_000 }).toEqual([])
}
