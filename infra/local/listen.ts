import { createServer, type RequestListener, type Server } from 'node:http'
import { StartFailure } from './start-failure'

/**
 * Bytes of a request's line and headers: more than the edge and the gateway take, so that it is
 * they who refuse, in the shape of our errors.
 */
const longestHead = 512 * 1024

/** For whoever opens the product too early: it looks again by itself, every second. */
const startingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<title>Tembea is starting</title>
<body style="margin: 22vh 24px; text-align: center; font: 16px/24px system-ui, sans-serif; color: #1d2b24; background: #faf7f0">
<h1 style="font-size: 20px">Tembea is starting</h1>
<p>This page opens automatically once it is ready.</p>
</html>
`

export interface Listening {
  /** Who answers from now on. */
  serve(listener: RequestListener): void
  stop(): Promise<void>
}

/**
 * Takes the port before anything else is started, so that a taken one is told at once. Until
 * somebody serves, requests are asked to come again.
 * @throws StartFailure when the port is taken or may not be used
 */
export async function listenOn(port: number): Promise<Listening> {
  let current: RequestListener = ({ headers }, response) => {
    const isPage = headers.accept?.includes('text/html') ?? false
    response.writeHead(503, {
      'content-type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
      'retry-after': '1',
      'cache-control': 'no-store',
    })
    response.end(isPage ? startingPage : 'Tembea is starting')
  }
  const server = createServer({ maxHeaderSize: longestHead }, (request, response) =>
    current(request, response),
  )
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
        reject(
          new StartFailure(
            `Port ${port} is already in use. Stop the process using it, or choose another port with --port.`,
          ),
        )
      } else if (error.code === 'EACCES') {
        reject(new StartFailure(`Port ${port} is not allowed. Choose one above 1023 with --port.`))
      } else reject(error)
    })
    server.listen(port, '127.0.0.1', resolve)
  })
}
