import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../gateway/read-body'
import type { Mail, Mailbox } from '../mail/mailbox'
import type { QueueState, Queues } from '../queues'
import type { Message } from '../queues/message'
import type { ScheduleState, Schedules } from '../schedules'
import { devPage, devStyle, escapeHtml, linkedText } from './html'

interface DevPagesOptions {
  readonly queues: Pick<Queues, 'state' | 'redrive'>
  readonly schedules: Pick<Schedules, 'state'>
  readonly mailbox: Pick<Mailbox, 'all'>
  readonly edgeHeaders: readonly string[]
}

/** The pages for developers below /dev: what waits, what failed, what was mailed. They exist on one machine only. */
export function devPages({ queues, schedules, mailbox, edgeHeaders }: DevPagesOptions) {
  const send = (response: ServerResponse, status: number, { type, body }: { type: string; body: string }) => {
    response.writeHead(status, [...edgeHeaders, 'content-type', `${type}; charset=utf-8`, 'cache-control', 'no-store'])
    response.end(body)
  }
  const html = (response: ServerResponse, body: string) => send(response, 200, { type: 'text/html', body })
  return {
    serve(request: IncomingMessage, response: ServerResponse, path: string) {
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
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation",
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(found.html)
  }

  /** Only from our own page, so that other sites can't redrive dead letters. */
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

/** Every mail that would have been sent, the newest first, its links clickable. */
function mailPage(mails: readonly Mail[]): string {
  const articles = mails.map(
    ({ id, sentAt, from, to, subject, text, html }) => `<article><h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(sentAt.slice(0, 19).replace('T', ' '))} · from ${escapeHtml(from)} to ${escapeHtml(to.join(', '))}</p>
${html === undefined ? '' : `<p><a href="/dev/mail/${escapeHtml(id)}">View as HTML</a></p>\n`}<pre>${linkedText(text)}</pre></article>`,
  )
  return devPage('Mail', articles.length === 0 ? '<p>No mail has been sent yet.</p>' : articles.join('\n'))
}

/** Queues with what waits in them, dead letters with the reason, and when each schedule last ran. */
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
  const fields = Object.entries({ queue, id: letter.id })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
  const form = `<form method="post" action="/dev/queues/redrive">${fields}<button>Redrive</button></form>`
  return messageRow(letter).replace(/<\/td><\/tr>$/, `<br>${form}</td></tr>`)
}

function scheduleSection(schedules: readonly ScheduleState[]): string {
  const rows = schedules.map(
    ({ name, everyMinutes, lastRunAt, lastFailure }) =>
      `<tr><td>${escapeHtml(name)}</td><td>every ${count(everyMinutes, 'minute')}</td><td>${lastRunAt === undefined ? 'never' : timeOf(lastRunAt)}${lastFailure === undefined ? '' : `<p>${escapeHtml(lastFailure)}</p>`}</td></tr>`,
  )
  return `<h2>Schedules</h2>\n${table('Schedules', rows)}`
}

const table = (caption: string, rows: readonly string[]) =>
  rows.length === 0 ? '' : `<table><caption hidden>${caption}</caption><tbody>${rows.join('\n')}</tbody></table>`

const timeOf = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
