import { heldUntil, isRefundOwed } from '#shared/itinerary/hold-clock'
import { isInFlight } from '#shared/itinerary/states'
import { chargesIn } from '../../functions/data/payment-charges'
import { deliverOne, jobs, tell } from './jobs'
import type { SimulatedWorld } from './world'

interface Resting {
  readonly world: SimulatedWorld
  /** Lets all that runs come to its end. */
  readonly finish: () => Promise<void>
}

const mostRounds = 60
const roundMs = 11 * 60_000

/**
 * With no more faults, queues drain and jobs run until nothing is under way.
 *
 * @throws Error with what never came to rest
 */
export async function comeToRest({ world, finish }: Resting): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    await finish()
    while (world.mailbox.count() > 0) {
      await deliverOne(world)
      await finish()
    }
    for (const webhook of world.bank.webhooks.filter(({ isHeard }) => !isHeard)) {
      await tell(world, webhook)
      await finish()
    }
    world.pass(roundMs)
    await jobs.sweep(world)
    await jobs['sweep refunds'](world)
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
  const held = world.trips().filter(({ record }) => (heldUntil(record) ?? '~') <= now)
  if (held.length > 0) throw new Error(`held for ever: ${held.map(({ record }) => `${record.id} ${record.state}`)}`)
}

/** What is still under way, in words. */
function restless({ mailbox, bank, table, trips }: SimulatedWorld): string[] {
  const flying = trips().filter(({ record }) => isInFlight(record.state) || isRefundOwed(record))
  const waiting = [...table.items()].filter(({ sk }) => sk === 'CHARGES').flatMap((item) => chargesIn(item).charges)
  return [
    ...flying.map(({ record, work }) => `${record.id} is ${record.state} since ${work?.since}`),
    ...waiting.flatMap(({ chargeId, refund }) => (refund?.state === 'wanted' ? [`${chargeId} wants a refund`] : [])),
    ...bank.webhooks.flatMap(({ isHeard, said }) => (isHeard ? [] : [`${said.eventId} is not heard`])),
    ...(mailbox.count() > 0 ? [`${mailbox.count()} messages wait`] : []),
  ]
}
