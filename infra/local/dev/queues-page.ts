import type { QueueState } from '../queues'
import type { Message } from '../queues/message'
import type { ScheduleState } from '../schedules'
import { devPage, escapeHtml } from './html'

/** Queues with what waits in them, dead letters with the reason, and when each schedule last ran. */
export function queuesPage(queues: readonly QueueState[], schedules: readonly ScheduleState[]): string {
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
  const form = `<form method="post" action="/dev/queues/redrive">${fields}<button>Put back</button></form>`
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
