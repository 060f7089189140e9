import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Route } from '#shared/api/contract'
import { AppError } from '#shared/errors/app-error'
import { metricService } from '../../../functions/runtime/env-names'
import { httpLambda } from '../../../functions/runtime/http-lambda'
import { log } from '../../../functions/runtime/log'
import { useCase } from '../../../functions/runtime/use-case'
import { failureTerms } from '../../../infra/constructs/failures'
import { isolate, localReachable } from '../../../infra/local/environment'
import { callLambda } from '../../support/http-event'
import { quietLog } from '../../support/store-kinds'

const route = {
  domain: 'info',
  name: 'sayHello',
  method: 'GET',
  path: '/api/hello',
  who: 'public',
  summary: 'Says hello',
  harm: 'Nobody is greeted at all.',
  touches: [],
  answer: z.object({ hello: z.string() }),
} as const satisfies Route

const lambda = (run: () => void = () => undefined) =>
  httpLambda(
    useCase(route, async () => {
      log.info('hello.said', { words: 1 })
      run()
      return { hello: 'you' }
    }),
    {},
  )
const request = { method: 'GET', path: '/api/hello' } as const
const well = () => undefined
const broken = () => {
  throw new Error('broken')
}
const forbidden = () => {
  throw new AppError('auth.forbidden')
}
const busy = () => {
  throw new AppError('service.busy')
}

describe('what is seen of a request', () => {
  let lines: string[] = []
  const printed: string[] = []
  beforeEach(() => {
    lines = quietLog()
    printed.length = 0
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  })
  afterEach(() => void vi.unstubAllEnvs())

  test('each line of the log has its request and its route', async () => {
    await callLambda(lambda(), request)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        level: 'INFO',
        message: 'hello.said',
        words: 1,
        route: 'sayHello',
        requestId: expect.stringMatching(/./),
      },
    ])
  })

  test('requests that overlap in one process keep their own route, request and function in each line', async () => {
    const inFunction = isolate(localReachable())
    const both = ['sayHello', 'sayGoodbye'].map((name) => {
      const slow = useCase({ ...route, name }, async () => {
        log.info('began')
        await new Promise((resolve) => setTimeout(resolve, 20))
        log.info('ended')
        throw new Error(`${name} is broken`)
      })
      return inFunction(name, () => callLambda(httpLambda(slow, {}), request))
    })
    const answers = await Promise.all(both)
    const told = lines.map((line) => JSON.parse(line))
    expect(told).toHaveLength(6)
    for (const [at, name] of ['sayHello', 'sayGoodbye'].entries()) {
      const own = told.filter((line) => line.route === name)
      expect(own.map(({ message }) => message)).toEqual(['began', 'ended', 'request.failed'])
      const { requestId } = Object(answers[at]?.body).error
      for (const line of own) expect(line).toMatchObject({ function: name, requestId })
    }
  })

  test('elsewhere than on AWS no metrics stand in the log', async () => {
    await callLambda(lambda(), request)
    expect(printed).toEqual([])
  })

  describe('on AWS', () => {
    const told = async (...runs: (() => void)[]) => {
      vi.stubEnv('AWS_LAMBDA_FUNCTION_VERSION', '1')
      vi.stubEnv('AWS_LAMBDA_INITIALIZATION_TYPE', 'on-demand')
      let run = runs[0]
      const observed = lambda(() => run?.())
      for (run of runs) await callLambda(observed, request)
      return printed.map((text) => JSON.parse(text))
    }
    const dimensionsOf = (line: { _aws: { CloudWatchMetrics: { Dimensions: string[][] }[] } }) =>
      line._aws.CloudWatchMetrics.flatMap(({ Dimensions }) => Dimensions)

    test('one line of metrics a request tells latency, units, and the cold start of the first', async () => {
      const metrics = await told(well, well)
      expect(metrics).toMatchObject([
        {
          Latency: expect.any(Number),
          ReadUnits: 0,
          WriteUnits: 0,
          ColdStart: 1,
          route: 'sayHello',
          status: '200',
        },
        { Latency: expect.any(Number), route: 'sayHello' },
      ])
      expect(metrics).toHaveLength(2)
      expect(metrics[1]).not.toHaveProperty('ColdStart')
      expect(metrics.map(dimensionsOf)).toEqual([[['service']], [['service']]])
    })

    test('each stage tells metrics of its own, under the name by which its alarms look for them', async () => {
      vi.stubEnv('STAGE', 'dev')
      const [line] = await told(well)
      expect(line).toMatchObject({ service: metricService('dev') })
      expect(metricService('dev')).not.toBe(metricService('prod'))
    })

    test('a failure of ours is told by route and code, in the word by which the alarm of its domain counts it', async () => {
      const [fault, request] = await told(broken)
      expect(fault).toMatchObject({ Faults: 1, route: 'sayHello', code: 'unknown' })
      expect(failureTerms.some((term) => JSON.stringify(fault).includes(term))).toBe(true)
      expect(dimensionsOf(fault)).toEqual([['service', 'route', 'code']])
      expect(request).toMatchObject({ status: '500', code: 'unknown' })
    })

    test('what passes by itself, or is only refused or well, rings no bell', async () => {
      const lines = await told(busy, forbidden, well)
      expect(lines[0]).toMatchObject({ Unavailable: 1, route: 'sayHello', code: 'service.busy' })
      expect(
        lines.filter((line) => failureTerms.some((term) => JSON.stringify(line).includes(term))),
      ).toEqual([])
    })

    test('a refusal is counted with all others, and searched for by its code', async () => {
      const [refusal] = await told(forbidden)
      expect(refusal).toMatchObject({ Refusals: 1, code: 'auth.forbidden', route: 'sayHello' })
      expect(dimensionsOf(refusal)).toEqual([['service']])
    })
  })
})
