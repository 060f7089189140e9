import { gzipSync } from 'node:zlib'
import type { CloudWatchLogsEvent } from 'aws-lambda'

/** What CloudWatch hands over of a function's log. */
export function loggedFailure(...messages: readonly string[]): CloudWatchLogsEvent {
  const logEvents = messages.map((message, at) => ({ id: String(at), timestamp: 1, message }))
  const text = JSON.stringify({ logGroup: 'Tembea-dev-getItinerary', logEvents })
  return { awslogs: { data: gzipSync(text).toString('base64') } }
}
