import { createDecipheriv } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Principal, principalSchema } from '#shared/access/principal'
import { handlerFileOf, type Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import type { HttpLambda } from '../../../functions/runtime/http-lambda'
import { logSink } from '../../../functions/runtime/log'
import { localReachable, tableName } from '../../../infra/local/environment'
import { judgeBy } from '../../../infra/local/judge/judge'
import { sqsRecord } from '../../bench/requests/waiting-queues'
import { startHandlerWorld } from '../../support/handler-world'
import { httpEvent } from '../../support/http-event'

vi.mock('../../../functions/data/people/session-store', async (original) => ({
  ...(await original<object>()),
  authenticateBy: () => async (token: string) => roles[token],
}))

/** What stands in all that is written of the client: their names, and words of their own. */
const words = {
  first: 'Qvorzelda',
  last: 'Wyxantopol',
  mail: 'qvz.wyx',
  phone: '26771998877',
  address: 'Zibblequay',
  own: 'glumpfrost',
  passport: 'ZQ7788991',
}
const fullName = `${words.first} ${words.last}`
const email = `${words.mail}@canary.example`

const agent = {
  kind: 'agent',
  agencyId: 'agy_marula',
  agentId: 'agt_naledi',
  agencyCode: 'MAR001',
  isAgencyAdmin: false,
  capabilities: [],
  flags: ['useItineraryBuilder2'],
}
const roles: Record<string, Principal | undefined> = {
  naledi: principalSchema.parse(agent),
  thabo: principalSchema.parse({ ...agent, agentId: 'agt_thabo', isAgencyAdmin: true }),
}
const everyRoute = new Map(Object.entries<Route>(routes))
const lines: string[] = []
const workers = {
  itinerary: 'itineraries/jobs/itinerary-worker',
  zap: 'audit/jobs/zap-worker',
  mail: 'messages/jobs/message-worker',
  payment: 'payments/jobs/payment-worker',
} as const
let world: Awaited<ReturnType<typeof startHandlerWorld>>
let everything: () => Promise<readonly (readonly [string, string])[]>
let keys = 0

beforeAll(async () => {
  vi.spyOn(logSink, 'write').mockImplementation((line) => void lines.push(line))
  vi.stubEnv('TEMBEA_ZAP_URL', 'https://hooks.example.invalid/zap')
  world = await startHandlerWorld(judgeBy(localReachable()).judge)
  const low = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: world.databaseEndpoint, region: 'us-east-1' }),
  )
  everything = () => readEverything(low, world.localSealKey)
  await world.publish()
  return async () => {
    low.destroy()
    await world.stop()
  }
})

interface Asked {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: unknown
}
const listed = z.looseObject({ travelers: z.array(z.looseObject({ slot: z.string() })) })
const answer = z.looseObject({ id: z.optional(z.string()), url: z.optional(z.string()) })

/** Calls a route as somebody, with an Idempotency-Key; it has to be done. */
async function call(who: string, name: string, asked: Asked = {}) {
  const route = everyRoute.get(name)
  if (route === undefined) throw new Error(`no route ${name}`)
  const file = join(process.cwd(), `functions/${handlerFileOf(route)}.ts`)
  const { handler }: { handler: HttpLambda } = await import(/* @vite-ignore */ file)
  keys += 1
  const headers = { authorization: who, 'idempotency-key': `erased-everywhere-${keys}` }
  const { method, path } = route
  const event = httpEvent({ method, path, ...asked, headers })
  const { statusCode = 200, body = '' } = await world.inFunction(name, () =>
    handler(event, {} as never),
  )
  if (statusCode >= 400) throw new Error(`${name}: ${statusCode} ${body} ${lines.at(-1)}`)
  const json = body.startsWith('{') ? answer.parse(JSON.parse(body)) : answer.parse({})
  return { ...json, id: json.id ?? '' }
}

/** Delivers what waits in the queues. */
async function work() {
  for (const [queue, path] of Object.entries(workers)) {
    const bodies = world.queues.take(queue)
    if (bodies.length === 0) continue
    const file = join(process.cwd(), `functions/${path}.ts`)
    const { handler } = await import(/* @vite-ignore */ file)
    const name = path
      .slice(path.lastIndexOf('/') + 1)
      .replace(/-(\w)/g, (_, one) => one.toUpperCase())
    await world.inFunction(name, () => handler({ Records: bodies.map(sqsRecord) }, {}))
  }
}

/** Every item and every file as text, by its key: what is packed unpacked, what is sealed opened. */
async function readEverything(client: DynamoDBDocumentClient, sealKey: string) {
  const found: [string, string][] = []
  let from: Record<string, unknown> | undefined
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ...(from && { ExclusiveStartKey: from }) }),
    )
    for (const item of page.Items ?? [])
      found.push([`${item.pk} ${item.sk}`, JSON.stringify(open(item, sealKey))])
    from = page.LastEvaluatedKey
  } while (from !== undefined)
  for (const entry of readdirSync(join(world.dataFolder, 's3'), {
    recursive: true,
    withFileTypes: true,
  }))
    if (entry.isFile()) {
      const file = join(entry.parentPath, entry.name)
      found.push([file.slice(world.dataFolder.length), readFileSync(file, 'latin1')])
    }
  return found
}

