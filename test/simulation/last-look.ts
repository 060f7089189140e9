import { nothingPaid } from '#shared/itinerary/hold-clock'
import { cancelBooking } from '../../functions/itineraries/cancel-booking'
import { refreshQuote } from '../../functions/itineraries/refresh-quote'
import type { Asker } from './ask'
import { comeToRest, outlastHolds } from './at-rest'
import { paidBy, takenOf } from './laws/money-law'
import { storedBooking } from './stored'
import type { SimulatedWorld } from './world'

interface Ending {
  readonly world: SimulatedWorld
  readonly asker: Asker
  readonly finish: () => Promise<void>
}

/**
 * What holds at the end: what is paid is what was taken, every hold is confirmed, released or over, and when all is
 * cancelled no room and no money is left.
 *
 * @returns how many trips are in which state, before all is cancelled
 * @throws Error with what does not hold
 */
export async function lastLook({ world, asker, finish }: Ending): Promise<Record<string, number>> {
  await comeToRest({ world, finish })
  requireSameMoney(world)
  const states: Record<string, number> = {}
  for (const { record } of world.trips()) states[record.state] = (states[record.state] ?? 0) + 1
  await refreshUnknown({ world, asker, finish })
  await outlastHolds({ world, finish })
  requireNoLostHold(world)
  for (const { record } of world.trips()) {
    if (record.state === 'cancelled') continue
    await asker.ask('cancel', { use: cancelBooking, body: { itineraryId: record.id } })
    await finish()
  }
  await comeToRest({ world, finish })
  requireNothingLeft(world)
  return states
}

function requireSameMoney({ trips, bank }: SimulatedWorld): void {
  for (const { record } of trips()) {
    const own = [...bank.accounts.values()].filter(({ order }) => order.owner.itineraryId === record.id)
    const [paid, taken] = [paidBy(record), takenOf(own)]
    if (paid !== taken) throw new Error(`${record.id}: ${paid} paid, and the provider has ${taken}`)
  }
}

/** The agent looks at what the supplier system says of every trip that is unknown. */
async function refreshUnknown({ world, asker, finish }: Ending): Promise<void> {
  for (const { record } of world.trips()) {
    if (record.state !== 'unknown') continue
    await asker.ask('refresh', { use: refreshQuote, body: { itineraryId: record.id } })
    await finish()
  }
}

const keepingStates: readonly string[] = ['confirm_requested', 'confirmed', 'quote']

/** A booking is over, or its trip knows it and keeps it: sold, asked for, or with money in. */
function requireNoLostHold({ table, trips }: SimulatedWorld): void {
  const owners = new Map(trips().map(({ record }) => [record.id, record]))
  for (const item of table.items()) {
    if (item.sk !== 'BOOKING') continue
    const { reference, status, itineraryId } = storedBooking(item)
    const owner = owners.get(itineraryId)
    const isWanted = owner !== undefined && (keepingStates.includes(owner.state) || !nothingPaid(owner.payments))
    const isKept = isWanted && owner.bookingReference === reference
    const isOver = status === 'Canc' || status === 'QuoteOld'
    if (!isOver && !isKept) throw new Error(`${reference} is ${status}, its trip ${itineraryId} is ${owner?.state}`)
  }
}

function requireNothingLeft({ laws, bank, trips }: SimulatedWorld): void {
  const left = trips().find(({ record }) => record.state !== 'cancelled')
  if (left !== undefined) throw new Error(`${left.record.id} cannot be cancelled: ${left.record.state}`)
  if (laws.roomsTaken() !== 0) throw new Error(`${laws.roomsTaken()} rooms are lost`)
  const kept = takenOf([...bank.accounts.values()])
  if (kept !== 0) throw new Error(`all is cancelled, and the provider still has ${kept}`)
}
