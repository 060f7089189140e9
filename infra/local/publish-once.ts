import { randomUUID } from 'node:crypto'
import { type Pause, pause } from '../../functions/runtime/backoff'
import { lambdaContext } from './gateway/lambda-context'
import { scheduledEvent } from './scheduled-event'
import type { ScheduledHandler } from './schedules'
import { StartFailure } from './start-failure'

interface PublishingOnce {
  /** The code of the job that publishes. */
  readonly load: () => Promise<ScheduledHandler>
  readonly reportFailure: (name: string, error: unknown) => void
  readonly wait?: Pause
}

const maxTries = 5

/**
 * Publishes the catalogue at startup, because searches fail until then and the job may run up to a
 * minute later.
 * @throws StartFailure when it fails every time
 */
export async function publishOnce({
  load,
  reportFailure,
  wait = pause,
}: PublishingOnce): Promise<void> {
  const handler = await load()
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    try {
      const now = Date.now()
      await handler(
        scheduledEvent('publishCatalogue', now),
        lambdaContext('publishCatalogue', randomUUID(), now),
      )
      return
    } catch (error) {
      reportFailure('publishCatalogue', error)
      await wait(attempt)
    }
  }
  throw new StartFailure(
    'The catalogue could not be published. Start again; if it happens again, start with --fresh.',
  )
}
