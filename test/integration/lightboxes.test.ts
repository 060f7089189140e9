import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type AgencyId, agencyIdSchema, mediaIdSchema } from '#shared/ids/ids'
import { mediaRecord } from '../../functions/data/files/media-records'
import { mediaStore } from '../../functions/data/files/media-store'
import { labelStore } from '../../functions/data/library/label-store'
import { libraryStore } from '../../functions/data/library/library-store'
import { lightboxStore } from '../../functions/data/library/lightbox-store'
import { mediaLines } from '../../functions/data/library/media-lines'
import { listReader } from '../../functions/data/lists/list-reader'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { attemptStore } from '../../functions/data/people/attempt-store'
import { brokenLinksLimit } from '../../functions/library/opened-lightbox'
import { commentOnLightbox } from '../../functions/library/routes/comment-on-lightbox'
import { createCollection } from '../../functions/library/routes/create-collection'
import { createLightbox } from '../../functions/library/routes/create-lightbox'
import { createTag } from '../../functions/library/routes/create-tag'
import { deleteCollection } from '../../functions/library/routes/delete-collection'
import { deleteLightbox } from '../../functions/library/routes/delete-lightbox'
import { deleteTag } from '../../functions/library/routes/delete-tag'
import { getLightbox } from '../../functions/library/routes/get-lightbox'
import { getSharedLightbox } from '../../functions/library/routes/get-shared-lightbox'
import { listCollections } from '../../functions/library/routes/list-collections'
import { listLightboxes } from '../../functions/library/routes/list-lightboxes'
import { listTags } from '../../functions/library/routes/list-tags'
import { openSharedLightbox } from '../../functions/library/routes/open-shared-lightbox'
import { patchLightbox } from '../../functions/library/routes/patch-lightbox'
import { relateMedium } from '../../functions/library/routes/relate-medium'
import { revokeSharedLightbox } from '../../functions/library/routes/revoke-shared-lightbox'
import { shareLightbox } from '../../functions/library/routes/share-lightbox'
import { unrelateMedium } from '../../functions/library/routes/unrelate-medium'
import { logSink } from '../../functions/runtime/log'
import { anAgent, callAs, testNow } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'

const marula = agencyIdSchema.parse('agy_marula')
const baobab = agencyIdSchema.parse('agy_baobab')
const agency = (id: AgencyId) =>
  agencyRecord.parse({
    id,
    agencyCode: 'MAR001',
    name: 'Marula Journeys',
    currency: 'USD',
    model: 'net',
    pricingSettings: {},
    featureFlags: [],
    admins: ['agt_naledi'],
  })
const naledi = agentRecord.parse({
  id: 'agt_naledi',
  agencyId: marula,
  email: 'n@marula.example',
  firstName: 'Naledi',
  lastName: 'Mokoena',
  capabilities: ['contentmanager'],
  objectives: { passwordSet: true },
})
const ids = ['med_0001', 'med_0002', 'med_0003'].map((id) => mediaIdSchema.parse(id))
const [one = mediaIdSchema.parse('med_none'), two] = ids
const medium = (id: string, more: object = {}) =>
  mediaRecord.parse({
    id,
    agencyId: marula,
    key: `private/${id}`,
    size: 100,
    userFilename: `${id}.jpg`,
    mimeType: 'image/jpeg',
    presentationOrder: 0,
    presentationVisibility: false,
    presentationCategory: 'library',
    createdBy: { id: 'agt_naledi', name: 'Naledi' },
    createdAt: '2026-11-01T08:00:00.000Z',
    s3Key: `pictures/library/${id}`,
    ...more,
  })

