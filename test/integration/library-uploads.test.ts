import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { mediaContent } from '#shared/api/media-content'
import type { AgencyId } from '#shared/ids/ids'
import { uploadPartBytes } from '#shared/media/upload-types'
import { bucketNamed, readFile } from '../../functions/data/files/bucket'
import { fileStore } from '../../functions/data/files/file-store'
import { libraryFiles } from '../../functions/data/files/library-files'
import { mediaStore } from '../../functions/data/files/media-store'
import { uploadUrls } from '../../functions/data/files/upload-urls'
import { prepareMedia } from '../../functions/media/jobs/prepare-media'
import { sweepMedia } from '../../functions/media/jobs/sweep-media'
import { createMediaContent } from '../../functions/media/routes/create-media-content'
import { deleteMediaContent } from '../../functions/media/routes/delete-media-content'
import { finishMediaUpload } from '../../functions/media/routes/finish-media-upload'
import { getMediaContent } from '../../functions/media/routes/get-media-content'
import { listMediaContent } from '../../functions/media/routes/list-media-content'
import { patchMediaContent } from '../../functions/media/routes/patch-media-content'
import { setFilmCaptions } from '../../functions/media/routes/set-film-captions'
import { signMediaUpload } from '../../functions/media/routes/sign-media-upload'
import type { Verdict } from '../../functions/media/scan/verdict'
import { localCredentials } from '../../infra/local/aws-endpoint'
import { type S3, startS3 } from '../../infra/local/s3'
import { startTestTable } from '../support/engines'
import { quietLog, tableStores } from '../support/store-kinds'
import { type TripCaller, tripCalls, tripWithClient } from '../support/trip-callers'
import { tripWorld } from '../support/trip-world'

const bucket = 'tembea-media'
const day = 86_400_000
const create = 'POST /api/MediaContent'
const sign = 'POST /api/MediaContent/{id}/sign'
const finish = 'POST /api/MediaContent/{id}/finish'

const gps = { IFD0: { Make: 'A camera' }, IFD2: { DateTimeOriginal: '2026:03:05 17:42:10' } }
const place = {
  GPSLatitudeRef: 'S',
  GPSLatitude: '19/1 13/1 30/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '23/1 12/1 0/1',
}
const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a63' } })
  .withExif({ ...gps, IFD3: place })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

