import { MetricUnit } from '@aws-lambda-powertools/metrics'
import { logMetrics } from '@aws-lambda-powertools/metrics/middleware'
import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Route } from '#shared/api/contract'
import { isMeasured, newMetrics } from './figures'
import { thisCall } from './this-call'

type Observer = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>

/**
 * What is seen of each request from outside, on AWS: one line of metrics (EMF): latency, cold starts
 * and units of the table, beside what is only searched for: route, status, code, and who called.
 */
export const observe = ({ name }: Pick<Route, 'name'>): Observer[] =>
  isMeasured() ? measure(name) : []

/**
 * Dimensions are few, because each value of each is a metric to pay: routes and codes are told
 * apart for failures only.
 */
function measure(route: string): Observer[] {
  const metrics = newMetrics()
  let isCold = process.env.AWS_LAMBDA_INITIALIZATION_TYPE === 'on-demand'
  let began = 0
  const count: Observer['after'] = ({ event, response }) => {
    const status = Number(response?.statusCode)
    const code = status < 400 ? undefined : codeOf(response?.body)
    metrics.addMetric('Latency', MetricUnit.Milliseconds, performance.now() - began)
    metrics.addMetric('ReadUnits', MetricUnit.Count, thisCall.readUnits)
    metrics.addMetric('WriteUnits', MetricUnit.Count, thisCall.writeUnits)
    if (isCold) metrics.addMetric('ColdStart', MetricUnit.Count, 1)
    isCold = false
    const { requestId } = event.requestContext
    const searchFields = { requestId, route, status: String(status), code, caller: thisCall.caller }
    for (const [key, value] of Object.entries(searchFields))
      if (value !== undefined) metrics.addMetadata(key, value)
    if (code === undefined) return
    if (status < 500) return void metrics.addMetric('Refusals', MetricUnit.Count, 1)
    const failure = metrics.singleMetric()
    // The alarm of the domain counts lines with this word (infra/constructs/failures.ts); 503 is
    // somebody else's failure.
    failure
      .addDimensions({ route, code })
      .addMetric(status === 500 ? 'Faults' : 'Unavailable', MetricUnit.Count, 1)
  }
  const countingObserver: Observer = {
    before: () => {
      Object.assign(thisCall, { readUnits: 0, writeUnits: 0, caller: undefined })
      began = performance.now()
    },
    after: count,
    onError: count,
  }
  return [logMetrics(metrics), countingObserver]
}

const errorBody = z.object({ error: z.object({ code: z.string() }) })

const codeOf = (body = '{}'): string =>
  errorBody.safeParse(JSON.parse(body)).data?.error.code ?? 'unknown'
