import { type ClientId, clientIdSchema, type ItineraryId, mediaIdSchema } from '#shared/ids/ids'
import { itineraryRecord } from '#shared/itinerary/itinerary'
import { importRecord, partItem } from '../../../functions/data/client-imports/import-records'
import { mergeItem, mergeRecord } from '../../../functions/data/client-merges/merge-records'
import { clientItems, updateItem } from '../../../functions/data/clients/client-change'
import { noteItem } from '../../../functions/data/clients/client-log'
import { clientStore } from '../../../functions/data/clients/client-store'
import { renamingWrite } from '../../../functions/data/clients/renamings'
import { hookDeliveries } from '../../../functions/data/config/hook-deliveries'
import { mediaItem } from '../../../functions/data/files/media-records'
import { copyLink } from '../../../functions/data/itineraries/copy-links'
import { costChangeItem } from '../../../functions/data/itineraries/history'
import { itineraryStore } from '../../../functions/data/itineraries/itinerary-store'
import { messageStore } from '../../../functions/data/itineraries/message-store'
import { savedItineraryStore } from '../../../functions/data/itineraries/saved-itinerary-store'
import { clientLines } from '../../../functions/data/lists/client-lines'
import { listReader } from '../../../functions/data/lists/list-reader'
import { keepSnapshot } from '../../../functions/data/lists/list-snapshot'
import { paymentLines } from '../../../functions/data/lists/payment-lines'
import { tripLines } from '../../../functions/data/lists/trip-lines'
import { outboxStore } from '../../../functions/data/mail/outbox-store'
import { sentMailStore } from '../../../functions/data/mail/sent-mails'
import { chargesWrite } from '../../../functions/data/payments/payment-charges'
import { newPaymentLink } from '../../../functions/data/payments/payment-links'
import { auditItem } from '../../../functions/data/people/audit-store'
import { portalAccounts } from '../../../functions/data/people/portal-accounts'
import { termsStore } from '../../../functions/data/people/terms-store'
import * as keys from '../../../functions/data/table/keys'
import { unpack } from '../../../functions/data/table/packed'
import type { Item, Table } from '../../../functions/data/table/table-access'
import { copyItinerary } from '../../../functions/itineraries/create/copy-itinerary'
import { aClient, peopleItems } from '../../integration/client-data/people-world'
import { anItinerary, aStay } from '../../shared/itinerary/builders'
import { memoryTable } from '../../support/memory-table'

/** What stands in everything that is kept of the client who is erased. */
export const mark = 'Zxqmark'
export const marula = aClient('someone').agencyId
export const zoe = clientIdSchema.parse('cli_zoe1')
export const old = clientIdSchema.parse('cli_zoeold')
export const other = clientIdSchema.parse('cli_other1')
const at = '2026-11-10T08:00:00.000Z'
const by = { kind: 'agent' as const, id: 'agt_naledi', name: 'Naledi Mokoena' }
const asZoe = { kind: 'client' as const, id: zoe, name: `Zoe ${mark}` }
const people = (name: string) => ({
  clientData: { name },
  user: {
    agency: { name: 'Marula Journeys', agencyCode: 'MAR001' },
    agent: { fullName: 'Naledi Mokoena', email: 'n@marula.example' },
  },
})

/** What a trip of 5,000.00 comes to once so much was paid. */
export const finance = (paid: number) => {
  const fees = ['deposit_fee_', 'sell_fee_', 'balance_fee_'].flatMap((fee) => [
    `${fee}credit`,
    `${fee}ach`,
  ])
  const none = [
    ...fees,
    'deposit',
    'balance',
    'serviceFee',
    'discount',
    'customPriceAdjustment',
    'customPriceAdjustmentFee',
  ]
  const money = {
    currency: 'USD',
    sellingPrice: 500_000,
    sell: 500_000,
    paid,
    outstanding: 500_000 - paid,
  }
  return { ...Object.fromEntries(none.map((name) => [name, 0])), ...money }
}

