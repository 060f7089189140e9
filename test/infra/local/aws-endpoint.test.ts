import { afterEach, expect, test } from 'vitest'
import { type AwsEndpoint, keptOpenMs, startAwsEndpoint } from '../../../infra/local/aws-endpoint'

let served: AwsEndpoint
afterEach(() => served.stop())

test('an unused connection is kept longer than a caller keeps it, so that no request meets its end', async () => {
  served = await startAwsEndpoint((_request, response) => response.end('here'))
  const { headers } = await fetch(served.endpoint)
  expect(headers.get('keep-alive')).toBe(`timeout=${keptOpenMs / 1000}`)
})
