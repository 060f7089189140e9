import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../gateway/read-body'
import type { Mail, Mailbox } from '../mail/mailbox'
import type { QueueState, Queues } from '../queues'
import type { Message } from '../queues/message'
import type { ScheduleState, Schedules } from '../schedules'

interface DevPagesOptions {
  readonly queues: Pick<Queues, 'state' | 'redrive'>
  readonly schedules: Pick<Schedules, 'state'>
  readonly mailbox: Pick<Mailbox, 'all'>
  readonly edgeHeaders: readonly string[]
}

/**
 * The pages for developers below /dev: what waits, what failed, what was mailed. They exist on one
 * machine only.
 */
export function devPages({ queues, schedules, mailbox, edgeHeaders }: DevPagesOptions) {
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
        void redrive(request, response)
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

  /** Only from our own page, so that other sites can't redrive dead letters. */
  async function redrive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers['sec-fetch-site'] !== 'same-origin') {
      send(response, 403, { type: 'text/plain', body: 'Forbidden' })
      return
    }
    const form = new URLSearchParams(
      String((await readBody(request, 10_000).catch(() => undefined)) ?? ''),
    )
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
  return devPage(
    'Mail',
    articles.length === 0 ? '<p>No mail has been sent yet.</p>' : articles.join('\n'),
  )
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
  rows.length === 0
    ? ''
    : `<table><caption hidden>${caption}</caption><tbody>${rows.join('\n')}</tbody></table>`

const timeOf = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`

/** Text escaped for HTML. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Escaped text in which addresses can be clicked. */
export const linkedText = (text: string): string =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<>()]+?(?=[.,;:!?)]*(?:\s|$|\(|\)))/g,
    (address) => `<a href="${address}">${address}</a>`,
  )

/**
 * A page for developers: no script, and its style from a file of its own, as the security policy
 * asks.
 */
const devPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Tembea</title><link rel="stylesheet" href="/dev/dev.css"></head>
<body><nav><a href="/">Tembea</a> <a href="/dev/mail">Mail</a> <a href="/dev/queues">Queues</a></nav>
<h1>${escapeHtml(title)}</h1>
${body}
</body></html>`

const devStyle = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1d2b25; background: #fbf9f4 }
nav a { margin-right: 1rem } h1 { font-size: 1.6rem } h2 { font-size: 1.15rem; margin-top: 2rem }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #ddd6c8 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: 13px/1.5 ui-monospace, monospace }
article { border: 1px solid #ddd6c8; border-radius: 8px; padding: 1rem; margin: 1rem 0; background: #fff }
button { font: inherit; padding: .2rem .8rem }
`
