import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mediaContent } from '#shared/api/media-content'
import { messageView } from '#shared/api/messages'
import type { FileStore } from '../../functions/data/files/file-store'
import { mediaStore } from '../../functions/data/files/media-store'
import { messageStore } from '../../functions/data/itineraries/message-store'
import { replyStore } from '../../functions/data/itineraries/reply-store'
import { outboxStore } from '../../functions/data/mail/outbox-store'
import { sentMailStore } from '../../functions/data/mail/sent-mails'
import { portalAccounts } from '../../functions/data/people/portal-accounts'
import type { Table } from '../../functions/data/table/table-access'
import type { Mail } from '../../functions/mail/mailer'
import { sweepMedia } from '../../functions/media/jobs/sweep-media'
import { createMediaContent } from '../../functions/media/routes/create-media-content'
import { deleteMediaContent } from '../../functions/media/routes/delete-media-content'
import { listMediaContent } from '../../functions/media/routes/list-media-content'
import { patchMediaContent } from '../../functions/media/routes/patch-media-content'
import { mailMessage } from '../../functions/messages/jobs/message-worker'
import { sweepMessages } from '../../functions/messages/jobs/sweep-messages'
import { listMessages } from '../../functions/messages/routes/list-messages'
import { markMessagesRead } from '../../functions/messages/routes/mark-messages-read'
import { postMessage } from '../../functions/messages/routes/post-message'
import { type Death, deaths, dyingProcess } from '../support/dying-process'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { quietLog, tableStores } from '../support/store-kinds'
import { tripCalls, tripWithClient } from '../support/trip-callers'
import { tripWorld } from '../support/trip-world'

const useCases = {
  'GET /api/Messages': listMessages,
  'POST /api/Messages': postMessage,
  'POST /api/Messages/markRead': markMessagesRead,
  'GET /api/MediaContent': listMediaContent,
  'POST /api/MediaContent': createMediaContent,
  'PATCH /api/MediaContent/{id}': patchMediaContent,
  'DELETE /api/MediaContent/{id}': deleteMediaContent,
} as const

const hour = 3_600_000

/** A trip with its routes, over a table that a process may die at. */
async function papersOf(there: Table) {
  const world = tripWorld(tableStores(there))
  const { trip, callers } = await tripWithClient(world)
  const queued: object[] = []
  const mails: Mail[] = []
  const stored = new Map<string, number>()
  const find = async (key: string) =>
    stored.has(key) ? { size: stored.get(key) ?? 0, tag: key } : undefined
  const files: FileStore = {
    uploadUrl: async ({ key }) => `http://storage/${key}`,
    downloadUrl: async ({ key }) => `http://storage/${key}`,
    find,
    take: ({ key }) => find(key),
    refuseSecond: async () => undefined,
    start: async () => new TextEncoder().encode('%PDF-1.7'),
    publish: async () => undefined,
    remove: async (key) => void stored.delete(key),
    removePapers: async () => undefined,
    removeFolder: async () => undefined,
  }
  /** A process of its own, which dies where it is told to. */
  const processOf = (death?: Death) => {
    const dying = dyingProcess(death)
    const table = dying.table(there)
    const queue = dying.queue({ send: async (message) => void queued.push(message) })
    const parts = {
      queue,
      zaps: { send: async () => undefined },
      messages: messageStore(table),
      media: mediaStore(table),
      files,
    }
    const stores = tableStores(table)
    const deps = { ...world.deps, ...stores, ...parts }
    const call = tripCalls(useCases, { deps, world, callers })
    return {
      call,
      calls: dying.calls,
      mail: async (body: object) => {
        const mailer = { send: async (mail: Mail) => void mails.push(mail) }
        await mailMessage(body, {
          ...deps,
          portal: portalAccounts(table),
          mails: sentMailStore(table),
          replies: replyStore(table),
          mailer,
          webAddress: 'https://tembea.example',
          consultant: 'c@tembea.example',
        })
      },
      sweepMail: () =>
        sweepMessages({
          ...world.deps,
          messages: parts.messages,
          outbox: outboxStore(table),
          queue,
        }),
      sweepMedia: () => sweepMedia({ ...world.deps, media: parts.media, files }),
    }
  }
  const whole = processOf()
  const where = (more: object = {}) => JSON.stringify({ where: { itineraryId: trip.id, ...more } })
  return {
    world,
    trip,
    queued,
    mails,
    stored,
    processOf,
    whole,
    messages: async () =>
      z
        .array(messageView)
        .parse(
          (await whole.call('naledi', 'GET /api/Messages', { query: { filter: where() } })).body,
        ),
    media: async () =>
      z
        .array(mediaContent)
        .parse(
          (await whole.call('naledi', 'GET /api/MediaContent', { query: { filter: where() } }))
            .body,
        ),
    create: async (by = whole) =>
      by.call('naledi', 'POST /api/MediaContent', {
        body: {
          itineraryId: trip.id,
          userFilename: 'Voucher.pdf',
          size: 7,
          mimeType: 'application/pdf',
        },
      }),
    own: (messages: readonly object[]) =>
      messages.filter((one) => JSON.stringify(one).includes(trip.id)),
  }
}
type Papers = Awaited<ReturnType<typeof papersOf>>
type Process = ReturnType<Papers['processOf']>

