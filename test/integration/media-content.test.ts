import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type MediaContent, mediaContent } from '#shared/api/media-content'
import type { AgencyId } from '#shared/ids/ids'
import { bucketNamed } from '../../functions/data/files/bucket'
import { type FileStore, fileStore } from '../../functions/data/files/file-store'
import { mediaRecord } from '../../functions/data/files/media-records'
import { mediaStore } from '../../functions/data/files/media-store'
import type { Table } from '../../functions/data/table/table-access'
import { sweepMedia } from '../../functions/media/jobs/sweep-media'
import { createMediaContent } from '../../functions/media/routes/create-media-content'
import { deleteMediaContent } from '../../functions/media/routes/delete-media-content'
import { getMediaContent } from '../../functions/media/routes/get-media-content'
import { listMediaContent } from '../../functions/media/routes/list-media-content'
import { patchMediaContent } from '../../functions/media/routes/patch-media-content'
import { localCredentials } from '../../infra/local/aws-endpoint'
import { type S3, startS3 } from '../../infra/local/s3'
import { routeEngines, startTestTable } from '../support/engines'
import { quietLog, tableStores } from '../support/store-kinds'
import { type TripCaller, tripCalls, tripWithClient } from '../support/trip-callers'
import { tripWorld } from '../support/trip-world'

const useCases = {
  'POST /api/MediaContent': createMediaContent,
  'GET /api/MediaContent': listMediaContent,
  'GET /api/MediaContent/{id}': getMediaContent,
  'PATCH /api/MediaContent/{id}': patchMediaContent,
  'DELETE /api/MediaContent/{id}': deleteMediaContent,
} as const
const bucket = 'tembea-media'
const pdf = new TextEncoder().encode('%PDF-1.7 a voucher')
const day = 86_400_000

async function mediaWorld(table: Table, files: FileStore) {
  const world = tripWorld(tableStores(table))
  // Signed addresses are judged by the clock of the storage.
  world.pass(Date.now() - world.now().getTime())
  const { trip, callers, eleanor, stranger } = await tripWithClient(world)
  const media = mediaStore(table)
  const rule = { holdsUnscannedFiles: false }
  const agencies = {
    ...world.deps.agencies,
    agency: async (id: AgencyId) => {
      const found = await world.deps.agencies.agency(id)
      return found && { ...found, ...rule }
    },
  }
  const deps = { ...world.deps, agencies, clients: world.stores.clients, media, files }
  const call = tripCalls(useCases, { deps, world, callers })
  const create = async (who: TripCaller, named: object = {}) => {
    world.pass(10)
    const body = {
      userFilename: 'Voucher.pdf',
      size: pdf.length,
      mimeType: 'application/pdf',
      itineraryId: trip.id,
      ...named,
    }
    return call(who, 'POST /api/MediaContent', { body })
  }
  const patch = (who: TripCaller, id: string, body: object) =>
    call(who, 'PATCH /api/MediaContent/{id}', { params: { id }, body })
  const list = async (who: TripCaller, where: object = {}): Promise<MediaContent[]> => {
    const filter = JSON.stringify({ where: { itineraryId: trip.id, ...where } })
    return z
      .array(mediaContent)
      .parse((await call(who, 'GET /api/MediaContent', { query: { filter } })).body)
  }
  return {
    world,
    rule,
    trip,
    callers,
    eleanor,
    stranger,
    media,
    call,
    create,
    patch,
    list,
    files,
    sweep: () => sweepMedia({ ...world.deps, media, files }),
    /** A file that has arrived. */
    async uploaded(named: object = {}) {
      const made = mediaContent.parse((await create('naledi', named)).body)
      expect((await put(made.url, pdf, made.mimeType)).status).toBe(200)
      return mediaContent.parse((await patch('naledi', made.id, { status: 'uploaded' })).body)
    },
  }
}

const put = (url: string | undefined, body: Uint8Array<ArrayBuffer>, type: string) =>
  fetch(url ?? '', { method: 'PUT', body, headers: { 'content-type': type } })
const names = (media: readonly MediaContent[]) => media.map(({ userFilename }) => userFilename)
const codeOf = ({ body }: { body: unknown }) =>
  z.object({ error: z.object({ code: z.string() }) }).parse(body).error.code

