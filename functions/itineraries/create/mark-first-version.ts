import { versionLetter } from '#shared/itinerary/proposal'
import { writesOf } from '../../data/itineraries/itinerary-change'
import type { PlannedWrite } from '../../data/table/commit'
import type { MakeId } from '../../runtime/make-id'
import type { ActedOn } from '../edit/change-trip'
import { nextVersion } from '../history/next-version'
import { planChange } from '../history/plan-change'

interface Marking {
  readonly now: Date
  readonly makeId: MakeId
  readonly requestId: string
}

/** The writes that make a trip the first version of a proposal; nothing else of it changes. */
export function markFirstVersion(
  { before, by }: Pick<ActedOn, 'before' | 'by'>,
  { now, makeId, requestId }: Marking,
): PlannedWrite[] {
  const { id } = before.record
  const record = { ...nextVersion(before.record, now), proposal: { id, letter: versionLetter(0) } }
  return writesOf(planChange(before, record, { by, action: 'duplicated', makeId, requestId }))
}