describe.each(routeEngines)('a process that dies at any of its calls, on $name,', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
  })
  afterAll(() => there.stop())

  /**
   * Runs work in a process for each of its calls, which dies after it, and then looks at what is
   * left.
   */
  async function atEveryCall(
    work: (process: Process, papers: Papers) => Promise<unknown>,
    { prepare = async () => undefined, look }: Looking,
  ) {
    const first = await papersOf(there.table)
    await prepare(first)
    const counting = first.processOf()
    await work(counting, first)
    expect(counting.calls()).toBeGreaterThan(0)
    for (const death of deaths(counting.calls())) {
      const papers = await papersOf(there.table)
      await prepare(papers)
      await work(papers.processOf(death), papers).catch(() => undefined)
      await look(papers)
    }
  }
  interface Looking {
    readonly prepare?: (papers: Papers) => Promise<unknown>
    readonly look: (papers: Papers) => Promise<void>
  }

  test('and is asked again leaves one message with one mail', async () => {
    const post = (process: Process, { trip }: Papers) =>
      process.call('eleanor', 'POST /api/Messages', {
        body: { itineraryId: trip.id, text: 'Once' },
        key: `once-${trip.id}`,
      })
    await atEveryCall(post, {
      look: async (papers) => {
        expect(await post(papers.whole, papers)).toMatchObject({ status: 200 })
        expect(await papers.messages()).toHaveLength(1)
        papers.world.pass(hour)
        await papers.whole.sweepMail()
        for (const message of papers.own(papers.queued)) await papers.whole.mail(message)
        expect(papers.mails).toHaveLength(1)
      },
    })
  })

  test('while it sends a mail sends it all the same, and not for ever', async () => {
    const send = async (process: Process, { queued, own }: Papers) => {
      for (const message of own(queued)) await process.mail(message)
    }
    await atEveryCall(send, {
      prepare: ({ whole, trip }) =>
        whole.call('eleanor', 'POST /api/Messages', {
          body: { itineraryId: trip.id, text: 'Hello' },
        }),
      look: async (papers) => {
        papers.world.pass(60_000)
        await send(papers.whole, papers)
        await send(papers.whole, papers)
        expect(papers.mails.length).toBeGreaterThanOrEqual(1)
        expect(papers.mails.length).toBeLessThanOrEqual(2)
        papers.queued.splice(0)
        papers.world.pass(hour)
        await papers.whole.sweepMail()
        expect(papers.own(papers.queued)).toEqual([])
      },
    })
  })

  test('while it notes what is read, and is asked again, has it noted', async () => {
    const read = (process: Process, { trip }: Papers) =>
      process.call('naledi', 'POST /api/Messages/markRead', {
        body: { itineraryId: trip.id, upTo: '2026-11-21T00:00:00.000Z' },
      })
    await atEveryCall(read, {
      prepare: async ({ whole, trip, world }) => {
        await whole.call('eleanor', 'POST /api/Messages', {
          body: { itineraryId: trip.id, text: 'Hello' },
        })
        world.pass(1_000)
      },
      look: async (papers) => {
        expect(await read(papers.whole, papers)).toMatchObject({ status: 200 })
        expect(await papers.messages()).toMatchObject([{ unread: false }])
      },
    })
  })

  test('while it makes room for a file, and is asked again, leaves nothing that is not finished', async () => {
    await atEveryCall((process, papers) => papers.create(process), {
      look: async (papers) => {
        const { id } = mediaContent.parse((await papers.create()).body)
        papers.stored.set(`private/agy_marula/${id}`, 7)
        await papers.whole.call('naledi', 'PATCH /api/MediaContent/{id}', {
          params: { id },
          body: { status: 'uploaded' },
        })
        papers.world.pass(25 * hour)
        await papers.whole.sweepMedia()
        expect((await papers.media()).map((medium) => medium.id)).toEqual([id])
        expect((await papers.create()).status).toBe(200)
      },
    })
  })

  test.each([
    ['finishes', 'PATCH /api/MediaContent/{id}', { status: 'uploaded' }, 1],
    ['removes', 'DELETE /api/MediaContent/{id}', undefined, 0],
  ] as const)(
    'while it %s a file, and is asked again, has done it',
    async (_, address, body, left) => {
      const idOf = new Map<Papers, string>()
      const work = (process: Process, papers: Papers) =>
        process.call('naledi', address, {
          params: { id: idOf.get(papers) ?? '' },
          ...(body === undefined ? {} : { body }),
        })
      await atEveryCall(work, {
        prepare: async (papers) => {
          const { id } = mediaContent.parse((await papers.create()).body)
          papers.stored.set(`private/agy_marula/${id}`, 7)
          idOf.set(papers, id)
        },
        look: async (papers) => {
          expect(await work(papers.whole, papers)).toMatchObject({ status: 200 })
          expect(await papers.media()).toHaveLength(left)
        },
      })
    },
  )

  test('while it deletes what was removed, and runs again, has deleted file and record', async () => {
    await atEveryCall((process) => process.sweepMedia(), {
      prepare: async (papers) => {
        const { id } = mediaContent.parse((await papers.create()).body)
        papers.stored.set(`private/agy_marula/${id}`, 7)
        await papers.whole.call('naledi', 'DELETE /api/MediaContent/{id}', { params: { id } })
        papers.world.pass(25 * hour)
      },
      look: async (papers) => {
        await papers.whole.sweepMedia()
        expect([...papers.stored.keys()]).toEqual([])
        expect(await papers.whole.sweepMedia()).toEqual({ deleted: 0 })
      },
    })
  })
})
