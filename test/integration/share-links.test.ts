import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { agencyIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import type { Zap } from '../../functions/audit/zap-sender'
import type { previewStore } from '../../functions/data/files/preview-store'
import { savedItineraryStore } from '../../functions/data/itineraries/saved-itinerary-store'
import { tripPortalStore } from '../../functions/data/itineraries/trip-portal-store'
import { attemptStore } from '../../functions/data/people/attempt-store'
import { termsStore } from '../../functions/data/people/terms-store'
import { presentationStore } from '../../functions/data/presentations/presentation-store'
import { roomStore } from '../../functions/data/rates/room-store'
import { shareLinkStore } from '../../functions/data/share-links/share-link-store'
import { passwordLimits } from '../../functions/share-links/link-password'
import { createShareLink } from '../../functions/share-links/routes/create-share-link'
import { listShareLinks } from '../../functions/share-links/routes/list-share-links'
import {
  brokenLinksLimit,
  openSharedTrip,
} from '../../functions/share-links/routes/open-shared-trip'
import { revokeShareLink } from '../../functions/share-links/routes/revoke-share-link'
import { showSharePicture } from '../../functions/share-links/routes/show-share-picture'
import { showSharedTrip } from '../../functions/share-links/routes/show-shared-trip'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { published } from '../support/published'
import { quietLog, tableStores } from '../support/store-kinds'
import { tripCalls, tripWithClient } from '../support/trip-callers'
import { tripWorld } from '../support/trip-world'

const useCases = {
  create: createShareLink,
  list: listShareLinks,
  revoke: revokeShareLink,
  open: openSharedTrip,
  page: showSharedTrip,
  picture: showSharePicture,
}
const day = 86_400_000
const made = z.object({ address: z.string(), link: z.looseObject({ id: z.string() }) })

/** A bucket in memory, as far as pictures of links use it. */
function bucketInMemory() {
  const files = new Map<string, Uint8Array>()
  const store: ReturnType<typeof previewStore> = {
    picture: async () => undefined,
    async preview({ key: name }, make) {
      const kept = files.get(name) ?? (await make())
      files.set(name, kept)
      return kept
    },
  }
  return { files, store }
}

async function shareWorld({ table }: TestTable) {
  const world = tripWorld(tableStores(table), { saved: savedItineraryStore(table) })
  const { trip, callers, eleanor } = await tripWithClient(world)
  const zaps: Zap[] = []
  const { files, store: previews } = bucketInMemory()
  const deps = {
    ...world.deps,
    links: shareLinkStore(table),
    attempts: attemptStore(table),

    clients: world.stores.clients,
    portals: tripPortalStore(table),
    presentations: presentationStore(table),
    terms: termsStore(table),
    rooms: roomStore(table),
    catalogue: await published(),
    media: { ofOwner: async () => [] },
    files: {},
    previews,
    webAddress: 'https://tembea.example',
    zaps: { send: async (zap: Zap) => void zaps.push(zap) },
  }
  const call = tripCalls(useCases, { deps, world, callers })
  const query = { itineraryId: trip.id }
  return {
    world,
    trip,
    eleanor,
    zaps,
    files,
    call,
    query,
    table,
    async quote() {
      await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', {
        body: { itineraryId: trip.id },
      })
      await world.work()
    },
    async share(body: object = {}) {
      const answer = await call('naledi', 'create', { query, body })
      const { address, link } = made.parse(answer.body)
      return { token: address.slice('/share/'.length), link }
    },
    /** Edits the presentation, as its agent does. */
    nameCover: (subtitle: string) =>
      presentationStore(table).change(
        {
          agencyId: agencyIdSchema.parse('agy_marula'),
          owner: { itineraryId: itineraryIdSchema.parse(trip.id) },
        },
        {
          changes: { cover: { base: 0, value: { subtitle } } },
          by: { id: 'agt_naledi', name: 'Naledi' },
          now: new Date(),
        },
      ),
    open: (token: string, password?: string) =>
      call('naledi', 'open', { body: { token, ...(password === undefined ? {} : { password }) } }),
    page: (token: string) => call('naledi', 'page', { params: { token } }),
    list: () => call('naledi', 'list', { query }),
    revoke: (linkId: string) => call('naledi', 'revoke', { params: { id: trip.id, linkId } }),
    async audit() {
      const found = await table.all({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'AGENCY#agy_marula#AUDIT#2026-11' },
      })
      return found.filter(({ itineraryId }) => itineraryId === trip.id)
    },
  }
}

