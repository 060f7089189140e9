import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { systemActor } from '../../data/people/people'
import { log } from '../../runtime/log'
import type { Deps } from '../../runtime/use-case'
import { nextVersion } from '../history/next-version'
import { planChange } from '../history/plan-change'
import { unansweredRecord } from './held-record'
import { whileUnderWay } from './while-under-way'
import type { WorkMessage } from './work-message'

export const giveUpMakers = { itineraries: itineraryStore }
export type GiveUpDeps = Deps<typeof giveUpMakers>

/** What a person reads when work failed for good. */
export const notCompleted = {
  quote: 'The quote couldn’t be completed. Request it again.',
  hold: 'The hold couldn’t be completed. Check the booking status, then hold again.',
  confirm: 'The confirmation couldn’t be completed. Check the booking status, then confirm again.',
} as const satisfies Record<WorkMessage['kind'], string>

/**
 * Brings an itinerary whose work failed for good to rest: unknown, with a problem. Attempts that
 * have already ended are left alone.
 */
export async function giveUp(message: WorkMessage, deps: GiveUpDeps): Promise<void> {
  const { kind, token: requestId } = message
  await whileUnderWay(message, deps, async (before) => {
    const record = unansweredRecord(
      nextVersion(before.record, deps.clock.now()),
      notCompleted[kind],
    )
    const settling = {
      action: `${kind} given up`,
      makeId: deps.makeId,
      requestId,
      isSuppliers: true,
    }
    await deps.itineraries.save(
      planChange(before, record, { ...settling, by: systemActor(`${kind}-given-up`) }),
    )
    log.error('work.given-up', { itineraryId: record.id, kind })
  })
}
