import { tripVersionRoutes } from '#shared/api/trip-versions'
import { ChangedMeanwhile } from '../../data/itineraries/itinerary-change'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { retryContended } from '../../runtime/backoff'
import type { Deps } from '../../runtime/use-case'
import { makeVersion } from '../create/make-version'
import { markFirstVersion } from '../create/mark-first-version'
import { requireDuplicable } from '../create/require-duplicable'
import { versionMakers } from '../create/version-makers'
import { openTrip } from '../edit/change-trip'
import { agentView } from '../view/view'

const isContended = (error: unknown) => error instanceof ChangedMeanwhile

/**
 * Duplicates a trip as the next version of its proposal. The first time the trip itself becomes
 * version A, in the same transaction; what agents wrote in its presentation is the version's, too.
 * Whoever meets a colleague's version takes the next letter.
 */
export const duplicateTrip = useCaseOnce(
  tripVersionRoutes.duplicateTrip,
  async (call, deps: Deps<typeof versionMakers>, keep) =>
    retryContended(isContended, async () => {
      const { params, body, requestId } = call
      const { makeId } = deps
      const actedOn = await openTrip(call, params.id, deps)
      const { record: source } = actedOn.before
      const proposal = await deps.proposals.ofTrip(source)
      requireDuplicable(source, proposal)
      const now = deps.clock.now()
      const { after, link } = makeVersion(actedOn, { proposal, name: body.name, now, makeId })
      const { id, version } = after.record
      const first =
        proposal.version === 0 ? markFirstVersion(actedOn, { requestId, now, makeId }) : []
      const { agencyId } = source
      const place = { agencyId, itineraryId: source.id }
      const edits = await deps.editCopies.writes(place, id, now)
      const answer = agentView(after, now)
      await deps.itineraries.save({
        after,
        answer: keep(answer, version),
        entry: {
          at: now.toISOString(),
          by: actedOn.by,
          action: `duplicated from version ${source.proposal?.letter ?? 'A'}`,
          changes: [],
          requestId,
        },
        also: [link, deps.proposals.addVersion(proposal, id), ...first, ...edits],
      })
      return { answer, version }
    }),
)

export const handler = lambdaFor(duplicateTrip, versionMakers)
