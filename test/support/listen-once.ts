import type { Server } from 'node:http'

/** Lets a double listen on a free port of this machine. @returns its address */
export const listenOnce = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
    })
  })
