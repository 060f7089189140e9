import { randomUUID } from 'node:crypto'
import type { ScheduledEvent } from 'aws-lambda'

/** The event with which a schedule calls its function, or another source does. */
export function scheduledEvent(
  jobName: string,
  now: number,
  source = 'aws.events',
): ScheduledEvent {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source,
    account: '000000000000',
    time: `${new Date(now).toISOString().slice(0, 19)}Z`,
    region: 'us-east-1',
    resources: [`arn:aws:events:us-east-1:000000000000:rule/${jobName}`],
    detail: {},
  }
}