export interface Filling {
  readonly table: Table
  readonly put: (...items: readonly Item[]) => Promise<void>
  readonly files: Map<string, string>
}

const named = { firstName: 'Zoe', lastName: mark, email: `zoe.${mark}@example.com` }
const zoeRecord = (id: string, more: object = {}) =>
  aClient(id, { ...named, contact: { phone: `+267 ${mark}`, address: `${mark} Road 1` }, ...more })

/**
 * A trip that was paid and is over, in two versions, of which the first belonged to whom a test
 * names.
 */
async function storeTrip(
  { table }: Filling,
  id: ItineraryId,
  { first, now }: { first: ClientId; now: ClientId },
) {
  const trips = itineraryStore(table)
  const pay = {
    paymentId: `pay_${id.slice(4)}` as never,
    paymentType: 'sell' as const,
    serviceFee: 0,
    amount: 500_000,
  }
  const record = itineraryRecord.parse({
    ...anItinerary({
      id: id as never,
      segments: [
        aStay({
          title: `Transfer for Zoe ${mark}`,
          description: `${mark} is vegan`,
          sellOverrideReason: `for ${mark}`,
          extras: [`Cake for ${mark}`],
          flightNumber: mark,
        } as never),
      ],
    }),
    agencyId: marula,
    agentId: 'agt_naledi',
    clientId: first,
    name: `${mark} honeymoon`,
    state: 'confirmed',
    startDate: '2026-10-01',
    endDate: '2026-10-04',
    version: 1,
    updatedAt: at,
    pipedriveDealId: mark,
    params: { rooms: [], accommodationRooms: [], client: { id: first, name: `Zoe ${mark}` } },
    travelers: [{ id: `${mark}-1`, firstName: 'Zoe', lastName: mark, age: 40 }],
    parties: [{ id: 'p1', name: `${mark} family`, travelerIds: [`${mark}-1`], allocations: {} }],
    problems: [{ code: 'no-rooms', message: `${mark} has no room` }],
    payments: [{ ...pay, status: 'Paid', paidAt: at, paymentData: { note: `wired by ${mark}` } }],
    finance: finance(500_000),
  })
  const entry = { at, by, action: 'created', requestId: 'r1' }
  const changes = [
    { field: 'travelers.t1', label: `Traveler Zoe ${mark}`, from: '', to: `Zoe ${mark}` },
  ]
  const audit = [
    {
      id: 'aud_1',
      agencyId: marula,
      action: 'client_enquired_trip',
      clientId: zoe,
      timestamp: at,
      by: asZoe,
    },
  ]
  await trips.save({
    after: { record, people: people(`Zoe ${mark}`) },
    entry: { ...entry, by: asZoe, changes },
    audit,
  })
  const before = await trips.get(marula, id)
  const isTheirs = now === zoe || now === old
  const next = {
    ...record,
    version: 2,
    clientId: now,
    ...(isTheirs ? { discount: 100 } : namelessly(record, now)),
  }
  await trips.save({
    before,
    after: { record: next, people: people(isTheirs ? `Zoe ${mark}` : 'Ada Moremi') },
    entry: {
      ...entry,
      action: 'edited',
      changes: [{ field: 'name', label: 'Name', from: `${mark} honeymoon`, to: '' }],
    },
  })
  await messageStore(table).add(
    {
      id: 'msg_1',
      agencyId: marula,
      itineraryId: id,
      conversation: 'client',
      clientId: zoe,
      by: asZoe,
      text: `Yours, ${mark}`,
      sentAt: at,
    },
    {},
  )
  await messageStore(table).markRead({ agencyId: marula, itineraryId: id }, { who: zoe, upTo: at })
}

/** As an agent leaves a trip who gives it to somebody else. */
const namelessly = (record: ReturnType<typeof itineraryRecord.parse>, id: ClientId) => ({
  name: 'Another trip',
  travelers: [],
  parties: [],
  problems: [],
  pipedriveDealId: undefined,
  params: { ...record.params, client: { id, name: 'Ada Moremi' } },
  segments: record.segments.map(({ id: segment }) => aStay({ id: segment })),
  payments: [],
})

