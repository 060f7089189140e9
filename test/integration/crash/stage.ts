import { fileURLToPath } from 'node:url'
import type { Context } from 'aws-lambda'
import { agentPrincipalSchema } from '#shared/access/principal'
import { handlerFileOf, type Route } from '#shared/api/contract'
import { type RouteName, routes } from '#shared/api/routes'
import { auditEntry } from '../../../functions/data/people/audit-store'
import { masqueradeStore } from '../../../functions/data/people/masquerade-store'
import { sessionStore } from '../../../functions/data/people/session-store'
import type { Item } from '../../../functions/data/table/table-access'
import type { HttpLambda } from '../../../functions/runtime/http-lambda'
import type { Queue } from '../../../functions/runtime/queue'
import type { QueueHandler } from '../../../functions/runtime/queue-handler'
import { type Death, dyingProcess } from '../../support/dying-process'
import { httpEvent, type TestRequest } from '../../support/http-event'
import { type MemoryTable, memoryTable } from '../../support/memory-table'
import { sqsRecord } from '../../support/trip-world'
import { now, type Surroundings, surroundings } from './here'
import { peoplePrincipals, seeded, type Who } from './seeded'

export interface Answer {
  readonly status: number
  readonly text: string
}
export interface Asked extends Omit<TestRequest, 'method' | 'path'> {
  readonly who?: Who
  readonly key?: string
  readonly version?: number
}

/**
 * The whole product on a table of its own: routes by name through their very handlers, and the
 * workers of its queues.
 */
export interface Stage {
  readonly table: MemoryTable
  /** Calls a route; with a death, in a process that dies so. */
  call(route: RouteName, asked: Asked, death?: Death): Promise<Answer & { readonly calls: number }>
  /** Headers of the superadmin who acts as somebody. */
  mask(who?: Who): Promise<Readonly<Record<string, string>>>
  /**
   * Delivers what is queued, every message twice, and what follows from it; at another time where
   * one is given.
   */
  work(at?: Date): Promise<void>
  /**
   * Gives the next message to a worker that dies so; the message stays.
   * @returns the calls of the worker
   */
  workOnce(death?: Death): Promise<number>
  /** Half an hour later the jobs look for what was lost on its way; what they ask for is done. */
  sweep(): Promise<void>
  /** Another stage on which the same has happened so far. */
  copy(): Stage
  readonly mails: readonly unknown[]
}

const workers: Readonly<Record<string, () => Promise<{ handler: QueueHandler }>>> = {
  itinerary: () => import('../../../functions/itineraries/jobs/itinerary-worker'),
  payment: () => import('../../../functions/payments/jobs/payment-worker'),
  mail: () => import('../../../functions/messages/jobs/message-worker'),
}

const handlerUrl = (route: Route): string =>
  fileURLToPath(new URL(`../../../functions/${handlerFileOf(route)}.ts`, import.meta.url))

const jobs: readonly (() => Promise<{ handler: () => Promise<unknown> }>)[] = [
  () => import('../../../functions/itineraries/jobs/sweep-in-flight'),
  () => import('../../../functions/payments/jobs/sweep-refunds'),
  () => import('../../../functions/messages/jobs/sweep-messages'),
]
const halfHourMs = 30 * 60_000

/** A stage on which nothing has happened yet. */
export async function staged(): Promise<Stage> {
  const table = memoryTable()
  const items: readonly Item[] = seeded()
  for (let at = 0; at < items.length; at += 50) {
    await table.write(items.slice(at, at + 50).map((Item) => ({ Put: { Item } })))
  }
  const tokens = new Map<Who, string>()
  for (const [who, principal] of Object.entries(peoplePrincipals)) {
    const { token } = await sessionStore(table).start(principal, { keep: false, now })
    tokens.set(who as Who, token)
  }
  return stageAfter({ table, tokens, messages: [], mails: [] })
}

interface Happened {
  readonly table: MemoryTable
  readonly tokens: ReadonlyMap<Who, string>
  /** What waits in the queues. */
  readonly messages: { readonly queue: string; readonly body: string }[]
  readonly mails: unknown[]
}

