import { createServer } from 'node:http'

export interface Relay {
  readonly endpoint: string
  /** So many of the next calls are throttled. */
  throttle(calls: number): void
  stop(): Promise<void>
}

/**
 * Stands between a process and an engine, and throttles as DynamoDB does: local engines never do.
 */
export async function throttlingRelay(engine: string): Promise<Relay> {
  let left = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (left > 0) {
      left -= 1
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' }).end(throttled)
      return
    }
    const { host: _host, connection: _connection, ...headers } = request.headers
    const passed = await fetch(engine, {
      method: 'POST',
      headers: Object(headers),
      body: Buffer.concat(chunks),
    })
    response
      .writeHead(passed.status, { 'content-type': 'application/x-amz-json-1.0' })
      .end(await passed.text())
  })
  const endpoint = await new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${Object(server.address()).port}`),
    ),
  )
  return {
    endpoint,
    throttle(calls) {
      left = calls
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const throttled = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
  message: 'The level of configured provisioned throughput for the table was exceeded.',
})