export const ownTrip = 'itn_zoe1' as ItineraryId
export const mergedTrip = 'itn_zoe2' as ItineraryId
export const givenTrip = 'itn_given1' as ItineraryId
const trips: Record<string, { first: ClientId; now: ClientId }> = {
  [ownTrip]: { first: zoe, now: zoe },
  [mergedTrip]: { first: old, now: old },
  [givenTrip]: { first: zoe, now: other },
}

/**
 * Templates that were saved of their trip (one is deleted by now, one was typed by hand), and what
 * began with the first for somebody else.
 */
export const copies = {
  saved: 'itn_saved1' as ItineraryId,
  deleted: 'itn_saved2' as ItineraryId,
  typed: 'itn_typed1' as ItineraryId,
  fromSaved: 'itn_fromsaved1' as ItineraryId,
}

async function storeCopies({ table, files }: Filling) {
  const trips = itineraryStore(table)
  const { saved, deleted, typed, fromSaved } = copies
  const source = (await trips.get(marula, ownTrip))?.record
  if (source === undefined) throw new Error('no trip')
  const made = [
    { id: saved, from: ownTrip, state: 'saved', name: `The ${mark} honeymoon` },
    { id: deleted, from: ownTrip, state: 'example', name: `The ${mark} honeymoon` },
    { id: typed, from: undefined, state: 'saved', name: `Like Zoe ${mark}’s` },
    { id: fromSaved, from: saved, state: 'estimate', name: `As ${mark}, Ada`, clientId: other },
  ] as const
  for (const { from, ...own } of made) {
    const record = copyItinerary(source, {
      agencyId: marula,
      agentId: source.agentId,
      clientId: undefined,
      startDate: source.startDate,
      now: new Date(at),
      ...own,
    })
    const isAdas = own.id === fromSaved
    const words = (text: string) => (own.id === typed ? `Zoe ${text}` : text)
    const segments = record.segments.map((segment) => ({
      ...segment,
      description: words(`${mark} is vegan`),
      sellOverrideReason: words(mark),
      flightNumber: words(mark),
      extras: [words(`${mark} cake`)],
    }))
    const entry = {
      at,
      by,
      action: from ? `saved from ${from}` : 'created',
      requestId: 'r1',
      changes: [],
    }
    const also = from === undefined ? [] : [copyLink({ agencyId: marula, id: from }, own.id)]
    const before = { record: { ...record, segments }, people: people(isAdas ? 'Ada Moremi' : '') }
    await trips.save({ after: before, entry, also })
    const edited = { field: 'name', label: 'Name', from: `Zoe ${mark}`, to: record.name }
    await trips.save({
      before: await trips.get(marula, own.id),
      after: { ...before, record: { ...before.record, version: 2, discount: 100 } },
      entry: { ...entry, action: 'edited', changes: [edited] },
    })
  }
  const gone = await trips.get(marula, deleted)
  if (gone !== undefined) await savedItineraryStore(table).remove(gone, { at, by, requestId: 'r2' })
  files.set(`private/papers/${marula}/${fromSaved}/trip-agt_naledi.pdf`, `as ${mark}`)
}

type KeyMaker = Exclude<
  {
    [Name in keyof typeof keys]: Name extends `${string}${'Key' | 'Pk'}` ? Name : never
  }[keyof typeof keys],
  never