const missing = { status: 404, body: { error: { code: 'record.not-found' } } }

describe.each(routeEngines)('links to trips on $name', (engine) => {
  let running: TestTable
  let it: Awaited<ReturnType<typeof shareWorld>>
  beforeAll(async () => {
    quietLog()
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(async () => {
    it = await shareWorld(running)
  })

  test('show the presentation to whoever has one, count it, and tell agent, audit trail and automation hook', async () => {
    await it.quote()
    const { token, link } = await it.share({ label: 'Anna’s parents' })
    await it.nameCover('Where the river ends')
    expect(token).toMatch(/^agy_marula\.[\w-]{43}$/)
    expect(it.zaps.map(({ zap }) => zap)).toContain('clientPortalShared')
    expect(await it.open(token)).toMatchObject({
      status: 200,
      body: {
        itineraryId: it.trip.id,
        subtitle: 'Where the river ends',
        agency: { name: 'Marula Journeys' },
      },
    })
    await it.open(token)
    expect(await it.list()).toMatchObject({
      body: [
        {
          id: link.id,
          label: 'Anna’s parents',
          opens: 2,
          hasPassword: false,
          tripName: it.trip.name,
        },
      ],
    })
    expect(await it.audit()).toMatchObject([
      { action: 'agent_shared_itinerary', details: { label: 'Anna’s parents' } },
      { action: 'guest_opened_itinerary', by: { name: 'Anna’s parents' } },
    ])
  })

  test('keep the secret nowhere: neither the table nor the list has it', async () => {
    await it.quote()
    const { token } = await it.share({ password: 'jackalberry' })
    const secret = token.split('.')[1] ?? ''
    const items = await it.table.all({
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :pk',
      ExpressionAttributeValues: { ':pk': `AGENCY#agy_marula#SHARELINKSOF#${it.trip.id}` },
    })
    expect(items).toHaveLength(1)
    const link = await it.table.get({ pk: String(items[0]?.pk), sk: 'SHARELINK' })
    for (const text of [JSON.stringify(link), JSON.stringify(await it.list())]) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain('jackalberry')
    }
    expect(JSON.stringify(await it.list())).not.toContain('scrypt')
  })

  test('open nothing once revoked, expired, damaged or of another agency, all with one page and one answer', async () => {
    await it.quote()
    const [revoked, expired] = [await it.share(), await it.share({ days: 7 })]
    expect(await it.revoke(revoked.link.id)).toMatchObject({ status: 200 })
    expect(await it.revoke(revoked.link.id)).toMatchObject({ status: 200 })
    it.world.pass(7 * day)
    const [, secret = ''] = revoked.token.split('.')
    const tokens = [
      revoked.token,
      expired.token,
      `agy_baobab.${secret}`,
      secret,
      'x',
      '%E0%A4%A',
      '../../etc/passwd',
    ]
    const pages = await Promise.all(tokens.map((token) => it.page(token)))
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
    expect(pages[0]).toMatchObject({
      status: 404,
      headers: { 'x-robots-tag': 'noindex, nofollow' },
    })
    expect(String(pages[0]?.body)).toContain('This link doesn’t work')
    expect(String(pages[0]?.body)).not.toMatch(/og:|Marula/)
    for (const token of tokens) expect(await it.open(token)).toMatchObject(missing)
    expect(await it.call('naledi', 'picture', { params: { token: revoked.token } })).toMatchObject(
      missing,
    )
    expect((await it.audit()).map(({ action }) => action)).toContain('agent_revoked_share_link')
  })

  test('answer an address that tries broken ones no more after a while', async () => {
    it.world.pass(day) // attempts of other tests are over
    await it.quote()
    const { token } = await it.share()
    for (let guess = 0; guess < brokenLinksLimit; guess++)
      expect(await it.open(`guess-${guess}`)).toMatchObject(missing)
    expect(await it.open(token)).toMatchObject({ status: 429 })
    it.world.pass(15 * 60_000)
    expect(await it.open(token)).toMatchObject({ status: 200 })
  })

  test('with a password tell nothing of the trip before it is right, and take few guesses', async () => {
    await it.quote()
    const { token } = await it.share({ password: 'jackalberry' })
    expect(String((await it.page(token)).body)).not.toContain(it.trip.name)
    expect((await it.open(token)).body).toEqual({ agencyName: 'Marula Journeys', isLocked: true })
    expect(await it.open(token, 'jackalberry')).toMatchObject({
      status: 200,
      body: { title: it.trip.name },
    })
    expect(await it.open(token, 'jackal')).toMatchObject({
      status: 422,
      body: { error: { code: 'auth.wrong-password' } },
    })
    for (let guess = 1; guess < passwordLimits.address; guess++)
      await it.open(token, `guess-${guess}`)
    expect(await it.open(token, 'jackalberry')).toMatchObject({ status: 429 })
    expect(await it.list()).toMatchObject({ body: [{ hasPassword: true, opens: 1 }] })
  })

  test('are made by a client for the trip that changed last, and listed with that client', async () => {
    const query = { clientId: it.eleanor.id }
    expect(await it.call('naledi', 'create', { query, body: {} })).toMatchObject({
      status: 409,
      body: { error: { code: 'portal.not-ready' } },
    })
    await it.quote()
    const answer = await it.call('naledi', 'create', { query, body: {} })
    expect(answer).toMatchObject({ status: 200, body: { link: { itineraryId: it.trip.id } } })
    expect(await it.call('naledi', 'list', { query })).toMatchObject({
      body: [{ itineraryId: it.trip.id }],
    })
    expect(await it.call('naledi', 'create', { query: {}, body: {} })).toMatchObject({
      status: 400,
    })
    const both = { clientId: it.eleanor.id, itineraryId: it.trip.id }
    expect(await it.call('naledi', 'create', { query: both, body: {} })).toMatchObject({
      status: 200,
    })
  })

  test('are the agent’s alone: colleagues and other agencies find neither trip nor links', async () => {
    await it.quote()
    const { link } = await it.share()
    const params = { id: it.trip.id, linkId: link.id }
    for (const who of ['kagiso', 'imani'] as const) {
      expect(await it.call(who, 'create', { query: it.query, body: {} })).toMatchObject(missing)
      expect(await it.call(who, 'list', { query: it.query })).toMatchObject(missing)
      expect(await it.call(who, 'revoke', { params })).toMatchObject(missing)
    }
    expect(await it.revoke('0'.repeat(64))).toMatchObject(missing)
    expect(await it.list()).toMatchObject({ body: [{ opens: 0 }] })
  })

  test('refuse a short password and a length of time that is not offered, each by its field', async () => {
    await it.quote()
    expect(
      await it.call('naledi', 'create', { query: it.query, body: { password: 'short', days: 9 } }),
    ).toMatchObject({
      status: 400,
      body: {
        error: { details: { fields: [{ field: 'body.days' }, { field: 'body.password' }] } },
      },
    })
  })

  test('are shown by messengers with title, dates and a picture that is drawn once', async () => {
    await it.quote()
    const { token } = await it.share()
    const { body } = await it.page(token)
    expect(String(body)).toContain(`<meta property="og:title" content="${it.trip.name}">`)
    expect(String(body)).toContain(
      `<meta property="og:image" content="https://tembea.example/share/${token}/picture">`,
    )
    expect(String(body)).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(String(body)).toContain('<meta name="referrer" content="no-referrer">')
    const picture = await it.call('naledi', 'picture', { params: { token } })
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
    expect(Buffer.from(String(picture.body), 'base64').subarray(0, 3)).toEqual(
      Buffer.from([0xff, 0xd8, 0xff]),
    )
    await it.call('naledi', 'picture', { params: { token } })
    expect(it.files.size).toBe(1)
    expect(await it.list()).toMatchObject({ body: [{ opens: 0 }] })
  })
})
