import { createServer, type RequestListener, type Server } from 'node:http'
import { StartFailure } from './start-failure'

/** Bytes of a request's line and headers: room for a filter that is far too long, so that the route says what is wrong. */
const longestHead = 512 * 1024

export interface Listening {
  /** Who answers from now on. */
  serve(listener: RequestListener): void
  stop(): Promise<void>
}

/**
 * Takes the port before anything else is started, so that a taken one is told at once. Until somebody serves, requests
 * are asked to come again.
 *
 * @throws StartFailure when the port is taken or may not be used
 */
export async function listenOn(port: number): Promise<Listening> {
  let current: RequestListener = (_, response) => {
    response.writeHead(503, {
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': '1',
      'cache-control': 'no-store',
    })
    response.end('Tembea is starting')
  }
  const server = createServer({ maxHeaderSize: longestHead }, (request, response) => current(request, response))
  server.keepAliveTimeout = 65_000
  await bind(server, port)
  return {
    serve(listener) {
      current = listener
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function bind(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new StartFailure(`Port ${port} is taken. Stop what uses it, or choose another with --port.`))
      } else if (error.code === 'EACCES') {
        reject(new StartFailure(`Port ${port} may not be used. Choose one above 1023 with --port.`))
      } else reject(error)
    })
    server.listen(port, '127.0.0.1', resolve)
  })
}
