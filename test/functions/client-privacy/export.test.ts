import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeExports } from '../../../functions/client-privacy/jobs/make-exports'
import { exportMakers } from '../../../functions/client-privacy/make-export'
import { getClientExport } from '../../../functions/client-privacy/routes/get-client-export'
import { openClientExport } from '../../../functions/client-privacy/routes/open-client-export'
import { startClientExport } from '../../../functions/client-privacy/routes/start-client-export'
import { clientStore } from '../../../functions/data/clients/client-store'
import { type FileStreams, fileStreams } from '../../../functions/data/files/file-streams'
import { mediaStore } from '../../../functions/data/files/media-store'
import { agencyStore } from '../../../functions/data/people/agency-store'
import { auditStore } from '../../../functions/data/people/audit-store'
import { clockAt } from '../../../functions/runtime/clock'
import { randomId } from '../../../functions/runtime/make-id'
import { localCredentials } from '../../../infra/local/aws-endpoint'
import { type S3, startS3 } from '../../../infra/local/s3'
import { anAgent, callAs, testNow } from '../../support/call-as'
import { quietLog } from '../../support/store-kinds'
import { filledWorld, mark, marula, zoe } from './filled-world'

/** A bucket in memory, in which documents are as they were put. */
const memoryStreams = (files: Map<string, string>) => {
  const written = new Map<string, Uint8Array>()
  const streams: FileStreams = {
    async read(key) {
      const text = files.get(key)
      if (text === undefined) throw new Error('NoSuchKey')
      return (async function* () {
        yield Buffer.from(text)
      })()
    },
    writer: ({ key }) => {
      const held: Uint8Array[] = []
      return {
        write: async (bytes) => void held.push(bytes),
        end: async () => void written.set(key, Buffer.concat(held)),
      }
    },
  }
  return { streams, written }
}

async function exporting() {
  const { table, files } = await filledWorld()
  await table.write([{ Delete: { Key: { pk: `AGENCY#${marula}#CLIENT#${zoe}`, sk: 'EXPORT' } } }])
  const { streams, written } = memoryStreams(files)
  const deps = {
    table,
    streams,
    exports: exportMakers.exports(table),
    media: mediaStore(table),
    clients: clientStore(table),
    agencies: agencyStore(table),
    audit: auditStore(table),
    files: {
      downloadUrl: async ({ name }: { name: string }) => `https://files.example/${name}`,
    } as never,
  }
  let now = testNow
  const as = (principal = anAgent()) => ({ principal, now: () => now })
  const params = { id: zoe }
  return {
    table,
    files,
    written,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    start: (who?: ReturnType<typeof anAgent>) =>
      callAs(startClientExport, deps, as(who))({ params }),
    get: (who?: ReturnType<typeof anAgent>) => callAs(getClientExport, deps, as(who))({ params }),
    open: (file: string, who?: ReturnType<typeof anAgent>) =>
      callAs(openClientExport, deps, as(who))({ params: { ...params, file } }),
    work: () => makeExports({ ...deps, clock: clockAt(() => now), makeId: randomId }),
  }
}
type View = {
  state: string
  done: number
  of: number
  files: { id: string; name: string; documents: number }[]
}

beforeAll(() => void quietLog())