function open(value: unknown, sealKey: string): unknown {
  if (value instanceof Uint8Array) {
    try {
      return open(JSON.parse(inflateRawSync(value).toString('utf8')), sealKey)
    } catch {
      return Buffer.from(value).toString('latin1')
    }
  }
  if (typeof value === 'string' && value.startsWith('local1.')) {
    const [, wrapped = '', sealed = ''] = value.split('.')
    return decrypt(sealed, decrypt(wrapped, Buffer.from(sealKey, 'base64'))).toString('utf8')
  }
  if (Array.isArray(value)) return value.map((one) => open(one, sealKey))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, open(inner, sealKey)]),
  )
}

/** What somebody with the key reads, whether or not they know what it belongs to. */
function decrypt(text: string, key: Uint8Array): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  return createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 }).update(
    bytes.subarray(28),
  )
}

/** Where words of theirs stand, by the word. */
function foundIn(texts: readonly (readonly [string, string])[]) {
  return Object.entries(words).flatMap(([kind, word]) =>
    texts.flatMap(([at, text]) =>
      `${at} ${text}`.toLowerCase().includes(word.toLowerCase()) ? [`${kind}: ${at}`] : [],
    ),
  )
}

const stay = (more: object = {}) => ({
  type: 'service',
  title: `Transfer for ${fullName}`,
  description: `${words.first} likes it slow`,
  startDate: '2027-07-01',
  endDate: '2027-07-01',
  costAmount: '450.00',
  currency: 'USD',
  arrangedBy: 'DMC',
  ...more,
})
const dates = { startDate: '2027-07-01', endDate: '2027-07-04' }
const tripBody = (clientId: string, name: string) => ({
  name,
  clientId,
  ...dates,
  itinerary: { ...dates, adults: 2, children: 0, segments: [stay()] },
})

/** Writes of a client whatever the routes let anybody write. */
async function fill() {
  const client = await call('naledi', 'createClient', {
    body: {
      firstName: words.first,
      lastName: words.last,
      email,
      contact: { phone: words.phone, address: `1 ${words.address}` },
    },
  })
  const clientId = client.id
  const common = { kind: 'client', agencyId: 'agy_marula' }
  roles.client = principalSchema.parse({ ...common, clientId })
  const other = await call('naledi', 'createClient', {
    body: { firstName: 'Ada', lastName: 'Moremi', email: 'ada@other.example' },
  })
  await call('naledi', 'createClientNote', { body: { clientId, text: `${words.own} at night` } })
  await call('naledi', 'updateClientStatus', { body: { clientId, text: `${words.own} called` } })
  await call('naledi', 'patchClient', {
    params: { id: clientId },
    body: { contact: { address: `2 ${words.address}` } },
  })
  const trip = await call('naledi', 'createItinerary', {
    body: tripBody(clientId, `The ${words.last} honeymoon`),
  })
  await call('naledi', 'createTraveler', {
    body: { itineraryId: trip.id, firstName: words.first, lastName: words.last },
  })
  await call('naledi', 'createPartyGroup', { body: { itineraryId: trip.id, name: fullName } })
  await call('naledi', 'patchItinerary', {
    params: { id: trip.id },
    body: { published: true, name: `Honeymoon of ${fullName}`, pipedriveDealId: words.own },
  })
  await copies(trip.id, other.id)
  await call('naledi', 'getQuote', { body: { itineraryId: trip.id } })
  await work()
  await inPortal(trip.id, clientId)
  await documents(trip.id, clientId)
  await elsewhere()
  await work()
  return clientId
}

/** What others began with their trip: a template, an example, a departure, and trips of these. */
async function copies(itineraryId: string, otherId: string) {
  const saved = await call('thabo', 'createSavedItineraryFromItinerary', {
    body: { itineraryId, name: `As for ${fullName}` },
  })
  await call('thabo', 'createSavedItinerary', {
    body: {
      name: `Like ${fullName}`,
      ...dates,
      itinerary: { ...dates, adults: 2, children: 0, segments: [stay()] },
    },
  })
  const departure = await call('thabo', 'createDeparture', {
    body: {
      savedItineraryId: saved.id,
      startDate: '2027-08-01',
      name: `Friends of ${fullName}`,
      places: 8,
      note: `Asked for by ${fullName}`,
    },
  })
  await call('naledi', 'bookDeparture', {
    params: { id: departure.id },
    body: { clientId: otherId, guests: 2 },
  })
  await call('naledi', 'getItineraryFrom', { body: { id: saved.id, clientId: otherId } })
  await call('thabo', 'createOrUpdatePresentationEdits', {
    body: {
      itineraryId: saved.id,
      edits: { letter: { value: { title: `Dear ${words.first}`, text: `Dear ${fullName}` } } },
      label: `For ${fullName}`,
    },
  })
}

