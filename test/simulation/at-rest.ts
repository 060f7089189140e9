import { heldUntil, isRefundOwed } from '#shared/itinerary/hold-clock'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isInFlight } from '#shared/itinerary/states'
import type { Charge } from '#shared/payments/charge'
import type { MemoryTable } from '../support/memory-table'
import type { Webhook } from './bank'
import { deliverOne, jobs, tell } from './jobs'
import { storedCharges, storedMessage } from './stored'
import type { SimulatedWorld } from './world'

interface Resting {
  readonly world: SimulatedWorld
  /** Lets all that runs come to its end. */
  readonly finish: () => Promise<void>
}

const maxRounds = 60
/** After some rounds whoever waits longest is waited for: a provider that is asked once a day. */
const roundMs = (round: number) => (round < 20 ? 11 * 60_000 : 25 * 3_600_000)

/**
 * With no more faults, queues drain and jobs run until nothing is under way.
 *
 * @throws Error with what never came to rest
 */
export async function comeToRest({ world, finish }: Resting): Promise<void> {
  for (let round = 0; round < maxRounds; round++) {
    world.supplier.catchUp()
    world.bank.refundsArrive('all')
    await finish()
    while (world.mailbox.count() > 0) {
      await deliverOne(world)
      await finish()
    }
    for (const webhook of world.bank.webhooks.filter((webhook) => isToBeTold(webhook, world))) {
      await tell(world, webhook)
      await finish()
    }
    world.pass(roundMs(round))
    await jobs.sweep(world)
    await jobs['sweep refunds'](world)
    await jobs['ask providers'](world)
    await jobs['sweep messages'](world)
    await jobs['spread names'](world)
    await jobs['tell of problems'](world)
    await finish()
    if (restless(world).length === 0) return
  }
  throw new Error(`never at rest: ${restless(world).join(', ')}`)
}

/** Lets every hold's time run out: what nobody paid for or asked for ends. */
export async function outlastHolds({ world, finish }: Resting): Promise<void> {
  world.pass(40 * 86_400_000)
  await jobs.expire(world)
  await finish()
  const now = world.clock.now().toISOString()
  const held = world
    .trips()
    .filter(({ record }) => (heldUntil(record) ?? '~') <= now && !isSoldThere(record, world))
  if (held.length > 0)
    throw new Error(`held for ever: ${held.map(({ record }) => `${record.id} ${record.state}`)}`)
}

/**
 * One that was lost is found by asking, where we know of the attempt; nobody else could have paid
 * it.
 */
function isToBeTold({ isHeard, isLost, said }: Webhook, { table }: SimulatedWorld): boolean {
  const { chargeId } = said.event.charge
  return !isHeard || (isLost && !chargesIn(table).some((charge) => charge.chargeId === chargeId))
}

const chargesIn = (table: MemoryTable): readonly Charge[] =>
  [...table.items()]
    .filter(({ sk }) => sk === 'CHARGES')
    .flatMap((item) => storedCharges(item).charges)

/** What is written about trips. */
export const messagesIn = (table: MemoryTable) =>
  [...table.items()].filter(({ sk }) => String(sk).startsWith('THREAD#')).map(storedMessage)

/** What the provider knows of an attempt and we do not. */
function unheard({ bank, table }: SimulatedWorld): string[] {
  return chargesIn(table).flatMap(({ chargeId, state, refund }) => {
    const account = bank.accounts.get(chargeId)
    if (account === undefined) return []
    const isByHand = account.refund === 'failed' && refund?.state === 'succeeded'
    const isWaiting = account.refund === undefined && refund?.state === 'proposed'
    const isSame =
      account.state === state && (account.refund === refund?.state || isByHand || isWaiting)
    return isSame
      ? []
      : [`${chargeId} is ${account.state} ${account.refund}, we believe ${state} ${refund?.state}`]
  })
}

/** Another system has sold what we only hold: that does not end by itself. */
const isSoldThere = (
  { bookingReference }: ItineraryRecord,
  { supplier }: SimulatedWorld,
): boolean =>
  supplier.books.bookings.some(
    ({ reference, status }) => reference === bookingReference && status === 'Conf',
  )

const unfinished = new Set<unknown>(['RENAMING', 'TELL#PROBLEMS'])

/** What is still under way, in words. */
function restless(world: SimulatedWorld): string[] {
  const { mailbox, bank, trips } = world
  const flying = trips().filter(({ record }) => isInFlight(record.state) || isRefundOwed(record))
  return [
    ...flying.map(({ record, work }) => `${record.id} is ${record.state} since ${work?.since}`),
    ...unheard(world),
    ...[...bank.accounts].flatMap(([chargeId, { refund }]) =>
      refund === 'pending' ? [`${chargeId} goes back`] : [],
    ),
    ...bank.webhooks.flatMap(({ isHeard, said }) =>
      isHeard ? [] : [`${said.eventId} is not heard`],
    ),
    ...(mailbox.count() > 0 ? [`${mailbox.count()} messages wait`] : []),
    ...messagesIn(world.table).flatMap(({ text, mailedAt }) =>
      mailedAt === undefined ? [`"${text}" is not mailed`] : [],
    ),
    ...[...world.table.items()].flatMap(({ pk, sk }) =>
      unfinished.has(sk) ? [`${pk} ${sk} is not done`] : [],
    ),
  ]
}
