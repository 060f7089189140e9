import { gunzipSync } from 'node:zlib'
import type { CloudWatchLogsEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { releaseName } from '#shared/api/release'
import { optionalEnv, readEnv } from '../../runtime/env'
import { log } from '../../runtime/log'

const logBatch = z.object({
  logGroup: z.string(),
  logEvents: z.array(z.object({ id: z.string(), timestamp: z.number(), message: z.string() })),
})
const line = z.looseObject({
  message: z.string(),
  cause: z.optional(z.string()),
  requestId: z.optional(z.string()),
  route: z.optional(z.string()),
  code: z.optional(z.string()),
})

/**
 * A failure as a log tells of it. Lines hold no body, address or name of a person
 * (functions/runtime/log.ts), so nor does this.
 */
export interface LoggedFailure {
  readonly error: Error
  readonly tags: Readonly<Record<string, string | undefined>>
}

/**
 * The failures of a batch of log lines: ours with their cause, and what Lambda itself says of a run
 * that ended.
 */
export function failuresIn(event: CloudWatchLogsEvent): LoggedFailure[] {
  const { logGroup, logEvents } = logBatch.parse(
    JSON.parse(String(gunzipSync(Buffer.from(event.awslogs.data, 'base64')))),
  )
  return logEvents.map(({ message }) => {
    const failure = line.safeParse(jsonOf(message)).data ?? { message }
    const [title = failure.message] = (failure.cause ?? failure.message).split('\n')
    const error = Object.assign(new Error(title), {
      name: failure.message.slice(0, 80),
      stack: failure.cause ?? '',
    })
    return {
      error,
      tags: { logGroup, requestId: failure.requestId, route: failure.route, code: failure.code },
    }
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends failures to the error-reporting service; the SDK is loaded by this function alone. */
export async function reportFailures(
  event: CloudWatchLogsEvent,
  dsn = optionalEnv('sentryDsn'),
): Promise<void> {
  if (dsn === undefined) return
  const Sentry = await import('@sentry/aws-serverless')
  Sentry.init({
    dsn,
    environment: readEnv('stage').stage,
    release: releaseName,
    sampleRate: 1,
    tracesSampleRate: 0.15,
    sendDefaultPii: false,
    defaultIntegrations: false,
    skipOpenTelemetrySetup: true,
  })
  const failures = failuresIn(event)
  for (const { error, tags } of failures) Sentry.captureException(error, { tags })
  const isSent = await Sentry.flush(5_000)
  if (!isSent) log.warn('failures.not-reported', { count: failures.length })
}

export const handler = (event: CloudWatchLogsEvent) => reportFailures(event)