describe.each(routeEngines)('media of a trip on $name', (engine) => {
  let folder: string
  let there: Awaited<ReturnType<typeof startTestTable>>
  let storage: S3
  let it: Awaited<ReturnType<typeof mediaWorld>>
  beforeAll(async () => {
    quietLog()
    folder = mkdtempSync(join(tmpdir(), 'tembea-media-content-'))
    storage = await startS3({ dataFolder: folder, buckets: [bucket] })
    there = await startTestTable(engine)
    vi.stubEnv('AWS_REGION', 'us-east-1')
    vi.stubEnv('AWS_ACCESS_KEY_ID', localCredentials.accessKeyId)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', localCredentials.secretAccessKey)
    vi.stubEnv('AWS_SESSION_TOKEN', undefined)
    vi.stubEnv('S3_ENDPOINT', storage.endpoint)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await Promise.all([there.stop(), storage.stop()])
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    it = await mediaWorld(there.table, fileStore(bucketNamed(bucket)))
  })

  test('files that nothing scanned say so, and reach the client unless the agency holds them back', async () => {
    const { id } = await it.uploaded({ presentationVisibility: true })
    expect(await it.list('naledi')).toMatchObject([{ id, scan: 'notScanned' }])
    expect(await it.list('eleanor')).toMatchObject([{ id }])
    it.rule.holdsUnscannedFiles = true
    const read = (who: TripCaller) => it.call(who, 'GET /api/MediaContent/{id}', { params: { id } })
    expect(await it.list('eleanor')).toEqual([])
    expect((await read('eleanor')).status).toBe(404)
    expect(await it.list('naledi')).toMatchObject([{ id, scan: 'notScanned' }])
    expect((await read('naledi')).status).toBe(200)
    const medium = await it.media.get(it.trip.agencyId, id)
    if (medium === undefined) throw new Error('no medium')
    await it.media.change(medium, { scan: 'clean' })
    expect(await it.list('eleanor')).toMatchObject([{ id, scan: 'clean' }])
  })

  test('2 §7.4: are put with their content type alone, again while nobody has taken them', async () => {
    const other = new TextEncoder().encode('%PDF-1.7 a receipt')
    const made = mediaContent.parse((await it.create('naledi')).body)
    expect((await put(made.url, other, made.mimeType)).status).toBe(200)
    expect((await put(made.url, pdf, made.mimeType)).status).toBe(200)
    const taken = await it.patch('naledi', made.id, { status: 'uploaded' })
    const { url } = mediaContent.parse(taken.body)
    expect(new Uint8Array(await (await fetch(url ?? '')).arrayBuffer())).toEqual(pdf)
  })

  test('2 §7.4: are taken once: what is put later replaces nothing, and its finish is refused', async () => {
    const other = new TextEncoder().encode('%PDF-1.7 a receipt')
    const made = mediaContent.parse((await it.create('naledi')).body)
    await put(made.url, pdf, made.mimeType)
    const finish = () => it.patch('naledi', made.id, { status: 'uploaded' })
    expect([(await finish()).status, (await finish()).status]).toEqual([200, 200])
    expect((await put(made.url, other, made.mimeType)).status).toBe(200)
    const refused = await finish()
    expect([refused.status, codeOf(refused)]).toEqual([409, 'media.finished'])
    const { url } = mediaContent.parse((await finish()).body)
    expect(new Uint8Array(await (await fetch(url ?? '')).arrayBuffer())).toEqual(pdf)
  })

  test('2 §7.4: are taken by one of several calls at once, with the bytes that it saw', async () => {
    const receipt = new TextEncoder().encode('%PDF-1.7 a receipt')
    const made = mediaContent.parse((await it.create('naledi')).body)
    await put(made.url, pdf, made.mimeType)
    const finish = () => it.patch('naledi', made.id, { status: 'uploaded' })
    await Promise.all([finish(), put(made.url, receipt, made.mimeType), finish()])
    const { url, status } = mediaContent.parse((await finish().then(finish)).body)
    const bytes = new Uint8Array(await (await fetch(url ?? '')).arrayBuffer())
    expect(status).toBe('uploaded')
    expect([pdf, receipt]).toContainEqual(bytes)
  })

  test('never copy another file by a header that nobody signed', async () => {
    const made = mediaContent.parse((await it.create('naledi')).body)
    const headers = {
      'content-type': made.mimeType,
      'x-amz-copy-source': `/${bucket}/private/x`,
    }
    expect((await fetch(made.url ?? '', { method: 'PUT', body: pdf, headers })).status).toBe(403)
  })

  test('have a name that goes with their type', async () => {
    expect((await it.create('naledi', { userFilename: 'evil.exe' })).status).toBe(400)
    expect((await it.create('naledi', { userFilename: 'voucher' })).status).toBe(200)
  })

  test('are announced, put to storage, finished, listed and read', async () => {
    const made = await it.create('naledi', {
      userFilename: '../etc/Vouchers \ud83e Hartley.pdf',
      presentationOrder: 3,
    })
    expect(made).toMatchObject({
      status: 200,
      body: {
        userFilename: 'Vouchers Hartley.pdf',
        presentationCategory: 'documents',
        presentationOrder: 3,
        presentationVisibility: false,
        itineraryId: it.trip.id,
        mediaType: 'unknown',
        createdBy: { id: 'agt_naledi', name: 'Naledi Mokoena' },
      },
    })
    const { id, url, mimeType } = mediaContent.parse(made.body)
    expect(Object(made.body)).not.toHaveProperty('status')
    expect(Object(made.body)).not.toHaveProperty('key')
    expect(new URL(url ?? '').pathname).toBe(`/${bucket}/private/incoming/private/agy_marula/${id}`)
    expect(await it.list('naledi')).toEqual([])
    expect((await put(url, pdf, mimeType)).status).toBe(200)
    expect(await it.patch('naledi', id, { status: 'uploaded' })).toMatchObject({
      body: { status: 'uploaded' },
    })
    expect(names(await it.list('naledi'))).toEqual(['Vouchers Hartley.pdf'])
    const read = mediaContent.parse(
      (await it.call('naledi', 'GET /api/MediaContent/{id}', { params: { id } })).body,
    )
    const file = await fetch(read.url ?? '')
    expect([
      file.status,
      file.headers.get('content-type'),
      file.headers.get('content-disposition'),
    ]).toEqual([200, 'application/pdf', "attachment; filename*=UTF-8''Vouchers%20Hartley.pdf"])
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf)
  })

  test('are answered with the fields that a filter names, and their id', async () => {
    const { id } = await it.uploaded()
    const get = (filter: object) =>
      it.call('naledi', 'GET /api/MediaContent/{id}', {
        params: { id },
        query: { filter: JSON.stringify(filter) },
      })
    expect((await get({ fields: ['userFilename'] })).body).toEqual({
      id,
      userFilename: 'Voucher.pdf',
    })
    const withMaker = (await get({ fields: ['size'], include: ['createdBy'] })).body
    expect(withMaker).toEqual({
      id,
      size: pdf.length,
      createdBy: { id: 'agt_naledi', name: 'Naledi Mokoena' },
    })
    const refused = await get({ fields: ['key'] })
    expect([refused.status, codeOf(refused)]).toEqual([400, 'filter.invalid'])
  })

  test('are refused when their first bytes belie their type', async () => {
    const program = new TextEncoder().encode('MZ\u0090 a program.')
    const made = mediaContent.parse((await it.create('naledi', { size: program.length })).body)
    expect((await put(made.url, program, made.mimeType)).status).toBe(200)
    const refused = await it.patch('naledi', made.id, { status: 'uploaded' })
    expect([refused.status, codeOf(refused)]).toEqual([409, 'media.other-type'])
    expect(await it.list('naledi')).not.toContainEqual(expect.objectContaining({ id: made.id }))
    expect(await it.files.find(`private/agy_marula/${made.id}`)).toBeUndefined()
  })

  test('are one for the same Idempotency-Key, with the same address', async () => {
    const body = {
      userFilename: 'a.pdf',
      size: pdf.length,
      mimeType: 'application/pdf',
      itineraryId: it.trip.id,
    }
    const ask = () =>
      it.call('naledi', 'POST /api/MediaContent', { body, key: `media-${it.trip.id}` })
    expect((await ask()).body).toEqual((await ask()).body)
    expect(await it.media.ofOwner(it.callers.naledi.agencyId, it.trip.id)).toHaveLength(1)
  })

  test('are taken by the storage just as they were announced', async () => {
    const { url, mimeType, id } = mediaContent.parse((await it.create('naledi')).body)
    expect((await put(url, pdf, 'text/html')).status).toBe(403)
    expect((await put(url, new Uint8Array(pdf.length + 1), mimeType)).status).toBe(403)
    expect((await put(url?.replace(id, 'med_other'), pdf, mimeType)).status).toBe(403)
    expect((await fetch(`${storage.endpoint}/${bucket}/private/agy_marula/${id}`)).status).toBe(403)
    const unfinished = await it.patch('naledi', id, { status: 'uploaded' })
    expect([unfinished.status, codeOf(unfinished)]).toEqual([409, 'media.not-uploaded'])
  })

  test.each([
    ['a page with script', { mimeType: 'text/html', userFilename: 'a.html' }, 'body.mimeType'],
    [
      'a drawing with script',
      { mimeType: 'image/svg+xml', userFilename: 'a.svg' },
      'body.mimeType',
    ],
    ['a program', { mimeType: 'application/x-msdownload', userFilename: 'a.exe' }, 'body.mimeType'],
    ['more than 50 MB', { size: 50_000_001 }, 'body.size'],
    ['an empty file', { size: 0 }, 'body.size'],
    ['what belongs to nothing', { itineraryId: undefined }, 'body.itineraryId'],
    ['a status of one’s own', { status: 'approved' }, 'body.status'],
  ])('refuse %s', async (_, named, field) => {
    const answer = await it.create('naledi', named)
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { details: { fields: [{ field }] } } },
    })
  })

  test('change in order, visibility and status, and in nothing else', async () => {
    const { id } = await it.uploaded()
    const changed = await it.patch('naledi', id, {
      presentationOrder: -2.5,
      presentationVisibility: true,
    })
    expect(changed.body).toMatchObject({
      presentationOrder: -2.5,
      presentationVisibility: true,
      status: 'uploaded',
    })
    expect(await it.patch('naledi', id, { status: 'approved' })).toMatchObject({
      body: { status: 'approved' },
    })
    expect(await it.patch('naledi', id, {})).toMatchObject({
      status: 200,
      body: { presentationOrder: -2.5 },
    })
    for (const refused of [
      { userFilename: 'b.pdf' },
      { size: 1 },
      { status: 'lost' },
      { itineraryId: it.trip.id },
    ])
      expect((await it.patch('naledi', id, refused)).status).toBe(400)
  })

  test('are listed in their order, and those of one order as they came', async () => {
    await it.uploaded({ userFilename: 'a.pdf', presentationOrder: 2 })
    await it.uploaded({ userFilename: 'b.pdf', presentationOrder: 1 })
    await it.uploaded({ userFilename: 'c.pdf', presentationOrder: 2 })
    await it.uploaded({
      userFilename: 'd.pdf',
      presentationOrder: 0,
      presentationCategory: 'photos',
    })
    expect(names(await it.list('naledi'))).toEqual(['d.pdf', 'b.pdf', 'a.pdf', 'c.pdf'])
    expect(names(await it.list('naledi', { presentationCategory: 'documents' }))).toEqual([
      'b.pdf',
      'a.pdf',
      'c.pdf',
    ])
  })

  test('are the client’s to see only where they are meant for them', async () => {
    const shown = await it.uploaded({ userFilename: 'Shown.pdf', presentationVisibility: true })
    const hidden = await it.uploaded({ userFilename: 'Hidden.pdf' })
    await it.create('naledi', { userFilename: 'On its way.pdf', presentationVisibility: true })
    expect(names(await it.list('eleanor'))).toEqual(['Shown.pdf'])
    const get = (id: string) => it.call('eleanor', 'GET /api/MediaContent/{id}', { params: { id } })
    expect([(await get(shown.id)).status, (await get(hidden.id)).status]).toEqual([200, 404])
    expect((await it.create('eleanor')).status).toBe(403)
    expect((await it.patch('eleanor', shown.id, { presentationVisibility: false })).status).toBe(
      403,
    )
    expect(
      (await it.call('eleanor', 'DELETE /api/MediaContent/{id}', { params: { id: shown.id } }))
        .status,
    ).toBe(403)
  })

  test.each(['kagiso', 'imani', 'stranger', 'outsider'] as const)(
    'are not found by %s',
    async (who) => {
      const { id } = await it.uploaded({ presentationVisibility: true })
      const filter = JSON.stringify({ where: { itineraryId: it.trip.id } })
      const isAgent = it.callers[who].kind === 'agent'
      const answers = await Promise.all([
        it.call(who, 'GET /api/MediaContent', { query: { filter } }),
        it.call(who, 'GET /api/MediaContent/{id}', { params: { id } }),
        ...(isAgent
          ? [
              it.create(who),
              it.patch(who, id, { status: 'approved' }),
              it.patch(who, id, { presentationVisibility: false }),
              it.call(who, 'DELETE /api/MediaContent/{id}', { params: { id } }),
            ]
          : []),
      ])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
      expect(names(await it.list('thabo'))).toEqual(['Voucher.pdf'])
    },
  )

  test('belong to a client as well, for the agent and for the client themselves', async () => {
    const owner = { itineraryId: undefined, clientId: it.eleanor.id, presentationVisibility: true }
    await it.uploaded({ ...owner, userFilename: 'Passport.pdf' })
    const where = { itineraryId: undefined, clientId: it.eleanor.id }
    expect(names(await it.list('naledi', where))).toEqual(['Passport.pdf'])
    expect(names(await it.list('eleanor', where))).toEqual(['Passport.pdf'])
    expect(await it.list('naledi')).toEqual([])
    const filter = JSON.stringify({ where: { clientId: it.eleanor.id } })
    expect((await it.call('stranger', 'GET /api/MediaContent', { query: { filter } })).status).toBe(
      404,
    )
    const both = await it.create('naledi', { clientId: it.eleanor.id })
    expect(both.status).toBe(400)
  })

  test('are gone when they are removed, come back by their status, and are deleted after a day', async () => {
    const { id } = await it.uploaded()
    const remove = () => it.call('naledi', 'DELETE /api/MediaContent/{id}', { params: { id } })
    const get = () => it.call('naledi', 'GET /api/MediaContent/{id}', { params: { id } })
    expect((await remove()).body).toEqual({ removed: true })
    expect([(await it.list('naledi')).length, (await get()).status]).toEqual([0, 404])
    expect((await it.patch('naledi', id, { presentationOrder: 1 })).status).toBe(404)
    await it.sweep()
    expect(await it.patch('naledi', id, { status: 'uploaded' })).toMatchObject({
      status: 200,
      body: { id },
    })
    it.world.pass(2 * day)
    await it.sweep()
    expect(names(await it.list('naledi'))).toEqual(['Voucher.pdf'])
    await remove()
    it.world.pass(day + 1)
    const key = `private/agy_marula/${id}`
    expect(await it.files.find(key)).toMatchObject({ size: pdf.length })
    await it.sweep()
    expect(await it.files.find(key)).toBeUndefined()
    expect((await it.patch('naledi', id, { status: 'uploaded' })).status).toBe(404)
  })

  test('that never arrive are forgotten after a day', async () => {
    const { id } = mediaContent.parse((await it.create('naledi')).body)
    await it.sweep()
    expect(await it.media.get(it.callers.naledi.agencyId, id)).toBeDefined()
    it.world.pass(day + 1)
    await it.sweep()
    expect(await it.media.get(it.callers.naledi.agencyId, id)).toBeUndefined()
  })

  test('that are brought back while they are swept stay, with their file', async () => {
    const { id } = await it.uploaded()
    await it.call('naledi', 'DELETE /api/MediaContent/{id}', { params: { id } })
    it.world.pass(day + 1)
    const condemn: typeof it.media.condemn = async (medium) => {
      if (medium.id === id) await it.patch('naledi', id, { status: 'uploaded' })
      return it.media.condemn(medium)
    }
    await sweepMedia({ ...it.world.deps, media: { ...it.media, condemn }, files: it.files })
    expect(await it.files.find(`private/agy_marula/${id}`)).toBeDefined()
    expect(names(await it.list('naledi'))).toEqual(['Voucher.pdf'])
  })

  test('are two hundred at the most', async () => {
    const record = await it
      .uploaded()
      .then(({ id }) => it.media.get(it.callers.naledi.agencyId, id))
    if (record === undefined) throw new Error('No medium')
    const { id } = record
    await Promise.all(
      Array.from({ length: 199 }, (_, at) =>
        it.media.add(mediaRecord.parse({ ...record, id: `${id}${at}` }), {
          until: new Date(Date.now() + day),
        }),
      ),
    )
    const refused = await it.create('naledi')
    expect([refused.status, codeOf(refused)]).toEqual([409, 'media.too-many'])
  })
})
