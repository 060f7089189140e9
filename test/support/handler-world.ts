import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAwsEndpoint } from '../../infra/local/aws-endpoint'
import { sealKeyIn } from '../../infra/local/data-folder'
import { startDatabase } from '../../infra/local/database'
import { isolate, localReachable, mediaBucket } from '../../infra/local/environment'
import type { Judge } from '../../infra/local/judge/judge'
import { startS3 } from '../../infra/local/s3'
import { waitingQueues } from '../bench/requests/waiting-queues'

/**
 * The demo data on the local engines, for handlers that run in this process, each in its own
 * environment. Mails are taken and forgotten, queues keep what they are sent.
 */
export async function startHandlerWorld(judge: Judge) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tembea-handlers-'))
  const [database, storage, queues, ses] = await Promise.all([
    startDatabase({
      projectFolder: process.cwd(),
      dataFolder,
      now: new Date(),
      endpoint: undefined,
      say: () => undefined,
    }),
    startS3({ dataFolder: join(dataFolder, 's3'), buckets: [mediaBucket], judge }),
    waitingQueues(),
    startAwsEndpoint((_request, response) =>
      response.setHeader('content-type', 'application/json').end('{"MessageId":"m"}'),
    ),
  ])
  const localSealKey = sealKeyIn(dataFolder)
  const inFunction = isolate(
    localReachable({
      dynamodb: database.endpoint,
      s3: storage.endpoint,
      sqs: queues.endpoint,
      ses: ses.endpoint,
      ssm: ses.endpoint,
      urlOf: queues.urlOf,
      localSealKey,
      webAddress: 'http://localhost:8080',
    }),
  )
  return {
    dataFolder,
    databaseEndpoint: database.endpoint,
    queues,
    localSealKey,
    inFunction,
    /** Makes the catalogue searchable; to be called once table clients are prepared. */
    async publish() {
      const { handler } = await import('../../functions/catalogue/jobs/publish-catalogue')
      await inFunction('publishCatalogue', () => handler({} as never, {} as never))
    },
    async stop() {
      for (const part of [database, storage, queues, ses]) await part.stop()
      rmSync(dataFolder, { recursive: true, maxRetries: 5 })
    },
  }
}
