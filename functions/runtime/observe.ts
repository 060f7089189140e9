import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware'
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics'
import { logMetrics } from '@aws-lambda-powertools/metrics/middleware'
import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import * as z from 'zod'
import { logger } from './log'

type Observer = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>

/**
 * What is seen of each request from outside: its id and route in every log line and, on AWS, metrics in the log (EMF):
 * cold starts, latency by route, refusals by route and code. Elsewhere nobody reads metrics, and the log stays short.
 */
export function observe(route: string): Observer[] {
  const named: Observer = {
    before: ({ event }) => logger.appendKeys({ requestId: event.requestContext.requestId, route }),
  }
  const logging: Observer[] = [injectLambdaContext(logger, { resetKeys: true }), named]
  if (process.env.AWS_LAMBDA_FUNCTION_NAME === undefined) return logging
  const metrics = new Metrics({ namespace: 'Tembea', serviceName: 'tembea', defaultDimensions: { route } })
  return [...logging, logMetrics(metrics, { captureColdStartMetric: true }), measure(metrics)]
}

function measure(metrics: Metrics): Observer {
  let began = 0
  const count: Observer['after'] = ({ response }) => {
    metrics.addMetric('Latency', MetricUnit.Milliseconds, performance.now() - began)
    const refusal = Number(response?.statusCode) < 400 ? undefined : codeOf(response?.body)
    if (refusal === undefined) return
    metrics.addDimension('code', refusal) // of this request alone: publishing forgets it
    metrics.addMetric('Errors', MetricUnit.Count, 1)
  }
  return {
    before: () => {
      began = performance.now()
    },
    after: count,
    onError: count,
  }
}

const errorBody = z.object({ error: z.object({ code: z.string() }) })

const codeOf = (body = '{}'): string => errorBody.safeParse(JSON.parse(body)).data?.error.code ?? 'unknown'