>
type Fill = (filling: Filling) => Promise<unknown>
const client: Fill = async ({ put }) => {
  const lose = zoeRecord('zoeold', { mergedInto: zoe, email: `old.${mark}@example.com` })
  const keep = zoeRecord('zoe1', { mergedFrom: [old], latestUpdate: update })
  const { gsi1pk: _list, gsi1sk: _place, ...hidden } = clientItems(lose).client
  await put(...Object.values(clientItems(keep)), hidden, {
    ...clientItems(lose).email,
    clientId: zoe,
  })
  await put(...Object.values(clientItems(aClient('other1'))))
}
const update = {
  id: 'upd_1',
  timestamp: at,
  status: 'booked' as const,
  text: `${mark} called`,
  itinerary: undefined,
  agent: { id: 'agt_naledi' as never, fullName: 'Naledi Mokoena' },
  agency: { id: marula, name: 'Marula' },
}
const trip: Fill = async (filling) => {
  for (const [id, of] of Object.entries(trips)) await storeTrip(filling, id as ItineraryId, of)
}
const portal: Fill = async ({ table }) => {
  const accounts = portalAccounts(table)
  await accounts.open(zoeRecord('zoe1'))
  const wanted = { kind: 'enter' as const, lifeMs: 60_000, device: 'phone', now: new Date(at) }
  await accounts.makeLink(zoeRecord('zoe1'), wanted)
}
const lists: Fill = async ({ table }) => {
  const keep = async (kind: typeof clientLines | typeof tripLines | typeof paymentLines) => {
    const snapshot = await listReader(table, kind as never).snapshot(marula)
    await keepSnapshot(table, { kind, agencyId: marula, snapshot } as never)
  }
  for (const kind of [clientLines, tripLines, paymentLines]) await keep(kind)
}
const merge: Fill = async ({ put }) => {
  const [keep, lose] = [zoeRecord('zoe1'), zoeRecord('zoeold')]
  const record = mergeRecord.parse({
    keepId: zoe,
    loseId: old,
    keepName: `Zoe ${mark}`,
    loseName: `Z. ${mark}`,
    state: 'done',
    by: 'Naledi',
    at,
    since: at,
    undoUntil: at,
    agencyId: marula,
    version: 1,
    actor: by,
    before: { keep, lose },
    merged: keep,
  })
  const moved = { pk: `${mark}`, sk: 'moved' }
  await put(mergeItem(record), { ...keys.mergedKey(marula, old, { pk: 'x', sk: 'y' }), moved })
}
const imported: Fill = async ({ put }) => {
  const record = importRecord.parse({
    id: 'imp_1abc',
    fileName: 'list.csv',
    state: 'done',
    fingerprint: 'f',
    settings: '{}',
    rows: 2,
    parts: 1,
    sent: 1,
    done: 2,
    counts: {},
    duplicates: 'skip',
    by: 'Naledi',
    createdAt: at,
    updatedAt: at,
    agencyId: marula,
    agentId: 'agt_naledi',
    agent: { firstName: 'N', lastName: 'M' },
    isLead: true,
    version: 3,
    next: { part: 1, row: 2 },
  })
  const cells = { phone: mark, address: mark, notes: mark }
  const row = { row: 2, ...named, ...cells }
  const rows = [
    row,
    {
      ...row,
      row: 3,
      firstName: 'Ada',
      lastName: 'M',
      email: 'a@b.example',
      phone: '',
      address: '',
      notes: '',
    },
  ]
  const outcomes = [
    { kind: 'created' as const, clientId: zoe, version: 1, why: `${mark} is new` },
    { kind: 'created' as const },
  ]
  const {
    gsi2pk: _due,
    gsi2sk: _at,
    ...item
  } = (await import('../../../functions/data/client-imports/import-records')).importItem(record)
  await put(item, partItem(record, { part: 1, rows, outcomes } as never))
}
const media: Fill = async ({ put, files }) => {
  files.set(`private/papers/${marula}/${ownTrip}/invoice-agt_naledi.pdf`, `to ${mark}`)
  for (const [at, owner] of [{ clientId: zoe }, { itineraryId: ownTrip }].entries()) {
    const id = mediaIdSchema.parse(`med_zoe${at}`)
    files.set(`private/${id}`, `passport of ${mark}`)
    const own = {
      key: `private/${id}`,
      userFilename: `${mark}.pdf`,
      size: 3,
      mimeType: 'application/pdf',
    }
    const shown = {
      presentationOrder: 0,
      presentationVisibility: false,
      presentationCategory: 'documents',
    }
    const createdBy = { id: 'agt_naledi' as never, name: 'Naledi' }
    const record = {
      id,
      agencyId: marula,
      ...owner,
      ...own,
      ...shown,
      createdBy,
      createdAt: '2026-11-10T08:00:00.000Z',
    }
    await put(mediaItem({ ...record, status: 'uploaded' }, new Date()))
  }
}
const charges: Fill = async ({ table }) => {
  const paymentId = 'pay_zoe1' as never
  const charge = {
    chargeId: 'c1',
    provider: 'sandbox' as const,
    method: 'credit' as const,
    amount: 500_000,
    serviceFee: 0,
    currency: 'USD',
    session: 'token1',
    startedAt: at,
    state: 'paid' as const,
    stateAt: at,
    paidAt: at,
    redirectUrl: `https://pay.example/${mark}`,
    payerEmail: `zoe.${mark}@example.com`,
    data: { note: mark },
  }
  const before = {
    agencyId: marula,
    itineraryId: ownTrip as never,
    paymentId,
    version: 0,
    charges: [],
  }
  await table.write([chargesWrite(before, { charges: [charge], isOnTrip: true }).write])
}
const audit: Fill = ({ put }) =>
  put(
    auditItem({
      id: 'aud_2',
      agencyId: marula,
      action: 'client_login',
      clientId: zoe,
      timestamp: at,
      by: asZoe,
      details: { note: `${mark} said so`, fields: 'lastName', amount: 500 },
    }),
  )
