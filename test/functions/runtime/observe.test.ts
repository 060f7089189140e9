import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { Route } from '#shared/api/contract'
import { AppError } from '#shared/errors/app-error'
import { httpLambda } from '../../../functions/runtime/http-lambda'
import { log } from '../../../functions/runtime/log'
import { useCase } from '../../../functions/runtime/use-case'
import { callLambda } from '../../support/http-event'
import { quietLog } from '../../support/store-kinds'

const route = {
  ...{ domain: 'info', name: 'sayHello', method: 'GET', path: '/api/hello', who: 'public' },
  ...{ summary: 'Says hello', harm: 'Nobody is greeted at all.', touches: [], answer: z.object({ hello: z.string() }) },
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
      { level: 'INFO', message: 'hello.said', words: 1, route: 'sayHello', requestId: expect.stringMatching(/./) },
    ])
  })

  test('elsewhere than on AWS no metrics stand in the log', async () => {
    await callLambda(lambda(), request)
    expect(printed).toEqual([])
  })

  test('on AWS metrics tell cold starts, latency by route, and refusals by route and code', async () => {
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'sayHello')
    vi.stubEnv('AWS_LAMBDA_INITIALIZATION_TYPE', 'on-demand')
    let isBusy = false
    const observed = lambda(() => (isBusy ? busy() : undefined))
    await callLambda(observed, request)
    isBusy = true
    await callLambda(observed, request)
    const metrics = printed.map((text) => JSON.parse(text))
    expect(metrics).toMatchObject([
      { ColdStart: 1, route: 'sayHello' },
      { Latency: expect.any(Number), route: 'sayHello' },
      { Latency: expect.any(Number), Errors: 1, route: 'sayHello', code: 'service.busy' },
    ])
    expect(metrics).toHaveLength(3)
    expect(metrics[1]).not.toHaveProperty('Errors')
  })
})