describe.each(routeEngines)('lightboxes on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
    vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
    const items = [
      agencyItem(agency(marula)),
      agencyItem(agency(baobab)),
      ...agentItems(naledi, 'hash'),
    ]
    await there.table.write(items.map((Item) => ({ Put: { Item } })))
    const media = mediaStore(there.table)
    for (const id of ids) {
      await media.add(medium(id), { until: new Date('2026-12-01') })
      await media.finish(medium(id), { status: 'uploaded' }, { tag: id, gone: undefined })
    }
    const ofTrip = medium('med_0009', {
      presentationCategory: 'documents',
      itineraryId: 'itn_0001',
    })
    await media.add(ofTrip, { until: new Date('2026-12-01') })
    await media.change(ofTrip, { status: 'uploaded' })
  }, 60_000)
  afterAll(() => there.stop())

  const deps = () => ({
    lightboxes: lightboxStore(there.table),
    library: libraryStore(there.table),
    agencies: agencyStore(there.table),
    attempts: attemptStore(there.table),
  })
  function curator(agencyId = marula) {
    const as = { principal: anAgent({ agencyId, capabilities: ['contentmanager'] }) }
    const bodyOf = <Body>({ body }: { body: unknown }) => body as Body
    return {
      all: () => callAs(listLightboxes, deps(), as)(),
      make: async (label: string) =>
        bodyOf<{ id: string }>(await callAs(createLightbox, deps(), as)({ body: { label } })).id,
      get: (id: string) => callAs(getLightbox, deps(), as)({ params: { id } }),
      patch: (id: string, body: object) =>
        callAs(patchLightbox, deps(), as)({ params: { id }, body }),
      remove: (id: string) => callAs(deleteLightbox, deps(), as)({ params: { id } }),
      look: (id: string) => callAs(getSharedLightbox, deps(), as)({ params: { id } }),
      share: async (lightboxId: string, label: string, password = '') =>
        bodyOf<{ address: string; link: { accessTokenId: string } }>(
          await callAs(shareLightbox, deps(), as)({ body: { lightboxId, label, password } }),
        ),
      revoke: (id: string) => callAs(revokeSharedLightbox, deps(), as)({ params: { id } }),
      relate: (how: 'add' | 'take', id: string, relation: string, fk: string) =>
        callAs(
          how === 'add' ? relateMedium : (unrelateMedium as unknown as typeof relateMedium),
          deps(),
          as,
        )({
          params: { id, relation, fk },
        }),
    }
  }
  const guest = (now = testNow) => ({
    open: (token: string, password?: string) =>
      callAs(openSharedLightbox, deps(), { now: () => now })({ body: { token, password } }),
    say: (token: string, words: object) =>
      callAs(commentOnLightbox, deps(), { now: () => now })({ body: { token, ...words } }),
  })
  const tokenOf = (address: string) => address.split('/').at(-1) ?? ''

  test('media are put in and taken out, and say so themselves; done again, nothing changes', async () => {
    const { make, patch, get, all } = curator()
    const id = await make('Delta at dusk')
    expect(await make('delta at DUSK')).toBe(id)
    expect(await patch(id, { add: ids })).toMatchObject({ status: 200, body: { count: 3 } })
    expect(await patch(id, { add: ids })).toMatchObject({ status: 200, body: { count: 3 } })
    expect(await patch(id, { take: [two], label: 'Delta' })).toMatchObject({
      body: { count: 2, label: 'Delta' },
    })
    expect((await get(id)).body).toMatchObject({ media: [{ id: 'med_0001' }, { id: 'med_0003' }] })
    expect(
      (await libraryStore(there.table).some(marula, ids))
        .map(({ id: own, lightboxes }) => [own, lightboxes])
        .sort(),
    ).toEqual([
      ['med_0001', [id]],
      ['med_0002', []],
      ['med_0003', [id]],
    ])
    expect((await all()).body).toMatchObject([
      { id, label: 'Delta', count: 2, createdBy: 'Naledi Mokoena' },
    ])
    expect(await patch(id, { add: ['med_0009'] })).toMatchObject({ status: 404 })
  })

  test('single relations: tags, collections and lightboxes', async () => {
    const { make, get, relate } = curator()
    const id = await make('Relations')
    for (let again = 0; again < 2; again++) {
      expect((await relate('add', one, 'tags', 'dry season')).status).toBe(200)
      expect((await relate('add', one, 'lightboxes', id)).status).toBe(200)
    }
    expect((await relate('add', one, 'collections', 'Botswana')).status).toBe(200)
    expect((await relate('add', one, 'collections', 'x'.repeat(61))).status).toBe(400)
    expect((await relate('add', one, 'tags', 'a|b')).status).toBe(400)
    expect((await relate('add', 'med_0009', 'tags', 'x')).status).toBe(404)
    expect((await relate('add', one, 'lightboxes', 'constructor')).status).toBe(404)
    expect((await get(id)).body).toMatchObject({ count: 1 })
    const as = { principal: anAgent({ capabilities: ['contentmanager'] }) }
    const library = {
      library: listReader(there.table, mediaLines),
      labels: labelStore(there.table),
    }
    expect((await callAs(listTags, library, as)()).body).toEqual([
      { label: 'dry season', count: 1 },
    ])
    expect((await callAs(listCollections, library, as)()).body).toEqual([
      { label: 'Botswana', count: 1 },
    ])
    await relate('take', one, 'tags', 'dry season')
    await relate('take', one, 'lightboxes', id)
    expect((await get(id)).body).toMatchObject({ count: 0 })
  })

  test('2 §7.4: a tag and a collection are made before a medium has them, once each', async () => {
    const as = { principal: anAgent({ capabilities: ['contentmanager'] }) }
    const others = { principal: anAgent({ agencyId: baobab, capabilities: ['contentmanager'] }) }
    const library = {
      library: listReader(there.table, mediaLines),
      labels: labelStore(there.table),
    }
    for (const label of ['Green season', 'green SEASON'])
      expect(await callAs(createTag, library, as)({ body: { label } })).toMatchObject({
        status: 200,
        body: { label: 'Green season', count: 0 },
      })
    expect(
      (await callAs(createCollection, library, as)({ body: { label: 'Botswana' } })).body,
    ).toMatchObject({
      label: 'Botswana',
    })
    expect((await callAs(createTag, library, as)({ body: { label: 'a|b' } })).status).toBe(400)
    expect((await callAs(listTags, library, as)()).body).toContainEqual({
      label: 'Green season',
      count: 0,
    })
    expect((await callAs(listTags, library, others)()).body).toEqual([])
    expect(
      JSON.stringify((await callAs(listCollections, library, as)()).body).match(/Botswana/g),
    ).toHaveLength(1)
  })

  test('2 §7.4: a tag and a collection are deleted while no medium has them', async () => {
    const as = { principal: anAgent({ capabilities: ['contentmanager'] }) }
    const library = {
      library: listReader(there.table, mediaLines),
      labels: labelStore(there.table),
    }
    const { relate } = curator()
    const [list, create, remove] = [
      callAs(listTags, library, as),
      callAs(createTag, library, as),
      callAs(deleteTag, library, as),
    ]
    await create({ body: { label: 'Rainy days' } })
    await create({ body: { label: 'Kept' } })
    expect((await remove({ params: { id: 'rainy DAYS' } })).body).toEqual({ removed: true })
    const labels = JSON.stringify((await list()).body)
    expect([labels.includes('Kept'), labels.includes('Rainy days')]).toEqual([true, false])
    expect((await remove({ params: { id: 'Rainy days' } })).status).toBe(404)
    await relate('add', one, 'tags', 'Kept')
    expect(await remove({ params: { id: 'Kept' } })).toMatchObject({
      status: 409,
      body: { error: { code: 'media.label-used', details: { media: 1 } } },
    })
    await relate('take', one, 'tags', 'Kept')
    expect((await remove({ params: { id: 'Kept' } })).status).toBe(200)
    await callAs(createCollection, library, as)({ body: { label: 'Namibia' } })
    const gone = await callAs(deleteCollection, library, as)({ params: { id: 'Namibia' } })
    expect(gone.body).toEqual({ removed: true })
  })

  test('a link with a password opens and takes words for whoever has both', async () => {
    const { make, patch, share, get } = curator()
    const id = await make('Behind a password')
    await patch(id, { add: [one] })
    const { address, link } = await share(id, 'Astrid', 'okavango')
    expect(JSON.stringify(link)).not.toContain('asswordHash')
    expect(JSON.stringify((await get(id)).body)).not.toContain('asswordHash')
    const token = tokenOf(address)
    expect((await guest().open(token)).body).toEqual({
      agencyName: 'Marula Journeys',
      isLocked: true,
    })
    expect((await guest().open(token, 'wrong one')).body).toMatchObject({
      error: { code: 'auth.wrong-password' },
    })
    expect((await guest().open(token, 'okavango')).body).toMatchObject({
      label: 'Behind a password',
    })
    const said = { mediaId: one, isPicked: true, comment: '' }
    expect((await guest().say(token, said)).status).toBe(404)
    expect((await guest().say(token, { ...said, password: 'okavango' })).status).toBe(200)
    expect((await get(id)).body).toMatchObject({ links: [{ hasPassword: true, opens: 1 }] })
  })

  test('a guest opens a link, picks and comments; each link says so for itself', async () => {
    const { make, patch, share, get } = curator()
    const id = await make('For the Lindqvists')
    await patch(id, { add: ids })
    const [astrid, erik] = [await share(id, 'Astrid'), await share(id, 'Erik')]
    const [hers, his] = [tokenOf(astrid.address), tokenOf(erik.address)]
    expect(await guest().open(hers)).toMatchObject({
      status: 200,
      body: { label: 'For the Lindqvists', said: [] },
    })
    const said = { mediaId: one, isPicked: true, comment: 'This light!' }
    expect(await guest().say(hers, { ...said, comment: 'First' })).toMatchObject({ status: 200 })
    expect(await guest().say(hers, said)).toMatchObject({ status: 200, body: said })
    expect((await guest().say(hers, { ...said, mediaId: 'med_0009' })).status).toBe(404)
    expect((await guest().open(hers)).body).toMatchObject({ said: [said] })
    expect((await guest().open(his)).body).toMatchObject({ said: [] })
    const { body } = await get(id)
    expect(body).toMatchObject({ said: [{ ...said, by: 'Astrid' }] })
    expect(JSON.stringify(body)).not.toContain(hers.split('.')[1])
    const links = (body as { links: { label: string; opens: number }[] }).links
    expect(links.map(({ label, opens }) => `${label} ${opens}`).sort()).toEqual([
      'Astrid 2',
      'Erik 1',
    ])
  })

  test('a link ends when it is revoked, when its time is over, and with its lightbox', async () => {
    const { make, share, revoke, remove, get } = curator()
    const id = await make('Short')
    const { address, link } = await share(id, 'Astrid')
    const token = tokenOf(address)
    expect((await guest(new Date(testNow.getTime() + 31 * 86_400_000)).open(token)).status).toBe(
      404,
    )
    expect((await guest().open(`${token}x`)).status).toBe(404)
    expect((await guest().open('agy_marula.constructor')).status).toBe(404)
    expect((await curator(baobab).revoke(link.accessTokenId)).status).toBe(404)
    expect((await revoke(link.accessTokenId)).status).toBe(200)
    expect((await revoke(link.accessTokenId)).status).toBe(200)
    expect((await guest().open(token)).status).toBe(404)
    const other = tokenOf((await share(id, 'Erik')).address)
    expect((await remove(id)).status).toBe(200)
    expect((await guest().open(other)).status).toBe(404)
    expect([(await remove(id)).status, (await get(id)).status]).toEqual([404, 404])
  })

  test('another agency finds nothing of it, and whoever guesses links is slowed down', async () => {
    const id = await curator().make('Ours')
    const theirs = curator(baobab)
    expect([(await theirs.get(id)).status, (await theirs.look(id)).status]).toEqual([404, 404])
    expect((await curator().look(id)).status).toBe(200)
    const later = new Date(testNow.getTime() + 3_600_000)
    for (let guess = 0; guess < brokenLinksLimit; guess++)
      await guest(later).open(`agy_marula.guess${guess}`)
    expect((await guest(later).open('agy_marula.again')).status).toBe(429)
  })
})