const aTask = (id: string, named: object): Item => ({
  ...keys.taskKey(marula, id as never),
  id,
  version: 1,
  due: '2026-12-01',
  ...named,
})
const ofNobody = 'nothing of clients'
const idsOnly = 'ids, times and numbers'

/**
 * Every maker of keys: what is put there of the client, or why there is nothing. A new one does not
 * compile until it is here.
 */
export const fills: Readonly<Record<KeyMaker, Fill | string>> = {
  clientKey: client,
  clientEmailKey: client,
  clientNoteKey: ({ put }) =>
    put(
      noteItem(marula, {
        id: 'not_1',
        clientId: zoe,
        text: `${mark} is shy`,
        by: { id: 'agt_naledi' as never, fullName: 'N' },
        createdAt: at,
      } as never),
    ),
  clientUpdateKey: ({ put }) => put(updateItem(zoeRecord('zoe1'), update)),
  hookSettingsKey: ofNobody,
  hookKey: ({ table }) =>
    hookDeliveries(table).note(
      {
        id: 'req_1',
        zap: 'enquireTrip',
        target: 'installation',
        agencyId: marula,
        at,
        payload: { client: { id: zoe, name: `Zoe ${mark}` } },
      },
      { at, tookMs: 20, status: 200 },
      'delivered',
    ),
  renamingKey: ({ table }) => table.write([renamingWrite(zoeRecord('zoe1')).write]),
  itineraryKey: trip,
  contentKey: trip,
  copyKey: storeCopies,
  historyKey: trip,
  messageKey: trip,
  outboxKey: ({ table }) =>
    table.write([
      outboxStore(table).add(
        { agencyId: marula, id: 'msg_1', mail: { client: 'invite', clientId: zoe } },
        new Date(at),
      ).write,
    ]),
  sentMailKey: ({ table }) =>
    table.write([
      sentMailStore(table).add({
        agencyId: marula,
        itineraryId: ownTrip,
        at,
        id: 'msg_1',
        clientId: zoe,
        kind: 'invitation',
        to: `zoe.${mark}@example.com`,
        by,
        ownWords: `I found the perfect camp for you, ${mark}`,
      }).write,
    ]),
  answerAddressKey: 'the hash of a secret, and ids',
  mailStopKey: 'the hash of an address, and why it gets no mails',
  messagesReadKey: trip,
  paymentKey: trip,
  costChangeKey: ({ put }) =>
    put(
      costChangeItem(
        { agencyId: marula, id: ownTrip },
        {
          version: 2,
          at,
          by,
          currency: 'USD',
          cost: { from: 1, to: 2 },
          sell: { from: 1, to: 2 },
          segments: [{ id: 's1', title: `Transfer for ${mark}`, from: 1, to: 2 }],
        },
      ),
    ),
  tripPortalKey: ({ put }) =>
    put(
      {
        ...keys.tripPortalKey(marula, ownTrip),
        version: 1,
        clientId: zoe,
        invitedTo: `zoe.${mark}@example.com`,
      },
      {
        ...keys.tripPortalKey(marula, givenTrip),
        version: 1,
        clientId: zoe,
        invitedTo: `zoe.${mark}@example.com`,
      },
    ),
  chargesKey: charges,
  sandboxKey: ({ put }) =>
    put({
      ...keys.sandboxKey('token1'),
      title: `${mark} honeymoon`,
      payerEmail: `${mark}@x.example`,
    }),
  paymentLinkKey: ({ table }) =>
    table.write([
      newPaymentLink({
        agencyId: marula,
        itineraryId: ownTrip,
        paymentId: 'pay_zoe1' as never,
        clientId: zoe,
        dueDate: '2026-11-10' as never,
        today: '2026-11-10' as never,
      }).write.write,
    ]),
  travelerFormKey: ({ put }) =>
    put({ ...keys.travelerFormKey(marula, ownTrip, 't1'), passport: mark }),
  shareLinkKey: ({ put }) =>
    put({
      ...keys.shareLinkKey(marula, 'hash'),
      gsi1pk: keys.shareLinksOf(marula, ownTrip),
      gsi1sk: at,
      listed: { label: `for ${mark}’s mother` },
    }),
  presentationKey: ({ put }) =>
    put(
      { ...keys.presentationKey(marula, ownTrip as never), blocks: { letter: `Dear ${mark}` } },
      { ...keys.presentationKey(marula, zoe), blocks: { letter: `Dear ${mark}` } },
    ),
  presentationVersionKey: ({ put }) =>
    put({
      ...keys.presentationVersionKey(marula, ownTrip as never, 1),
      blocks: { letter: `Dear ${mark}` },
    }),
  mediaKey: media,
  libraryFileKey: ofNobody,
  librarySearchesKey: ofNobody,
  libraryLabelsKey: ofNobody,
  calendarFeedKey: ofNobody,
  lightboxKey: ofNobody,
  lightboxLinkKey: ofNobody,
  lightboxWordKey: ofNobody,
  portalAccountKey: portal,
  clientLoginKey: portal,
  clientLinkKey: portal,
  termsAcceptedKey: ({ table }) =>
    termsStore(table).accept(marula, {
      version: 1,
      who: { kind: 'client', id: zoe, name: `Zoe ${mark}` },
      at,
    }),
  itineraryOfPk: 'reads a key, and makes none',
  termsDraftKey: 'the partition of what is accepted',
  clientMergeKey: merge,
  mergedKey: merge,
  clientImportKey: imported,
  importPartKey: imported,
  auditKey: audit,
  auditVisitKey: idsOnly,
  listPk: lists,
  listChangeKey: trip,
  listSnapshotKey: lists,
  listPartKey: lists,
  clientExportKey: ({ put }) => put({ ...keys.clientExportKey(marula, zoe), name: mark }),
  erasureKey: idsOnly,
  paidTripKey: idsOnly,
  notDuplicatesKey: idsOnly,
  problemNoticeKey: idsOnly,
  proposalKey: idsOnly,
  holdReminderKey: idsOnly,
  bookingKey: idsOnly,

  paymentTaskKey: idsOnly,
  reminderKey: idsOnly,
  paidMailKey: idsOnly,
  paymentEventKey: idsOnly,
  sandboxSecretKey: ofNobody,
  sessionKey: 'ids; it has ended with the account',
  idempotencyKey: 'answers are kept for a day, sealed by keys of whoever asked',
  attemptsKey: 'hashes, for minutes',
  agencyKey: ofNobody,
  handOverKey: ofNobody,
  termsVersionKey: ofNobody,
  agentKey: ofNobody,
  agentInvitationKey: ofNobody,
  agentLoginKey: ofNobody,
  accountLinkKey: ofNobody,
  factorsKey: ofNobody,
  passkeyKey: ofNobody,
  ticketKey: ofNobody,
  configurationPk: ofNobody,
  configurationKey: ofNobody,
  configurationChangeKey: ofNobody,
  apiKeysPk: ofNobody,
  apiKeyKey: ofNobody,
  supplierPk: ofNobody,
  supplierInfoKey: ofNobody,
  roomTypeKey: ofNobody,
  rateRulesKey: ofNobody,
  lowestRatesKey: ofNobody,
  calendarPk: ofNobody,

  allotmentKey: ofNobody,
  countedKey: ofNobody,
  monthRatesKey: ofNobody,
  catalogueKey: ofNobody,
  catalogueEditsKey: ofNobody,

  publishedKey: ofNobody,
  demoLivesKey: ofNobody,
  exchangePk: ofNobody,
  exchangeKey: ofNobody,
  currencyNamesKey: ofNobody,

  jobRunKey: ofNobody,
  failedMessageKey: 'the key of a message and why it failed, for days',
  refusedRatesKey: ofNobody,
  noticeMarksKey: idsOnly,
  travelNotesKey: ofNobody,
  mailOpeningsKey: ofNobody,
  mailDomainKey: ofNobody,
  mailDomainHolderKey: ofNobody,
  supplierTermsKey: ofNobody,
  contentDraftKey: ofNobody,
  contentVersionKey: ofNobody,
  contentEditionPk: ofNobody,
  rateNewsKey: ofNobody,
  departureKey: ({ put }) =>
    put({
      ...keys.departureKey(marula, 'dep_zoe1' as never),
      version: 1,
      name: `Friends of ${mark}`,
      note: `${mark} asked`,
      bookings: [{ itineraryId: ownTrip, guests: 2 }],
    }),
  taskKey: ({ put }) =>
    put(
      aTask('tsk_ofzoe1', { title: 'Call', note: `${mark} is shy`, clientId: zoe }),
      aTask('tsk_oftrip', { title: `Passport of ${mark}`, itineraryId: ownTrip }),
      aTask('tsk_ofother', { title: `Ask Zoe ${mark} about the lodge`, clientId: other }),
    ),
  dismissedKey: idsOnly,
  replyKey: idsOnly,
  editionKey: ofNobody,
  editionEntryKey: ofNobody,
  rateSheetKey: ofNobody,
  importKey: ofNobody,
  importRowsKey: ofNobody,
  importPartRowsKey: ofNobody,
  paperCountKey: ofNobody,
}

/** A table and a bucket with everything that may be kept of a client. */
export async function filledWorld() {
  const table = memoryTable()
  const files = new Map<string, string>()
  const put = (...items: readonly Item[]) => table.write(items.map((Item) => ({ Put: { Item } })))
  await put(...peopleItems())
  const done = new Set<unknown>()
  const isLast = (fill: Fill | string) => fill === lists // snapshots are made of what is there
  const all = Object.values(fills)
  for (const fill of [...all.filter((one) => !isLast(one)), ...all.filter(isLast)]) {
    if (typeof fill === 'string' || done.has(fill)) continue
    done.add(fill)
    await fill({ table, put, files })
  }
  return { table, files, clients: clientStore(table) }
}

/** Where the mark stands: what is packed is looked into. */
export const markedIn = (items: Iterable<Item>): string[] =>
  [...items].flatMap((item) =>
    JSON.stringify(opened(item)).toLowerCase().includes(mark.toLowerCase())
      ? [`${item.pk} ${item.sk}`]
      : [],
  )

function opened(value: unknown): unknown {
  if (value instanceof Uint8Array) return opened(unpack(value))
  if (Array.isArray(value)) return value.map(opened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, opened(inner)]))
}
