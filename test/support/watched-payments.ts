import { itineraryIdSchema, type PaymentId } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Charge } from '#shared/payments/charge'
import type { ItineraryChange } from '../../functions/data/itineraries/itinerary-change'
import { chargesWrite } from '../../functions/data/payments/payment-charges'
import { systemActor } from '../../functions/data/people/people'
import { nextVersion } from '../../functions/itineraries/history/next-version'
import type { PaymentOwner } from '../../functions/payments/providers/payment-provider'
import { memoryTable } from './memory-table'
import { paymentWorld } from './payment-world'
import { marula } from './trip-world'

/**
 * The routes of payments on a table in memory, with what was saved of trips, and trips and charges
 * made as a test wants them.
 */
export function watchedPayments(parts: Parameters<typeof paymentWorld>[1] = {}) {
  const table = memoryTable()
  const world = paymentWorld(table, parts)
  const saved: ItineraryChange[] = []
  const { itineraries, payments } = world.deps
  const save = async (change: ItineraryChange) => {
    const after = await itineraries.save(change)
    saved.push(change)
    return after
  }
  const deps = { ...world.deps, itineraries: { ...itineraries, save } }
  const chargesOf = async ({ paymentId }: PaymentOwner) =>
    (await payments.find(marula, paymentId)).charges?.charges ?? []
  return {
    table,
    world,
    deps,
    saved,
    chargesOf,
    /** A provisional trip, and whose its deposit and its balance are. */
    async aTrip(named: Partial<ItineraryRecord> = {}) {
      const { id, payments: asked } = await world.aTrip()
      if (Object.keys(named).length > 0) await this.become(id, named)
      const ownerOf = (paymentId: PaymentId): PaymentOwner => ({
        agencyId: marula,
        itineraryId: itineraryIdSchema.parse(id),
        paymentId,
      })
      const [deposit, balance] = asked
      if (deposit === undefined || balance === undefined) throw new Error('A trip has two payments')
      return { id: ownerOf(deposit.paymentId).itineraryId, deposit, balance, ownerOf }
    },
    /** Makes a trip what no route makes it. */
    async become(id: string, named: Partial<ItineraryRecord>) {
      const before = await itineraries.get(marula, itineraryIdSchema.parse(id))
      if (before === undefined) throw new Error(`No trip ${id}`)
      const record = { ...nextVersion(before.record, deps.clock.now()), ...named }
      const entry = {
        at: record.updatedAt,
        by: systemActor('test'),
        action: 'test',
        changes: [],
        requestId: 'test',
      }
      await itineraries.save({ before, after: { ...before, record }, entry })
    },
    /** Notes charges as they are, with nothing that follows from them. */
    async note(owner: PaymentOwner, charges: readonly Charge[]) {
      const { charges: before = { ...owner, version: 0, charges: [] } } = await payments.find(
        marula,
        owner.paymentId,
      )
      await payments.write([chargesWrite(before, { charges, isOnTrip: true })])
    },
  }
}

/** A charge of the sandbox that was paid by card at eight in the morning of the tests. */
export const paidCharge = (named: Partial<Charge> = {}): Charge => ({
  chargeId: 'chg_1',
  provider: 'sandbox',
  method: 'credit',
  amount: 20_000,
  serviceFee: 700,
  currency: 'USD',
  startedAt: eight,
  state: 'paid',
  stateAt: eight,
  paidAt: eight,
  reference: 'ref_1',
  ...named,
})
const eight = '2026-11-20T08:00:00.000Z'
