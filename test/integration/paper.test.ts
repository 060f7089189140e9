import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { savedItineraryStore } from '../../functions/data/itineraries/saved-itinerary-store'
import { tripPortalStore } from '../../functions/data/itineraries/trip-portal-store'
import { paymentStore } from '../../functions/data/payments/payment-store'
import { auditStore } from '../../functions/data/people/audit-store'
import { termsStore } from '../../functions/data/people/terms-store'
import { presentationStore } from '../../functions/data/presentations/presentation-store'
import { supplierTermsItem, supplierTermsRecord } from '../../functions/data/rates/room-records'
import { roomStore } from '../../functions/data/rates/room-store'
import { localDataKeys, sealingBy } from '../../functions/data/secrets/sealing'
import { travelNotesKey } from '../../functions/data/table/keys'
import { travelNotesStore } from '../../functions/data/travelers/travel-notes-store'
import { travelerFormStore } from '../../functions/data/travelers/traveler-form-store'
import { downloadItinerary } from '../../functions/paper/routes/download-itinerary'
import { getCosting } from '../../functions/paper/routes/get-costing'
import { getInvoice } from '../../functions/paper/routes/get-invoice'
import { getReceipt } from '../../functions/paper/routes/get-receipt'
import { getRoomingList } from '../../functions/paper/routes/get-rooming-list'
import { getVoucher } from '../../functions/paper/routes/get-voucher'
import { patchTravelerForm } from '../../functions/travelers/routes/patch-traveler-form'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { paymentWorld } from '../support/payment-world'
import { published } from '../support/published'
import { readPdf } from '../support/read-pdf'
import { quietLog, tableStores } from '../support/store-kinds'
import { type TripCaller, tripCalls, tripWithClient } from '../support/trip-callers'
import { marula, tripOf, tripWorld } from '../support/trip-world'

const useCases = {
  download: downloadItinerary,
  invoice: getInvoice,
  receipt: getReceipt,
  voucher: getVoucher,
  rooms: getRoomingList,
  costing: getCosting,
  fillIn: patchTravelerForm,
}

const account = {
  currency: 'USD',
  holder: 'Marula Journeys',
  bank: 'First Bank',
  account: '6201 2345 678',
  code: 'FIRNBWGX',
  note: '',
}

async function paperWorld({ table }: TestTable) {
  const world = tripWorld(tableStores(table), { saved: savedItineraryStore(table) })
  const { trip, callers } = await tripWithClient(world)
  const kept = new Map<string, Uint8Array>()
  const papers = {
    picture: async () => undefined,
    keep: async ({ key, name, bytes }: { key: string; name: string; bytes: Uint8Array }) => {
      const address = `https://files.example/${key}?name=${encodeURIComponent(name)}`
      kept.set(address, bytes)
      return address
    },
  }
  const deps = {
    ...world.deps,
    papers,
    agencies: {
      ...world.deps.agencies,
      agency: async (id: typeof marula) => {
        const found = await world.deps.agencies.agency(id)
        return found && { ...found, bankAccounts: [account], taxNumber: 'VAT no. 4530123456' }
      },
    },
    clients: world.stores.clients,
    audit: auditStore(table),
    payments: paymentStore(table),
    forms: travelerFormStore(table, () => sealingBy(localDataKeys(dataKey))),
    portals: tripPortalStore(table),
    terms: termsStore(table),
    rooms: roomStore(table),
    notes: travelNotesStore(table),
    catalogue: await published(),
    media: { ofOwner: async () => [] },
    files: {},
    presentations: presentationStore(table),
  }
  const call = tripCalls(useCases, { deps, world, callers })
  const params = { id: trip.id }
  const seen = async (
    who: TripCaller,
    paper: keyof typeof useCases,
    given: Record<string, string> = params,
  ) => {
    const { status, headers } = await call(who, paper, { params: given })
    const address = String(headers.location)
    const bytes = kept.get(address)
    return { status, pdf: bytes && (await readPdf(bytes)), address }
  }
  return {
    world,
    trip,
    call,
    params,
    seen,
    table,
    money: paymentWorld(table),
    async quote() {
      await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', {
        body: { itineraryId: trip.id },
      })
      await world.work()
      return tripOf(await world.call('naledi', 'GET /api/Itineraries/{id}', { params }))
    },
  }
}

const dataKey = randomBytes(32).toString('base64')