describe('an export of a client', () => {
  test('holds a file for each kind of what is kept, and the documents', async () => {
    const { start, open, written, table } = await exporting()
    const { status, body } = await start()
    expect(status).toBe(200)
    const { state, files } = body as View
    expect(state).toBe('ready')
    expect(files).toMatchObject([{ name: `Zoe ${mark}, data 1.zip`, documents: 2 }])
    const zip = unzipSync([...written.values()][0] as Uint8Array)
    const texts = Object.fromEntries(
      Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]),
    )
    const json = (name: string) => JSON.parse(texts[`${name}.json`] ?? 'null')
    expect(texts[`documents/med_zoe0 ${mark}.pdf`]).toBe(`passport of ${mark}`)
    expect(json('profile').profile[0]).toMatchObject({ firstName: 'Zoe', phone: `+267 ${mark}` })
    expect(json('notes')).toMatchObject([{ text: `${mark} is shy` }])
    expect(json('history')).toMatchObject([{ text: `${mark} called` }])
    expect(json('trips')).toMatchObject([{ travelers: [{ firstName: 'Zoe' }], price: 500_000 }, {}])
    expect(json('messages')).toMatchObject([{ text: `Yours, ${mark}` }, {}])
    expect(json('payments')).toContainEqual(
      expect.objectContaining({ payerEmail: `zoe.${mark}@example.com` }),
    )
    expect(json('terms')).toMatchObject([{ who: { name: `Zoe ${mark}` } }])
    expect(json('portal')).toMatchObject({
      accounts: [{ email: `zoe.${mark}@example.com` }],
      trips: [{}],
    })
    expect(json('trip-changes')[0].changes).toContainEqual(
      expect.objectContaining({ to: `Zoe ${mark}` }),
    )
    expect(json('audit')).toContainEqual(
      expect.objectContaining({ action: 'client_login', by: `Zoe ${mark}` }),
    )
    expect(JSON.stringify(texts)).not.toMatch(/margin|costAmount|passwordHash|clientSecret|AGENCY#/)

    expect((await open(files[0]?.id ?? '')).body).toEqual({
      url: `https://files.example/Zoe ${mark}, data 1.zip`,
    })
    const actions = [...table.items()].map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining(['agent_exported_client', 'agent_downloaded_client_export']),
    )
  })

  test('is the client’s agent’s and lead agents’ alone, and over after a day', async () => {
    const { start, get, open, pass } = await exporting()
    const colleague = anAgent({ agentId: 'agt_thabo' as never })
    const lead = anAgent({ agentId: 'agt_thabo' as never, isAgencyAdmin: true })
    const { files } = (await start()).body as View
    const file = files[0]?.id ?? ''
    for (const call of [get, (who?: typeof lead) => open(file, who), start]) {
      expect((await call(colleague)).status).toBe(404)
      expect((await call(lead)).status).toBe(200)
    }
    expect((await open('med_none')).status).toBe(404)
    pass(24 * 3_600_000)
    expect((await get()).body).toMatchObject({ state: 'none' })
    expect((await open(file)).status).toBe(404)
  })

  test('of many documents is made by the job, in files of a gigabyte, and goes on after a crash', async () => {
    const { start, get, work, pass, table, files, written } = await exporting()
    const item = [...table.items()].find(({ pk }) => pk === 'AGENCY#agy_marula#MEDIA#med_zoe0')
    for (let at = 0; at < 50; at++) {
      const listed = {
        ...Object(item?.listed),
        id: `med_more${at}`,
        key: `private/more${at}`,
        size: 50_000_000,
      }
      files.set(listed.key, `document ${at}`)
      const Item = {
        ...item,
        pk: `AGENCY#agy_marula#MEDIA#med_more${at}`,
        gsi1sk: `x#${at}`,
        listed,
      }
      await table.write([{ Put: { Item } }])
    }
    expect((await start()).body).toMatchObject({ state: 'making', done: 0, of: 2_500_000_006 })
    expect((await start()).body).toMatchObject({ state: 'making' })
    files.delete('private/more7')
    for (let run = 0; run < 2; run++) {
      await work()
      pass(7 * 60_000)
    }
    expect((await get()).body).toMatchObject({ state: 'making' })
    files.set('private/more7', 'document 7')
    await work()
    const { state, done, files: made } = (await get()).body as View
    expect({ state, done }).toEqual({ state: 'ready', done: 2_500_000_006 })
    expect(made.map(({ documents }) => documents)).toEqual([20, 20, 12])
    const names = [...written.values()].flatMap((zip) => Object.keys(unzipSync(zip)))
    expect(new Set(names.filter((name) => name.startsWith('documents/'))).size).toBe(52)
    expect(names.filter((name) => name === 'profile.json')).toHaveLength(1)
  })

  test('that fails again and again is given up', async () => {
    const { start, get, work, pass, files } = await exporting()
    files.clear()
    expect((await start()).status).toBe(500)
    for (let run = 0; run < 6; run++) {
      pass(7 * 60_000)
      await work()
    }
    expect((await get()).body).toMatchObject({ state: 'failed' })
    expect(await work()).toEqual({ exports: 0 })
  })
})

describe('files that are written as they come', () => {
  let storage: S3
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tembea-streams-'))
    storage = await startS3({ dataFolder: folder, buckets: ['tembea-media'] })
  })
  afterAll(async () => {
    await storage.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('are whole in the storage, part by part, and read back as they are', async () => {
    const client = new S3Client({
      endpoint: storage.endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: localCredentials,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    })
    const { writer, read } = fileStreams({ name: 'tembea-media', client })
    const to = writer({ key: 'private/large.zip', mimeType: 'application/zip' })
    const chunk = Buffer.alloc(3_000_000, 'tembea ')
    for (let at = 0; at < 7; at++) await to.write(chunk)
    await to.end()
    let bytes = 0
    for await (const some of await read('private/large.zip')) bytes += some.length
    expect(bytes).toBe(21_000_000)
    await client.send(
      new PutObjectCommand({ Bucket: 'tembea-media', Key: 'private/small', Body: 'x' }),
    )
    const found = await client.send(
      new GetObjectCommand({ Bucket: 'tembea-media', Key: 'private/small' }),
    )
    expect(await found.Body?.transformToString()).toBe('x')
  })
})
