import { type AppError, isAppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { agencyTermsOf, followAgency } from '#shared/pricing/agency-terms'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { ItineraryStore } from '../../data/itineraries/itinerary-store'
import type { AgencyRecord } from '../../data/people/agency-records'
import { systemActor } from '../../data/people/people'
import type { Clock } from '../../runtime/clock'
import { tellFigure } from '../../runtime/figures'
import { log } from '../../runtime/log'
import { tripContext } from '../edit/trip-context'
import { nextVersion } from '../history/next-version'
import { planChange } from '../history/plan-change'
import { quoteZaps } from '../history/trip-zaps'
import { applyQuote, keepPaymentsOfSamePrice } from './apply-quote'
import { unansweredRecord } from './held-record'
import { staysOf } from './supplier-stays'
import { whileUnderWay } from './while-under-way'
import type { WorkDeps } from './work-deps'
import type { WorkMessage } from './work-message'

/**
 * Makes the quote that a message asks for and brings the itinerary to rest: quote, or unknown with
 * a problem when the supplier system fails. A message of an attempt that is over has no effect, so
 * one that comes twice has the effect of one.
 *
 * @throws whatever else fails: the message comes again
 */
export const makeQuote = (message: WorkMessage, deps: WorkDeps): Promise<void> =>
  whileUnderWay(message, deps, async (before) => {
    const agency = await deps.agencies.agency(message.agencyId)
    if (agency === undefined) return
    const record = await quotedRecord(before, { agency, deps })
    const by = systemActor('quote-worker')
    const requestId = message.token
    const settling = { by, action: 'quoted', makeId: deps.makeId, requestId, isSuppliers: true }
    const change = planChange(before, record, settling)
    await deps.itineraries.save(change)
    log.info('quote.made', {
      itineraryId: record.id,
      state: record.state,
      problems: record.problems.length,
    })
    if (record.state === 'quote') tellFigure('Quotes')
    for (const zap of quoteZaps(change, deps)) await deps.zaps.send(zap)
  })

async function quotedRecord(
  before: StoredItinerary,
  { agency, deps }: { agency: AgencyRecord; deps: WorkDeps },
): Promise<ItineraryRecord> {
  const { record } = before
  const next = () => nextVersion(record, deps.clock.now())
  const context = tripContext(agency)
  try {
    const { agencyId, id } = record
    const { bookingReference } = record
    const stays = staysOf(record)
    const request = {
      agencyId,
      agencyCode: agency.agencyCode,
      itineraryId: id,
      stays,
      bookingReference,
    }
    const [answer, exchange] = await Promise.all([
      deps.suppliers.quote(request, { onProgress: progressReporter(before, deps) }),
      deps.exchange.newest(deps.clock.now()),
    ])
    const isRequote = before.work?.action === 'requote'
    const present = followAgency(next(), agencyTermsOf(agency, context), agency.firstTerms)
    const quotedTrip = applyQuote(present, {
      answer,
      exchange,
      now: deps.clock.now(),
      isRequote,
      policy: agency.cancellation,
      ownRates: agency.ownRates,
    })
    return keepPaymentsOfSamePrice(repriceItinerary(quotedTrip, context, record))
  } catch (error) {
    if (!isAppError(error) || !isFinal(error)) throw error
    log.warn('quote.failed', { itineraryId: record.id, code: error.code, ...error.facts })
    return unansweredRecord(next(), error.message)
  }
}

/** Failures that retrying the message won't fix, because the adapter has already retried. */
const isFinal = ({ code }: AppError): boolean =>
  code.startsWith('supplier.') || code.startsWith('fx.missing') || code.startsWith('money.')

/** Progress is written at most once in this time. */
const everyMs = 1_000

/** Records progress of slow work. Failures to record are ignored. */
function progressReporter(
  stored: StoredItinerary,
  { itineraries, clock }: { itineraries: Pick<ItineraryStore, 'noteProgress'>; clock: Clock },
) {
  let last = clock.now().getTime()
  return async (done: number): Promise<void> => {
    const now = clock.now()
    if (now.getTime() - last < everyMs) return
    last = now.getTime()
    await itineraries
      .noteProgress(stored, done)
      .catch((error: unknown) => log.warn('progress.not-noted', { cause: String(error) }))
  }
}
