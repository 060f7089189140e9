import { Tracer } from '@aws-lambda-powertools/tracer'
import { captureLambdaHandler } from '@aws-lambda-powertools/tracer/middleware'
import middy from '@middy/core'
import type { Context } from 'aws-lambda'
import { isOnLambda } from './env'

/**
 * What queues and schedules call, seen in X-Ray: cold starts, failures and each call to a service.
 * Routes are traced by Lambda alone: the tracer is a third of the size that a route may have.
 */
export function trace<Event, Result>(work: (event: Event) => Promise<Result>) {
  if (!isOnLambda()) return (event: Event, _context?: Context) => work(event)
  const tracedWork = middy<Event, Result>()
    .use(captureLambdaHandler(new Tracer({ serviceName: 'tembea' }), { captureResponse: false }))
    .handler(work)
  return (event: Event, context?: Context) =>
    context === undefined ? work(event) : tracedWork(event, context)
}