function stageAfter({ table, tokens, messages, mails }: Happened): Stage {
  const queueOf = (url: string): Queue => {
    const queue = url.slice(url.lastIndexOf('/') + 1)
    return { send: async (message) => void messages.push({ queue, body: JSON.stringify(message) }) }
  }
  const processWith = ({ death, at = now }: { death?: Death | undefined; at?: Date } = {}) => {
    const dying = dyingProcess(death)
    const around: Surroundings = {
      now: at,
      table: dying.table(table),
      queue: (url) => dying.queue(queueOf(url)),
      mailer: { send: async (mail) => void mails.push(mail) },
      files: {
        uploadUrl: async ({ key }) => `https://files.example/${key}`,
        downloadUrl: async ({ key }) => `https://files.example/${key}`,
        find: async () => ({ size: 1_000, tag: 'tag' }),
        take: () => dying.counted(async () => ({ size: 1_000, tag: 'tag' })),
        refuseSecond: async () => undefined,
        start: async () => new TextEncoder().encode('%PDF-1.7'),
        publish: async () => undefined,
        remove: async () => undefined,
        removePapers: async () => undefined,
        removeFolder: async () => undefined,
      },
    }
    return { dying, around }
  }
  const stage: Stage = {
    table,
    mails,
    copy: () =>
      stageAfter({
        table: memoryTable(table.items()),
        tokens,
        messages: [...messages],
        mails: [...mails],
      }),
    async sweep() {
      const at = new Date(now.getTime() + halfHourMs)
      for (const job of jobs) {
        const { handler } = await job()
        const { around } = processWith({ at })
        await surroundings.run(around, () => handler())
      }
      await stage.work(at)
    },
    async call(name, { who = 'naledi', key, version, ...asked }, death) {
      const route: Route = routes[name]
      const { handler }: { handler: HttpLambda } = await import(
        /* @vite-ignore */ handlerUrl(route)
      )
      const { dying, around } = processWith({ death })
      const headers = {
        authorization: tokens.get(who) ?? '',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...asked.headers,
      }
      const { method, path } = route
      const event = httpEvent({ method, path, ...asked, headers })
      const response = await surroundings.run(around, () => handler(event, {} as Context)) // no handler looks at it
      return { status: response.statusCode ?? 200, text: response.body ?? '', calls: dying.calls() }
    },
    async mask(who = 'naledi') {
      const root = agentPrincipalSchema.parse({
        kind: 'agent',
        agencyId: 'agy_direct',
        agentId: 'agt_samuel',
        agencyCode: 'ITR006',
        isAgencyAdmin: true,
        capabilities: ['superadmin'],
        flags: [],
      })
      const { token: authorization } = await sessionStore(table).start(root, { keep: false, now })
      const { agencyId, agentId } = root
      const audit = auditEntry.parse({
        id: 'aud_mask',
        agencyId,
        action: 'agent_masquerade_started',
        timestamp: now.toISOString(),
        by: { kind: 'agent', id: agentId, name: 'Samuel Okoro' },
      })
      const as = {
        ...peoplePrincipals[who],
        masqueradedBy: { agencyId, agentId, name: 'Samuel Okoro' },
      }
      const { token } = await masqueradeStore(table).start(as, {
        durationMs: 3_600_000,
        now,
        audit,
      })
      return { authorization, 'x-impersonation-token': token, 'x-impersonation-from': agentId }
    },
    async workOnce(death) {
      const message = messages.find(({ queue }) => workers[queue] !== undefined)
      const { handler } = (await workers[message?.queue ?? '']?.()) ?? {}
      if (message === undefined || handler === undefined)
        throw new Error('there is nothing to work on')
      const { dying, around } = processWith({ death })
      await surroundings.run(around, () => handler({ Records: [sqsRecord(message.body)] }))
      return dying.calls()
    },
    async work(at) {
      for (let message = messages.shift(); message !== undefined; message = messages.shift()) {
        const { queue, body } = message
        const worker = workers[queue]
        if (worker === undefined) continue // the automation hook is somebody else's
        const { handler } = await worker()
        for (const receive of [1, 2]) {
          const { around } = processWith(at === undefined ? {} : { at })
          const done = await surroundings.run(around, () =>
            handler({ Records: [sqsRecord(body, receive)] }),
          )
          if (done.batchItemFailures.length > 0) throw new Error(`a worker fails: ${body}`)
        }
      }
    },
  }
  return stage
}
