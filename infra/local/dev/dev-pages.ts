import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../gateway/read-body'
import { answerTo, type ComingMail } from '../mail/inbound'
import type { Mailbox } from '../mail/mailbox'
import type { QueueState, Queues } from '../queues'
import type { Message } from '../queues/message'
import type { ScheduleState, Schedules } from '../schedules'
import { mailPage } from './mail-page'
import { devPage, devStyle, escapeHtml } from './page-parts'

interface DevPagesOptions {
  readonly queues: Pick<Queues, 'state' | 'redrive'>
  readonly schedules: Pick<Schedules, 'state' | 'run'>
  readonly mailbox: Pick<Mailbox, 'all'>
  /** Takes in what is answered in the mailbox. */
  readonly receiveMail: (mail: ComingMail) => Promise<void>
  readonly edgeHeaders: readonly string[]
}

/**
 * The pages for developers below /dev: what waits, what failed, what was mailed. They exist on one
 * machine only.
 */
export function devPages({
  queues,
  schedules,
  mailbox,
  receiveMail,
  edgeHeaders,
}: DevPagesOptions) {
  const send = (
    response: ServerResponse,
    status: number,
    { type, body }: { type: string; body: string },
  ) => {
    response.writeHead(status, [
      ...edgeHeaders,
      'content-type',
      `${type}; charset=utf-8`,
      'cache-control',
      'no-store',
    ])
    response.end(body)
  }
  const html = (response: ServerResponse, body: string) =>
    send(response, 200, { type: 'text/html', body })
  return {
    serve(request: IncomingMessage, response: ServerResponse, path: string) {
      if (request.method === 'POST' && path === '/dev/queues/redrive')
        void act(request, response, redrive)
      else if (request.method === 'POST' && path === '/dev/schedules/run')
        void act(request, response, runNow)
      else if (request.method === 'POST' && path === '/dev/answer')
        void act(request, response, answer)
      else if (request.method !== 'GET')
        send(response, 405, { type: 'text/plain', body: 'Method Not Allowed' })
      else if (path === '/dev/mail') html(response, mailPage(mailbox.all()))
      else if (path.startsWith('/dev/mail/')) mail(response, path.slice('/dev/mail/'.length))
      else if (path === '/dev/queues') html(response, queuesPage(queues.state(), schedules.state()))
      else if (path === '/dev/dev.css') send(response, 200, { type: 'text/css', body: devStyle })
      else send(response, 404, { type: 'text/plain', body: 'Not Found' })
    },
  }

  /**
   * A mail as its reader sees it: its styles stand on its elements, and nothing else of it may do
   * anything.
   */
  function mail(response: ServerResponse, id: string): void {
    const letter = mailbox.all().find((one) => one.id === id)
    if (letter?.html === undefined) {
      send(response, 404, { type: 'text/plain', body: 'Not Found' })
      return
    }
    response.writeHead(200, {
      'content-security-policy':
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation",
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(letter.html)
  }

  function redrive(form: URLSearchParams): string {
    queues.redrive(form.get('queue') ?? '', form.get('id') ?? '')
    return '/dev/queues'
  }

  function runNow(form: URLSearchParams): string {
    schedules.run(form.get('name') ?? '')
    return '/dev/queues'
  }

  async function answer(form: URLSearchParams): Promise<string> {
    const letter = mailbox.all().find(({ id }) => id === form.get('id'))
    if (letter !== undefined)
      await receiveMail(answerTo(letter, form.get('text') ?? '', new Date()))
    return '/dev/mail'
  }

  /** Only from our own page, so that other sites can't redrive dead letters, run jobs or write mails. */
  async function act(
    request: IncomingMessage,
    response: ServerResponse,
    /** Gives the page that is shown then. */
    does: (form: URLSearchParams) => string | Promise<string>,
  ): Promise<void> {
    if (request.headers['sec-fetch-site'] !== 'same-origin') {
      send(response, 403, { type: 'text/plain', body: 'Forbidden' })
      return
    }
    const body = await readBody(request, 100_000).catch(() => undefined)
    const location = await does(new URLSearchParams(String(body ?? '')))
    response.writeHead(303, [...edgeHeaders, 'location', location])
    response.end()
  }
}

/**
 * Queues with what waits in them, dead letters with the reason, and when each schedule last ran.
 */
function queuesPage(queues: readonly QueueState[], schedules: readonly ScheduleState[]): string {
  return devPage('Queues', [...queues.map(queueSection), scheduleSection(schedules)].join('\n'))
}

function queueSection({ name, waiting, dead }: QueueState): string {
  return `<h2>${escapeHtml(name)}</h2>
<p>${count(waiting.length, 'message')} waiting or being worked on, ${count(dead.length, 'dead letter')}.</p>
${table('Waiting', waiting.map(messageRow))}
${table(
  'Dead letters',
  dead.map((letter) => letterRow(name, letter)),
)}`
}

function messageRow({ id, body, sentAt, receiveCount, lastFailure }: Message): string {
  return `<tr><td>${timeOf(sentAt)}<br>${count(receiveCount, 'delivery', 'deliveries')}</td>
<td><pre>${escapeHtml(body)}</pre>${lastFailure === undefined ? '' : `<p>${escapeHtml(lastFailure)}</p>`}</td><td>${escapeHtml(id)}</td></tr>`
}

function letterRow(queue: string, letter: Message): string {
  const form = buttonForm('/dev/queues/redrive', { queue, id: letter.id }, 'Redrive')
  return messageRow(letter).replace(/<\/td><\/tr>$/, `<br>${form}</td></tr>`)
}

function buttonForm(
  action: string,
  values: Readonly<Record<string, string>>,
  label: string,
): string {
  const fields = Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
  return `<form method="post" action="${action}">${fields}<button>${label}</button></form>`
}

function scheduleSection(schedules: readonly ScheduleState[]): string {
  const rows = schedules.map(
    ({ name, everyMinutes, lastRunAt, lastFailure }) =>
      `<tr><td>${escapeHtml(name)}</td><td>every ${count(everyMinutes, 'minute')}</td><td>${lastRunAt === undefined ? 'never' : timeOf(lastRunAt)}${lastFailure === undefined ? '' : `<p>${escapeHtml(lastFailure)}</p>`}</td><td>${buttonForm('/dev/schedules/run', { name }, 'Run now')}</td></tr>`,
  )
  return `<h2>Schedules</h2>\n${table('Schedules', rows)}`
}

const table = (caption: string, rows: readonly string[]) =>
  rows.length === 0
    ? ''
    : `<table><caption hidden>${caption}</caption><tbody>${rows.join('\n')}</tbody></table>`

const timeOf = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`