describe('an upload to the library', () => {
  let folder: string
  let there: Awaited<ReturnType<typeof startTestTable>>
  let storage: S3
  let it: Awaited<ReturnType<typeof uploadWorld>>

  async function uploadWorld() {
    const world = tripWorld(tableStores(there.table))
    world.pass(Date.now() - world.now().getTime()) // the storage judges signed addresses by its own clock
    const { callers, trip } = await tripWithClient(world)
    const media = mediaStore(there.table)
    const place = bucketNamed(bucket)
    let says = (_: string): Verdict | undefined => undefined
    let made: 'underWay' | 'done' | 'failed' | 'nothing makes films' = 'underWay'
    const started: string[] = []
    const maker = {
      start: async ({ id }: { id: string }) => `job ${started.push(id)}`,
      standing: async () => made as 'done', // whatever the test says
    }
    const scanner = { verdictOf: async (key: string) => says(key) }
    const deps = { ...world.deps, clients: world.stores.clients, media, uploads: uploadUrls(place) }
    const useCases = {
      [create]: createMediaContent,
      'PATCH /api/MediaContent/{id}': patchMediaContent,
      [sign]: signMediaUpload,
      [finish]: finishMediaUpload,
      'PUT /api/MediaContent/{id}/captions': setFilmCaptions,
      'GET /api/MediaContent/{id}': getMediaContent,
      'GET /api/MediaContent': listMediaContent,
      'DELETE /api/MediaContent/{id}': deleteMediaContent,
    }
    const files = { ...fileStore(place), ...libraryFiles(place) }
    const calls = (own: object) =>
      tripCalls(useCases, { deps: { ...deps, files, ...own }, world, callers })
    const call = calls({})
    const scanned = calls({ scanner })
    const register = async (bytes: Uint8Array, mimeType = 'image/jpeg', named: object = {}) => {
      world.pass(10)
      const file = {
        userFilename: 'IMG_0001.jpg',
        size: bytes.length,
        mimeType,
        presentationCategory: 'library',
        ...named,
      }
      return call('naledi', create, { body: file })
    }
    const upload = async (bytes: Uint8Array<ArrayBuffer>, mimeType?: string, named?: object) => {
      const {
        id,
        url = '',
        mimeType: type,
      } = mediaContent.parse((await register(bytes, mimeType, named)).body)
      const headers = { 'content-type': type }
      expect((await fetch(url, { method: 'PUT', body: bytes, headers })).status).toBe(200)
      return id
    }
    const end = (id: string, who: TripCaller = 'naledi') =>
      call(who, finish, { params: { id }, body: { keepPlace: true } })
    return {
      world,
      trip,
      media,
      call,
      scanned,
      register,
      upload,
      end,
      endScanned: (id: string) => scanned('naledi', finish, { params: { id }, body: {} }),
      started,
      make: (standing: typeof made) => {
        made = standing
        return prepareMedia({
          ...world.deps,
          media,
          files,
          scanner: undefined,
          films: made === 'nothing makes films' ? undefined : maker,
        })
      },
      put: (Key: string, Body = 'made') =>
        place.client.send(new PutObjectCommand({ Bucket: bucket, Key, Body })),
      /** A run of the job that asks for verdicts, by a scanner that says this. */
      scan: (verdict: Verdict | undefined | typeof says) => {
        says = typeof verdict === 'function' ? verdict : () => verdict
        return prepareMedia({ ...world.deps, media, files, scanner, films: undefined })
      },
      signed: async (id: string, body: object) =>
        z
          .object({ url: z.string() })
          .parse((await call('naledi', sign, { params: { id }, body })).body).url,
      sweep: () => sweepMedia({ ...world.deps, media, files }),
      stored: () =>
        readdirSync(join(folder, bucket), { recursive: true, encoding: 'utf8' }).filter((name) =>
          name.endsWith('_object'),
        ),
    }
  }

  beforeAll(async () => {
    quietLog()
    folder = mkdtempSync(join(tmpdir(), 'tembea-library-'))
    storage = await startS3({ dataFolder: folder, buckets: [bucket] })
    there = await startTestTable({ name: 'memory' })
    vi.stubEnv('AWS_REGION', 'us-east-1')
    vi.stubEnv('AWS_ACCESS_KEY_ID', localCredentials.accessKeyId)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', localCredentials.secretAccessKey)
    vi.stubEnv('AWS_SESSION_TOKEN', undefined)
    vi.stubEnv('S3_ENDPOINT', storage.endpoint)
  })
  beforeEach(async () => {
    it = await uploadWorld()
  })
  afterAll(async () => {
    await there?.stop()
    await storage?.stop()
    rmSync(folder, { recursive: true })
    vi.unstubAllEnvs()
  })

  test('tells when and where a photo was taken, and shows it upright and without that', async () => {
    const bytes = new Uint8Array([...photo, 1])
    const id = await it.upload(bytes)
    const { status, body } = await it.end(id)
    expect(status).toBe(200)
    const medium = mediaContent.parse(body)
    expect(medium).toMatchObject({
      s3Key: `pictures/library/${id}`,
      status: 'uploaded',
      scan: 'notScanned',
    })
    expect(medium).toMatchObject({ width: 60, height: 90, takenAt: '2026-03-05T17:42:10' })
    expect(medium.place?.lat).toBeCloseTo(-19.225)
    expect(medium.place?.lng).toBeCloseTo(23.2)
    expect(medium.perceptualHash).toMatch(/^[0-9a-f]{16}$/)
    expect(medium.blur?.length).toBeGreaterThan(10)
    const picture = await readFile(bucketNamed(bucket), `pictures/library/${id}`)
    const { exif, width, height } = await sharp(picture).metadata()
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 60, height: 90 })
    expect(mediaContent.parse((await it.end(id)).body)).toEqual(medium)
    expect((await it.end(id, 'kagiso')).status).toBe(403)
    const approved = { params: { id }, body: { status: 'approved' } }
    expect((await it.call('naledi', 'PATCH /api/MediaContent/{id}', approved)).status).toBe(403) // leads nothing, manages no content
  })

  test('finds the same file, and leaves nothing of the second', async () => {
    const bytes = new Uint8Array([...photo, 2])
    const first = await it.upload(bytes)
    await it.end(first)
    const before = it.stored().length
    const again = await it.end(await it.upload(bytes))
    expect(again).toMatchObject({
      status: 409,
      body: { error: { code: 'media.already-there', details: { id: first } } },
    })
    const twice = new Uint8Array([...photo, 9])
    const ids = [await it.upload(twice), await it.upload(twice)]
    const ends = await Promise.all(ids.map((id) => it.end(id)))
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(it.stored()).toHaveLength(before + 2)
  })

  test.each([
    [
      'media.other-type',
      'a page that calls itself a photo',
      () => new TextEncoder().encode('<html><script>1</script>'),
    ],
    ['media.unreadable', 'a photo cut in half', () => photo.subarray(0, photo.length / 3)],
    ['media.too-many-pixels', 'a small file of too many pixels', () => bomb()],
  ])('refuses with %s %s, and leaves nothing of it', async (code, _, bytes) => {
    const before = it.stored().length
    const [type, userFilename] = code === 'media.too-many-pixels' ? ['image/png', 'a.png'] : []
    const { body } = await it.end(
      await it.upload(new Uint8Array(await bytes()), type, {
        userFilename: userFilename ?? 'a.jpg',
      }),
    )
    expect(body).toMatchObject({ error: { code } })
    expect(it.stored()).toHaveLength(before)
  })

  test('refuses what the library does not take before anything is sent', async () => {
    const refused = async (mimeType: string, named: object) =>
      JSON.stringify((await it.register(photo, mimeType, named)).body)
    expect(await refused('application/pdf', { userFilename: 'a.pdf' })).toContain(
      'Photos must be JPEG',
    )
    expect(await refused('image/jpeg', { size: 200_000_000 })).toContain(
      'Photos can be up to 100 MB',
    )
    expect(await refused('video/mp4', { userFilename: 'a.mp4', size: 6e9 })).toContain(
      'Films can be up to 5 GB',
    )
  })

  test('takes a film in parts, goes on where it was cut, and keeps its parts to their length', async () => {
    const bytes = new Uint8Array(uploadPartBytes + 1_000)
    bytes.set(new TextEncoder().encode('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'))
    const made = mediaContent.parse(
      (await it.register(bytes, 'video/mp4', { userFilename: 'Delta.mp4' })).body,
    )
    const begun = await fetch(await it.signed(made.id, { method: 'POST' }), {
      method: 'POST',
      headers: { 'content-type': 'video/mp4' },
    })
    const uploadId = /<UploadId>(\w+)</.exec(await begun.text())?.[1]
    const part = async (partNumber: number, body: Uint8Array<ArrayBuffer>) =>
      fetch(await it.signed(made.id, { method: 'PUT', uploadId, partNumber }), {
        method: 'PUT',
        body,
      })
    expect((await part(1, bytes.slice(0, uploadPartBytes))).status).toBe(200)
    const listed = await (await fetch(await it.signed(made.id, { method: 'GET', uploadId }))).text()
    expect(listed).toMatch(
      /^<ListPartsResult><Part><PartNumber>1<\/PartNumber><ETag>"[0-9a-f]{32}"<\/ETag><\/Part></,
    )
    expect((await part(2, bytes.slice(0, 999))).status).toBe(403)
    const second = await part(2, bytes.slice(uploadPartBytes))
    const tags = [
      /"([0-9a-f]+)"/.exec(listed)?.[1],
      second.headers.get('etag')?.replaceAll('"', ''),
    ]
    const xml = tags
      .map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      .join('')
    const ended = await fetch(await it.signed(made.id, { method: 'POST', uploadId }), {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: `<CompleteMultipartUpload>${xml}</CompleteMultipartUpload>`,
    })
    expect(ended.status).toBe(200)
    expect((await it.end(made.id)).body).toMatchObject({
      s3Key: `pictures/films/${made.id}/original.mp4`,
      mediaType: 'video',
    })
    expect(
      await it.call('naledi', sign, { params: { id: made.id }, body: { method: 'POST' } }),
    ).toMatchObject({
      status: 409,
    })
  })

  describe('of a film', () => {
    const film = new Uint8Array(1_000)
    film.set(new TextEncoder().encode('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'))
    const named = { userFilename: 'Delta.mp4' }
    const get = async (id: string) =>
      mediaContent.parse(
        (await it.call('naledi', 'GET /api/MediaContent/{id}', { params: { id } })).body,
      )

    test('keeps the captions that its uploader writes, and nothing else', async () => {
      film.set([99], 600)
      const id = await it.upload(film, 'video/mp4', named)
      const set = async (captions: string, who: TripCaller = 'naledi') =>
        (
          await it.call(who, 'PUT /api/MediaContent/{id}/captions', {
            params: { id },
            body: { captions },
          })
        ).status
      const words = 'WEBVTT\n\n00:00.000 --> 00:02.000\nThe river in flood.\n'
      expect(await set(words)).toBe(404) // it has not arrived
      await it.end(id)
      expect([
        await set(words, 'kagiso'),
        await set('1\n00:00:00,000 --> '),
        await set(words),
        await set(words),
      ]).toEqual([403, 400, 200, 200])
      const kept = await readFile(bucketNamed(bucket), `pictures/films/${id}/film.vtt`)
      expect(new TextDecoder().decode(kept)).toBe(words)
      const photoId = await it.upload(new Uint8Array([...photo, 61]))
      await it.end(photoId)
      const wrong = { params: { id: photoId }, body: { captions: words } }
      expect((await it.call('naledi', 'PUT /api/MediaContent/{id}/captions', wrong)).status).toBe(
        404,
      )
    })

    test.each([
      ['done', 'film.m3u8', 'made', false],
      ['done', 'film.m3u8', 'made', true],
      ['failed', 'original.mp4', 'failed', true],
      ['nothing makes films', 'original.mp4', 'failed', true],
    ] as const)('shows it as it is until it is made: %s', async (end, file, standing, isLong) => {
      film.set([end.length + Number(isLong)], 500)
      await it.make('nothing makes films') // films of other tests
      const id = await it.upload(film, 'video/mp4', named)
      const folder = `pictures/films/${id}/`
      expect((await it.end(id)).body).toMatchObject({ status: 'uploaded', film: 'pending' })
      expect((await it.end(id)).body).toMatchObject({ s3Key: `${folder}original.mp4` })
      expect(
        new TextDecoder().decode(await readFile(bucketNamed(bucket), `${folder}film.vtt`)),
      ).toBe('WEBVTT\n')
      for (const still of end === 'nothing makes films' ? [] : [1, 0]) {
        expect(await it.make('underWay')).toEqual({ settled: still })
        expect(await get(id)).toMatchObject({ s3Key: `${folder}original.mp4`, film: 'pending' })
      }
      await it.put(`${folder}film-1920.0000000.jpg`)
      if (isLong) await it.put(`${folder}film-1920.0000001.jpg`, 'later')
      const changed = { params: { id }, body: { presentationOrder: 3 } }
      await it.call('naledi', 'PATCH /api/MediaContent/{id}', changed) // it is made none the less
      expect(await it.make(end)).toEqual({ settled: 1 })
      expect(await get(id)).toMatchObject({
        s3Key: `${folder}${file}`,
        film: standing,
        status: 'uploaded',
      })
      expect(await get(id)).not.toHaveProperty('filmJob')
      expect(await it.make(end)).toEqual({ settled: 0 })
      expect(it.started).toHaveLength(end === 'nothing makes films' ? 0 : 1)
      const still = await readFile(bucketNamed(bucket), `${folder}film-1920.jpg`)
      expect(still && new TextDecoder().decode(still)).toBe(
        end === 'done' ? (isLong ? 'later' : 'made') : undefined,
      )
      const medium = await it.media.get('agy_marula' as AgencyId, id)
      if (medium === undefined) throw new Error('it is gone')
      await it.media.remove(medium, it.world.now())
      it.world.pass(1)
      await it.sweep()
      expect(it.stored().filter((name) => name.includes(id))).toEqual([])
    })
  })

  test('refuses steps that no upload has', async () => {
    const { id } = mediaContent.parse((await it.register(photo)).body)
    const statusOf = async (body: object) =>
      (await it.call('naledi', sign, { params: { id }, body })).status
    expect(await statusOf({ method: 'PUT', uploadId: 'x', partNumber: 2 })).toBe(400)
    expect(await statusOf({ method: 'PUT', uploadId: 'x' })).toBe(400)
    expect(await statusOf({ method: 'GET' })).toBe(400)
    expect((await it.end(id)).body).toMatchObject({ error: { code: 'media.not-uploaded' } })
  })

  test('is let into the library when its scan has ended, and not before', async () => {
    const bytes = new Uint8Array([...photo, 21])
    const id = await it.upload(bytes)
    expect(standing(await it.endScanned(id))).toEqual(waiting)
    expect(standing(await it.endScanned(id))).toEqual(waiting)
    const same = await it.endScanned(await it.upload(bytes))
    expect(same.body).toMatchObject({ error: { code: 'media.already-there' } })
    expect(await it.scan(undefined)).toEqual({ settled: 0 })
    const get = () => it.scanned('naledi', 'GET /api/MediaContent/{id}', { params: { id } })
    expect(standing(await get())).toEqual(waiting)
    expect(
      (await it.scanned('kagiso', 'GET /api/MediaContent/{id}', { params: { id } })).status,
    ).toBe(404)
    expect(await it.scan({ scan: 'clean' })).toEqual({ settled: 1 })
    expect((await get()).body).toMatchObject({ scan: 'clean', status: 'uploaded' })
    expect(await it.scan({ scan: 'infected' })).toEqual({ settled: 0 })
  })

  test('is removed when a virus is found, and its uploader sees which for a day', async () => {
    const before = it.stored().length
    const id = await it.upload(new Uint8Array([...photo, 22]))
    await it.endScanned(id)
    await it.scan({ scan: 'infected', threat: 'Eicar-Test-Signature' })
    expect(it.stored()).toHaveLength(before)
    const { body } = await it.scanned('naledi', 'GET /api/MediaContent/{id}', { params: { id } })
    const { status, url, ...found } = mediaContent.parse(body)
    expect({ status, url, ...found }).toMatchObject({
      scan: 'infected',
      threat: 'Eicar-Test-Signature',
    })
    expect({ status, url }).toEqual({ status: undefined, url: undefined })
    const back = { params: { id }, body: { status: 'uploaded' } }
    expect((await it.scanned('naledi', 'PATCH /api/MediaContent/{id}', back)).status).toBe(404)
    it.world.pass(day + 1)
    await it.sweep()
    expect(
      (await it.scanned('naledi', 'GET /api/MediaContent/{id}', { params: { id } })).status,
    ).toBe(404)
  })

  test('is a document that a client does not see before its scan has ended', async () => {
    const itn = it.trip.id
    const named = {
      presentationCategory: 'documents',
      itineraryId: itn,
      presentationVisibility: true,
    }
    const send = (extra: number) =>
      it.upload(new Uint8Array([...photo, extra]), 'image/jpeg', named)
    const arrive = async (id: string) =>
      it.scanned('naledi', 'PATCH /api/MediaContent/{id}', {
        params: { id },
        body: { status: 'uploaded' },
      })
    const filter = JSON.stringify({ where: { itineraryId: itn } })
    const seen = async (who: TripCaller) =>
      z
        .array(mediaContent)
        .parse((await it.scanned(who, 'GET /api/MediaContent', { query: { filter } })).body)
    const [clean, bad, gone] = [await send(31), await send(32), await send(33)]
    for (const id of [clean, bad, gone])
      expect((await arrive(id)).body).toMatchObject({ scan: 'pending' })
    await it.scanned('naledi', 'DELETE /api/MediaContent/{id}', { params: { id: gone } })
    expect((await seen('naledi')).map(({ id }) => id)).toEqual([clean, bad])
    expect(await seen('eleanor')).toEqual([])
    const verdicts = new Map<string, Verdict>([
      [clean, { scan: 'clean' }],
      [bad, { scan: 'infected', threat: 'Eicar' }],
    ])
    await it.scan((key) => verdicts.get(key.split('/').at(-1) ?? ''))
    expect((await seen('naledi')).map(({ scan }) => scan)).toEqual(['clean', 'infected'])
    expect((await seen('eleanor')).map(({ id }) => id)).toEqual([clean])
    // One that was removed while it was scanned is scanned again when it is brought back.
    expect((await arrive(gone)).body).toMatchObject({ scan: 'pending', status: 'uploaded' })
    await it.scanned('naledi', 'DELETE /api/MediaContent/{id}', { params: { id: bad } })
    expect((await seen('naledi')).map(({ id }) => id)).toEqual([clean, gone])
  })

  test('is forgotten after a day, with what is shown of it', async () => {
    const id = await it.upload(new Uint8Array([...photo, 3]))
    await it.end(id)
    const medium = await it.media.get('agy_marula' as AgencyId, id)
    if (medium === undefined) throw new Error('it is gone')
    const before = it.stored().length
    await it.media.remove(medium, new Date(it.world.now().getTime() + day))
    await it.sweep()
    expect(it.stored()).toHaveLength(before)
    it.world.pass(day + 1)
    await it.sweep()
    expect(it.stored()).toHaveLength(before - 2)
  })
})

/** How far a medium is. */
function standing({ body }: { body: unknown }) {
  const { scan, status } = mediaContent.parse(body)
  return { scan, status }
}
const waiting = { scan: 'pending', status: undefined }

/** A PNG of 12,000 × 12,000 pixels in some kilobytes. */
const bomb = () =>
  sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
