import { type AppError, isAppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { ZapSender } from '../audit/zap-sender'
import type { AgencyRecord } from '../data/agency-records'
import type { AgencyStore } from '../data/agency-store'
import type { DaysRates } from '../data/exchange-store'
import { ChangedMeanwhile } from '../data/itinerary-change'
import type { StoredItinerary } from '../data/itinerary-records'
import type { ItineraryStore } from '../data/itinerary-store'
import { systemActor } from '../data/people'
import { log } from '../runtime/log'
import type { Basics } from '../runtime/use-case'
import type { SupplierSystem } from '../suppliers/supplier-system'
import { nextVersion } from './next-version'
import { progressReporter } from './progress-reporter'
import type { QuoteMessage } from './quote-message'
import { quoteZaps } from './quote-zaps'
import { quoted, unquoted } from './quoted'
import { repriced } from './repriced'
import { settled } from './settle-quote'
import { staysOf } from './supplier-stays'
import { tripContext } from './trip-context'

export interface QuoteDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'get' | 'save' | 'noteProgress'>
  readonly agencies: Pick<AgencyStore, 'agency'>
  readonly exchange: DaysRates
  readonly suppliers: SupplierSystem
  readonly zaps: ZapSender
}

export type QuoteOutcome = 'quote' | 'unknown' | 'superseded'

/** Times that a quote is made anew because the itinerary was edited meanwhile. */
const mostRounds = 4

/**
 * Makes the quote that a message asks for and brings the itinerary to rest: quote, or unknown with a problem when the
 * supplier system fails. A message of an attempt that is over has no effect, so one that comes twice has the effect of one.
 *
 * @throws whatever else fails: the message comes again
 */
export async function makeQuote(message: QuoteMessage, deps: QuoteDeps): Promise<QuoteOutcome> {
  for (let round = 1; ; round++) {
    const before = await deps.itineraries.get(message.agencyId, message.itineraryId)
    if (before === undefined || !isUnderWay(before, message)) return 'superseded'
    const agency = await deps.agencies.agency(message.agencyId)
    if (agency === undefined) return 'superseded'
    const record = await quotedRecord(before, { agency, deps })
    const by = systemActor('quote-worker')
    const change = settled(before, record, { by, action: 'quoted', makeId: deps.makeId, requestId: message.token })
    try {
      await deps.itineraries.save(change)
    } catch (error) {
      if (error instanceof ChangedMeanwhile && round < mostRounds) continue
      throw error
    }
    log.info('quote.made', { itineraryId: record.id, state: record.state, problems: record.problems.length })
    for (const zap of quoteZaps(change, deps)) await deps.zaps.send(zap)
    return record.state === 'quote' ? 'quote' : 'unknown'
  }
}

/** Whether the itinerary is still in the attempt of a message. */
export function isUnderWay({ record, work }: StoredItinerary, { token }: Pick<QuoteMessage, 'token'>): boolean {
  return record.state === 'quoting' && work?.token === token
}

interface Quoting {
  readonly agency: AgencyRecord
  readonly deps: QuoteDeps
}

async function quotedRecord(before: StoredItinerary, { agency, deps }: Quoting): Promise<ItineraryRecord> {
  const { record } = before
  const next = () => nextVersion(record, deps.clock.now())
  const context = tripContext(agency)
  try {
    const { agencyId, id } = record
    const request = { agencyId, agencyCode: agency.agencyCode, itineraryId: id, stays: staysOf(record) }
    const [answer, exchange] = await Promise.all([
      deps.suppliers.quote(request, { onProgress: progressReporter(before, deps) }),
      deps.exchange.newest(deps.clock.now()),
    ])
    return repriced(quoted(next(), { answer, exchange, now: deps.clock.now() }), context, record)
  } catch (error) {
    if (!isAppError(error) || !isFinal(error)) throw error
    log.warn('quote.failed', { itineraryId: record.id, code: error.code, ...error.facts })
    return unquoted(next(), error.message)
  }
}

/** Failures that another try of the same message does not mend: the adapter has tried again already. */
const isFinal = ({ code }: AppError): boolean =>
  code.startsWith('supplier.') || code.startsWith('fx.missing') || code.startsWith('money.')
