import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../gateway/read-body'
import type { Mailbox } from '../mail/mailbox'
import type { Queues } from '../queues'
import type { Schedules } from '../schedules'
import { devStyle } from './html'
import { mailPage } from './mail-page'
import { queuesPage } from './queues-page'

interface DevPagesOptions {
  readonly queues: Pick<Queues, 'state' | 'redrive'>
  readonly schedules: Pick<Schedules, 'state'>
  readonly mailbox: Pick<Mailbox, 'all'>
  readonly edgeHeaders: readonly string[]
}

export interface DevPages {
  serve(request: IncomingMessage, response: ServerResponse, path: string): void
}

/** The pages for developers below /dev: what waits, what failed, what was mailed. They exist on one machine only. */
export function devPages({ queues, schedules, mailbox, edgeHeaders }: DevPagesOptions): DevPages {
  const send = (response: ServerResponse, status: number, { type, body }: { type: string; body: string }) => {
    response.writeHead(status, [...edgeHeaders, 'content-type', `${type}; charset=utf-8`, 'cache-control', 'no-store'])
    response.end(body)
  }
  const html = (response: ServerResponse, body: string) => send(response, 200, { type: 'text/html', body })
  return {
    serve(request, response, path) {
      if (request.method === 'POST' && path === '/dev/queues/redrive') void redrive(request, response)
      else if (request.method !== 'GET') send(response, 405, { type: 'text/plain', body: 'Method Not Allowed' })
      else if (path === '/dev/mail') html(response, mailPage(mailbox.all()))
      else if (path.startsWith('/dev/mail/')) mail(response, path.slice('/dev/mail/'.length))
      else if (path === '/dev/queues') html(response, queuesPage(queues.state(), schedules.state()))
      else if (path === '/dev/dev.css') send(response, 200, { type: 'text/css', body: devStyle })
      else send(response, 404, { type: 'text/plain', body: 'Not Found' })
    },
  }

  /** A mail as its reader sees it: its styles stand on its elements, and nothing else of it may do anything. */
  function mail(response: ServerResponse, id: string): void {
    const found = mailbox.all().find((one) => one.id === id)
    if (found?.html === undefined) {
      send(response, 404, { type: 'text/plain', body: 'Not Found' })
      return
    }
    response.writeHead(200, {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation",
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(found.html)
  }

  /** Only from our own page: another site must not put letters back. */
  async function redrive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers['sec-fetch-site'] !== 'same-origin') {
      send(response, 403, { type: 'text/plain', body: 'Forbidden' })
      return
    }
    const form = new URLSearchParams(String((await readBody(request, 10_000).catch(() => undefined)) ?? ''))
    queues.redrive(form.get('queue') ?? '', form.get('id') ?? '')
    response.writeHead(303, [...edgeHeaders, 'location', '/dev/queues'])
    response.end()
  }
}
