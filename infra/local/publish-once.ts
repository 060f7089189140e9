import { randomUUID } from 'node:crypto'
import { LambdaContext } from './gateway/lambda-context'
import { loaderOf } from './load-handler'
import { scheduledEvent } from './scheduled-event'

/** Publishes the catalogue before the first search, where the job would come up to a minute later. */
export async function publishOnce(reportFailure: (name: string, error: unknown) => void): Promise<void> {
  const load = loaderOf('catalogue/publish-catalogue')
  if (load === undefined) return
  try {
    const handler = await load()
    const now = Date.now()
    await handler(
      scheduledEvent('publishCatalogue', now),
      new LambdaContext('publishCatalogue', randomUUID(), now + 60_000),
    )
  } catch (error) {
    reportFailure('publishCatalogue', error)
  }
}