/** What agent and client do with a trip that is shared. */
async function inPortal(itineraryId: string, clientId: string) {
  const params = { id: itineraryId }
  await call('naledi', 'inviteToPortal', { params })
  await work()
  await call('client', 'notePortalView', { params })
  const text = `${words.own} from ${words.first}`
  for (const who of ['naledi', 'client'])
    await call(who, 'postMessage', { body: { itineraryId, text } })
  await call('client', 'chooseQuote', { params })
  const forms: Record<string, Record<string, string>> = {
    name: { given: words.first, family: words.last },
    passport: { number: words.passport, nationality: 'SE', born: '1974-03-02' },
    stay: { dietNotes: words.own },
    health: { allergies: words.own },
    emergency: { contact: `Mother of ${words.first}`, phone: `+${words.phone}` },
  }
  const { travelers } = listed.parse(await call('naledi', 'listTravelerForms', { params }))
  const slot = travelers[0]?.slot ?? ''
  for (const [part, fields] of Object.entries(forms))
    await call('client', 'patchTravelerForm', {
      params: { ...params, slot },
      body: { part, fields },
    })
  await call('naledi', 'remindTravelers', { params })
  for (const owner of [{ itineraryId }, { clientId }])
    await call('naledi', 'createOrUpdatePresentationEdits', {
      body: {
        ...owner,
        edits: { letter: { value: { text: `Dear ${fullName}, ${words.own}` } } },
        label: words.own,
      },
    })
  await call('naledi', 'createShareLink', {
    query: { itineraryId },
    body: { label: `For ${words.first}’s mother` },
  })
  await call('naledi', 'sendConsultantEmail', { body: { itineraryId, message: words.own } })
  for (const who of ['naledi', 'client'])
    await call(who, 'logAudit', {
      body: {
        action: who === 'client' ? 'client_viewed_itinerary' : 'agent_accessed_itinerary',
        itineraryId,
        details: { note: words.own, who: fullName },
      },
    })
}

/** Files, papers and the export of everything. */
async function documents(itineraryId: string, clientId: string) {
  for (const owner of [{ itineraryId }, { clientId }]) {
    const body = `passport of ${fullName}, ${words.own}`
    const medium = await call('naledi', 'createMediaContent', {
      body: {
        ...owner,
        userFilename: `${words.own}.txt`,
        mimeType: 'text/plain',
        size: Buffer.byteLength(body),
        presentationVisibility: true,
      },
    })
    const put = await fetch(String(medium.url), {
      method: 'PUT',
      body,
      headers: { 'content-type': 'text/plain' },
    })
    expect(put.status).toBe(200)
    await call('naledi', 'patchMediaContent', {
      params: { id: medium.id },
      body: { status: 'uploaded' },
    })
  }
  const params = { id: itineraryId }
  for (const paper of ['downloadItinerary', 'getRoomingList', 'getCosting'])
    await call('naledi', paper, { params, query: {} })
  await call('thabo', 'startClientExport', { params: { id: clientId } })
}

/** Words of theirs where nothing says that they are theirs. */
async function elsewhere() {
  await call('naledi', 'logAudit', {
    body: { action: 'agent_accessed_itinerary', details: { note: `Sold to ${fullName}` } },
  })
  await call('naledi', 'queueZap', {
    body: { zap: 'enquireTrip', payload: { client: { name: fullName, email } } },
  })
  const list = await call('naledi', 'createClientImport', {
    body: {
      fileName: `List of ${fullName}.csv`,
      fingerprint: 'f1',
      settings: '{}',
      rows: 1,
      parts: 1,
    },
  })
  const row = { row: 2, firstName: words.first, lastName: words.last, email }
  await call('naledi', 'sendClientImportPart', {
    params: { id: list.id },
    body: {
      part: 1,
      rows: [{ ...row, phone: words.phone, address: words.address, notes: words.own }],
    },
  })
  await call('naledi', 'startClientImport', {
    params: { id: list.id },
    body: { duplicates: 'fill' },
  })
  await call('naledi', 'runClientImport', { params: { id: list.id } })
}

test('nothing that was written of an erased client is left anywhere', async () => {
  const clientId = await fill()
  const written = await everything()
  expect(written.filter(([at]) => at.includes('/private/')).length).toBeGreaterThan(5)
  const before = foundIn(written)
  expect(new Set(before.map((one) => one.split(':')[0]))).toEqual(new Set(Object.keys(words)))
  expect(before.length).toBeGreaterThan(60)
  await call('thabo', 'eraseClient', { params: { id: clientId }, body: { name: fullName } })
  await work()
  const after = await everything()
  expect(foundIn(after)).toEqual([])
  expect(after.filter(([at]) => at.includes('/private/'))).toEqual([])
  const departure = after.find(([at]) => at.includes('#DEPARTURES dep_'))?.[1]
  expect(departure).toContain('"Friends of …"')
  expect(foundIn(lines.map((line) => ['log', line] as const))).toEqual([])
})