describe.each(routeEngines)('papers of a trip on $name', (engine) => {
  let running: TestTable
  let it: Awaited<ReturnType<typeof paperWorld>>
  beforeAll(async () => {
    quietLog()
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(async () => {
    it = await paperWorld(running)
  })

  test('the trip is for its agents, and for its client once it is shared, which the audit trail tells', async () => {
    expect((await it.call('eleanor', 'download', { params: it.params })).status).toBe(404)
    await it.quote()
    for (const who of ['naledi', 'thabo', 'eleanor'] as const) {
      const { status, pdf, address } = await it.seen(who, 'download')
      expect(status).toBe(303)
      expect(address).toMatch(
        /^https:\/\/files\.example\/agy_marula\/itn_\w+\/trip-\w+\.pdf\?name=.+\.pdf$/,
      )
      expect(pdf?.title).toBe(it.trip.name)
      expect(pdf?.text).toContain('Prepared for Eleanor Hartley')
    }
    for (const who of ['stranger', 'outsider'] as const) {
      expect((await it.call(who, 'download', { params: it.params })).status).toBe(404)
    }
    const found = await it.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'AGENCY#agy_marula#AUDIT#2026-11' },
    })
    const downloads = found.filter(
      ({ action, itineraryId }) =>
        action === 'client_downloaded_itinerary_pdf' && itineraryId === it.trip.id,
    )
    expect(downloads).toMatchObject([{ by: { kind: 'client', name: 'Eleanor Hartley' } }])
  })

  test('the file of a trip with a very long name ends between characters', async () => {
    const name = `${'Safari '.repeat(14)}a🦁🦁🦁`
    await it.world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: it.params,
      body: { name },
    })
    const { status, address } = await it.seen('naledi', 'download')
    expect(status).toBe(303)
    expect(new URL(address).searchParams.get('name')).toBe(`${name.slice(0, 99)}.pdf`)
  })

  test('an invoice says what pricing says, and a receipt what came in', async () => {
    expect(await it.call('naledi', 'invoice', { params: it.params })).toMatchObject({
      status: 409,
      body: { error: { code: 'payment.no-price' } },
    })
    const quoted = await it.quote()
    const sell = quoted.finance?.sell ?? 0
    const words = (amount: number) =>
      `${quoted.currency} ${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
    const proForma = (await it.seen('eleanor', 'invoice')).pdf?.text
    expect(proForma).toContain(`Balance due ${words(sell)}`)
    expect(proForma).toContain('Pro forma invoice')
    const asked = { params: it.params, body: {} }
    const made = tripOf(
      await it.money.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', asked),
    )
    const [payment] = made.payments
    const paymentId = payment?.paymentId ?? ''
    expect((await it.call('eleanor', 'receipt', { params: { paymentId } })).status).toBe(404)
    const paid = { params: it.params, body: { paymentId } }
    await it.money.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', paid)
    const receipt = await it.seen('eleanor', 'receipt', { paymentId })
    expect(receipt.pdf?.text).toContain('Receipt REC-2026-')
    expect(receipt.pdf?.text).toContain('Invoice INV-2026-')
    expect(receipt.pdf?.text).not.toContain(paymentId)
    const invoice = (await it.seen('eleanor', 'invoice')).pdf?.text
    expect(invoice).toContain('To pay by wire')
    expect(invoice).toContain('Account 6201 2345 678')
    for (const text of [proForma, receipt.pdf?.text, invoice])
      expect(text).toContain('VAT no. 4530123456')
    for (const { campName } of quoted.itinerary.segments.filter(({ type }) => type === 'stay'))
      expect(invoice).toContain(campName ?? 'ZULU')
    expect(invoice).toContain('Invoice INV-2026-')
    expect(invoice).not.toContain('Pro forma')
    const download = (await it.seen('naledi', 'download')).pdf?.text
    expect(download).toContain('We have received')
    expect(download).not.toContain('confirms the journey')
    expect(receipt.pdf?.text).toContain(`Received ${words(payment?.amount ?? 0)}`)
    expect((await it.seen('naledi', 'invoice')).pdf?.text).toContain(
      `Balance due ${words(sell - (payment?.amount ?? 0))}`,
    )
    for (const who of ['stranger', 'outsider'] as const) {
      expect((await it.call(who, 'receipt', { params: { paymentId } })).status).toBe(404)
      expect((await it.call(who, 'invoice', { params: it.params })).status).toBe(404)
    }
  })

  test('a cancelled trip has a statement in place of an invoice, the same for agent and client', async () => {
    const quoted = await it.quote()
    const asked = { params: it.params, body: {} }
    const { payments } = tripOf(
      await it.money.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', asked),
    )
    const [deposit] = payments
    const paid = { params: it.params, body: { paymentId: deposit?.paymentId } }
    await it.money.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', paid)
    const body = { itineraryId: it.trip.id, fee: 12_345, reason: 'Agreed with the family' }
    await it.world.call('naledi', 'POST /api/WindowAPIs/CancelBooking', { body })
    const words = (amount: number) =>
      `${quoted.currency} ${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
    for (const who of ['naledi', 'eleanor'] as const) {
      const { status, pdf } = await it.seen(who, 'invoice')
      expect(status).toBe(303)
      expect(pdf?.title).toBe(`${it.trip.name}: cancellation statement`)
      expect(pdf?.text).toContain(`Cancellation fee ${words(12_345)}`)
      expect(pdf?.text).toContain('Agreed with the family')
      expect(pdf?.text).toContain(`To be refunded ${words((deposit?.amount ?? 0) - 12_345)}`)
    }
  })

  test('vouchers and rooming lists say what guests told of food and health, and who looked', async () => {
    const quoted = await it.quote()
    const supplierCode = quoted.itinerary.segments[0]?.supplierCode ?? ''
    const fillIn = async (part: string, fields: Record<string, string>) => {
      const params = { ...it.params, slot: 'adult-1' }
      expect(await it.call('eleanor', 'fillIn', { params, body: { part, fields } })).toMatchObject({
        status: 200,
      })
    }
    await fillIn('stay', { diet: 'vegetarian', beds: 'twin', roomNotes: 'Near the path' })
    await fillIn('health', { allergies: 'Peanuts', medication: 'Warfarin' })
    const papers = [
      await it.seen('naledi', 'voucher', { ...it.params, supplierCode }),
      await it.seen('naledi', 'rooms'),
    ]
    for (const { pdf } of papers) {
      expect(pdf?.text).toContain('Vegetarian')
      expect(pdf?.text).toContain('Allergies: Peanuts')
      expect(pdf?.text).toContain('Twin beds')
      expect(pdf?.text).toContain('Room: Near the path')
      expect(pdf?.text).not.toContain('Warfarin')
    }
    const found = await it.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'AGENCY#agy_marula#AUDIT#2026-11' },
    })
    const looks = found.filter(
      ({ action, itineraryId }) =>
        action === 'agent_viewed_traveler_form' && itineraryId === it.trip.id,
    )
    expect(looks.map(({ details }) => Object(details).for).sort()).toEqual([
      'rooming list',
      `voucher ${supplierCode}`,
    ])
  })

  test('vouchers and rooming lists hold no price, and the costing is for agents', async () => {
    const quoted = await it.quote()
    const [stay] = quoted.itinerary.segments
    const supplierCode = stay?.supplierCode ?? ''
    await it.table.write(
      [
        {
          ...travelNotesKey(marula),
          version: 1,
          emergencyPhone: '+267 71 000 000',
          packing: '',
          countries: [],
        },
        supplierTermsItem(
          supplierTermsRecord.parse({
            supplierCode,
            address: 'Airstrip road 4\nKhwai village',
            phone: '+267 68 11111',
            contacts: [{ name: 'Kabo', role: 'Front desk', phone: '+267 68 00000' }],
          }),
        ),
      ].map((Item) => ({ Put: { Item } })),
    )
    const voucher = await it.seen('naledi', 'voucher', { ...it.params, supplierCode })
    expect(voucher.pdf?.text).toContain('Draft voucher')
    expect(voucher.pdf?.text).toContain('Emergency, day and night +267 71 000 000')
    expect(voucher.pdf?.text).toContain('Airstrip road 4')
    expect(voucher.pdf?.text).toContain('Khwai village')
    expect(voucher.pdf?.text).toContain('Phone +267 68 11111')
    expect(voucher.pdf?.text).toContain('Kabo, Front desk, +267 68 00000')
    expect(voucher.pdf?.text).toContain('not valid for any service')
    const rooms = await it.seen('naledi', 'rooms')
    for (const { pdf } of [voucher, rooms]) {
      expect(pdf?.text).toContain('Eleanor Hartley')
      expect(pdf?.text).not.toMatch(/\d[.,]\d\d\b|\$|USD/)
      for (const { optionKey } of stay?.rooms ?? []) expect(pdf?.text).not.toContain(optionKey)
    }
    for (const { pdf } of [voucher, rooms])
      expect(pdf?.text).toContain('No details from the guests yet.')
    expect(
      (await it.call('naledi', 'voucher', { params: { ...it.params, supplierCode: 'NONE' } }))
        .status,
    ).toBe(404)
    expect((await it.seen('naledi', 'costing')).pdf?.text).toContain('Total margin')
    for (const paper of ['voucher', 'rooms', 'costing'] as const) {
      expect(
        (await it.call('eleanor', paper, { params: { ...it.params, supplierCode } })).status,
      ).toBe(403)
    }
  })
})
