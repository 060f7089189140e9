import { nightsOf } from '../dates/calendar-date'
import type { Party } from '../rooms/capacity'
import { hasRoomsToJudge } from './occupancy-problems'
import { type Problem, problem } from './problem'
import type { Segment } from './segment'
import { stayBlocks } from './stay-blocks'

/**
 * Stays that share a night and whose rooms together sleep more people than travel: somebody would
 * be at two camps at once. A party that splits up is fine, because each camp then sleeps only some
 * of them. One problem for each stay after the first, at the first such night; a warning, since the
 * trip may be about to change. Only stays with rooms of their own are judged.
 */
export function sharedNightProblems(
  segments: readonly Segment[],
  { adults, children }: Pick<Party, 'adults' | 'children'>,
): Problem[] {
  const blocks = stayBlocks(segments.filter(hasRoomsToJudge)).filter(
    ({ stays }) => stays.length > 1,
  )
  return blocks.flatMap(({ stays }) => {
    const problems: Problem[] = []
    const there = new Map<string, Segment[]>()
    for (const stay of stays) {
      for (const night of nightsOf(stay.startDate, stay.endDate)) {
        const [before, all] = [there.get(night) ?? [], [...(there.get(night) ?? []), stay]]
        there.set(night, all)
        const [other] = before
        const isTold = problems.some(({ segmentId }) => segmentId === stay.id)
        if (other === undefined || isTold || sleepers(all) <= adults + children) continue
        const message = `${nameOf(other)} and ${nameOf(stay)} overlap on the same night`
        problems.push(problem('stays-overlap', message, { segmentId: stay.id, date: night }))
      }
    }
    return problems
  })
}

const nameOf = ({ campName, title, supplierCode, type }: Segment): string =>
  campName ?? title ?? supplierCode ?? type

const sleepers = (stays: readonly Segment[]): number =>
  stays
    .flatMap(({ rooms }) => rooms)
    .reduce((sum, { adults, children }) => sum + adults + children, 0)
