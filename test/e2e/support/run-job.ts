import type { Page } from 'playwright'

/** Runs a job of the product of a page before its time, as the button of `/dev/queues` does. */
export const runJob = (page: Page, name: string): Promise<unknown> =>
  page.evaluate(async (job) => {
    const answer = await fetch('/dev/schedules/run', {
      method: 'POST',
      body: new URLSearchParams({ name: job }),
      redirect: 'manual',
    })
    return answer.type
  }, name)
