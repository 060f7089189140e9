import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { systemActor } from '../../data/people/people'
import { jobFor } from '../../data/table/job-for'
import { log } from '../../runtime/log'
import { itineraryQueue } from '../../runtime/queues'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'
import { giveUp } from '../work/give-up'
import { theRefunds } from '../work/refunds'
import { messageOf } from '../work/work-message'

const makers = { itineraries: itineraryStore, queue: itineraryQueue, refunds: theRefunds }
export type SweepDeps = Deps<typeof makers>

/**
 * After five minutes in flight the message counts as lost and is sent again; after twenty the
 * attempt is given up.
 */
export const sweepLimits = { sendAgainMs: 5 * 60_000, giveUpMs: 20 * 60_000 } as const

/**
 * Brings itineraries to rest that are in flight for too long: their message was lost, or its worker
 * died.
 */
export async function sweepInFlight(
  deps: SweepDeps,
): Promise<{ sentAgain: number; givenUp: number }> {
  const now = deps.clock.now().getTime()
  const trips = await deps.itineraries.inFlightSince(new Date(now - sweepLimits.sendAgainMs))
  const outcomes = await Promise.all(trips.map((stored) => sweep(stored, deps)))
  const count = (wanted: SweepOutcome) => outcomes.filter((outcome) => outcome === wanted).length
  const counts = { sentAgain: count('sent again'), givenUp: count('given up') }
  await payBack(deps)
  if (trips.length > 0)
    log.warn('sweep.in-flight', { found: trips.length, ...counts, failed: count('failed') })
  return counts
}

type SweepOutcome = 'sent again' | 'given up' | 'failed' | 'not ours'

/** A failure doesn't stop the others; the next sweep retries it. */
async function sweep(stored: StoredItinerary, deps: SweepDeps): Promise<SweepOutcome> {
  try {
    const message = messageOf(stored)
    if (message === undefined) return 'not ours'
    const isOver =
      deps.clock.now().getTime() - Date.parse(stored.work?.since ?? '') >= sweepLimits.giveUpMs
    if (isOver) await giveUp(message, deps)
    else await deps.queue.send(message)
    return isOver ? 'given up' : 'sent again'
  } catch (error) {
    setAside('sweep.failed', { itineraryId: stored.record.id, cause: String(error) })
    return 'failed'
  }
}

/**
 * Requests the refunds of cancelled trips again, in case the process that cancelled them died
 * first.
 */
async function payBack({ itineraries, refunds, clock }: SweepDeps): Promise<void> {
  const owing = await itineraries.refundsOwedSince(
    new Date(clock.now().getTime() - sweepLimits.sendAgainMs),
  )
  for (const storedTrip of owing) {
    const asking = { by: systemActor('refund-sweep'), requestId: `${storedTrip.record.id}.refund` }
    await refunds
      .owed(storedTrip, asking)
      .catch((error: unknown) =>
        setAside('sweep.failed', { itineraryId: storedTrip.record.id, cause: String(error) }),
      )
  }
}

/** Runs every five minutes. */
export const handler = jobFor(sweepInFlight, makers)
