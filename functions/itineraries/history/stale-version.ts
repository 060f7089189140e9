import { AppError } from '#shared/errors/app-error'
import { ChangedMeanwhile } from '../../data/itineraries/itinerary-change'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { agentView } from '../view/view'

/** The refusal of a change made from another version: with the present record, for merging. */
export function staleVersionError(
  expectedVersion: number,
  { current, now }: { current: StoredItinerary; now: Date },
): AppError {
  const actualVersion = current.record.version
  return new AppError('record.changed', {
    expectedVersion,
    actualVersion,
    current: agentView(current, now),
  })
}

/** Turns a refused save into the answer that says what is there now: changed since, or gone. */
export const refuseStale =
  (expectedVersion: number, now: Date) =>
  (error: unknown): never => {
    if (!(error instanceof ChangedMeanwhile)) throw error
    const { current } = error
    throw current === undefined
      ? new AppError('record.not-found')
      : staleVersionError(expectedVersion, { current, now })
  }
