import { randomUUID } from 'node:crypto'
import type { ScheduledEvent } from 'aws-lambda'

/** The event with which a schedule calls its function. */
export function scheduledEvent(jobName: string, now: number): ScheduledEvent {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: '000000000000',
    time: `${new Date(now).toISOString().slice(0, 19)}Z`,
    region: 'us-east-1',
    resources: [`arn:aws:events:us-east-1:000000000000:rule/${jobName}`],
    detail: {},
  }
}
