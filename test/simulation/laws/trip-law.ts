import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { transitions } from '#shared/itinerary/transitions'
import { stateAfterPayment } from '#shared/payments/state-after-payment'
import { isPriceLocked } from '#shared/pricing/is-price-locked'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { auditEntriesIn } from '../../../functions/data/people/audit-store'
import type { Item } from '../../../functions/data/table/table-access'
import { tripContext } from '../../../functions/itineraries/edit/trip-context'
import { promisedSell } from '../../support/promised-sell'
import { storedTrip } from '../stored'
import type { Law, Written } from './law'

/**
 * States change by the table, each with its audit entry; versions go one by one, each with its
 * history; nothing is written over what an earlier version held; figures are those of what is
 * stored; and a price that is locked stays the client's price.
 */
export function tripLaw(): Law {
  let written: Written[] = []
  let overwritten: string[] = []
  const told = new Map<string, Map<string, Item>>()
  const brokenBy = ({ before, after }: Written): string[] => {
    if (after === undefined) return isDeleted(before) ? [] : [`${before?.id} is gone`]
    const version = Number(after.version)
    const from = before?.state === after.state ? undefined : before?.state
    const step = `${before?.state} → ${after.state}`
    const own = told.get(String(after.pk))
    const entry = own?.get(`HISTORY#${digits(version)}`)
    const isTold = own?.size === version && entry !== undefined
    return [
      ...(from === undefined || isLawful(step, { before, after })
        ? []
        : [`${after.id}: ${step} is not in the table`]),
      ...(from === undefined || isAudited(entry)
        ? []
        : [`${after.id}: ${step} is not in the audit trail`]),
      ...(version === Number(before?.version ?? 0) + 1
        ? []
        : [`${after.id}: ${version} after ${before?.version}`]),
      ...(isTold ? [] : [`${after.id}: its history is not complete at version ${version}`]),
      ...(hasTrueFigures(after) || isPromiseKept(before, after)
        ? []
        : [`${after.id}: its figures are not those of what it holds`]),
      ...(before === undefined
        ? []
        : promiseBroken({ before, after, action: String(entry?.action) })),
    ]
  }
  const isDeleted = (before: Item | undefined) => {
    const entry = told
      .get(String(before?.pk))
      ?.get(`HISTORY#${digits(Number(before?.version) + 1)}`)
    return before?.state === 'saved' && entry?.action === 'deleted'
  }
  return {
    hear({ before, after }) {
      const { pk, sk } = after ?? before ?? {}
      if (sk === 'ITINERARY' && !isBeside(before, after)) written.push({ before, after })
      if (/^(ITINERARY|HISTORY)#/.test(String(sk)) && before !== undefined)
        overwritten.push(`${pk} ${sk}`)
      if (after === undefined || !String(sk).startsWith('HISTORY#')) return
      const known = told.get(String(pk)) ?? new Map<string, Item>()
      told.set(String(pk), known.set(String(sk), after))
    },
    broken() {
      const [now, gone] = [written, overwritten]
      written = []
      overwritten = []
      return [...now.flatMap(brokenBy), ...gone.map((key) => `${key} is written over`)]
    },
  }
}

/**
 * How far work has come, and a client's new name, are noted without a version of their own, and
 * change nothing else.
 */
const isBeside = (before: Item | undefined, after: Item | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  Object.keys(after).every(
    (name) => name === 'done' || name === 'listed' || after[name] === before[name],
  ) &&
  unnamed(before) === unnamed(after)

/** What lists show, but the client's name. */
function unnamed({ listed }: Item): string {
  const values: unknown[] = Array.isArray(listed) ? listed : []
  return JSON.stringify(values.filter((_value, place) => place !== clientName))
}
/** Its place in `listed`: functions/data/itineraries/listed-itinerary.ts. */
const clientName = 6

/** The entry stands in the audit trail with the state that changed. */
const isAudited = (entry: Item | undefined): boolean =>
  entry !== undefined &&
  auditEntriesIn(entry).some(({ action }) => action === 'system_status_change_itinerary')

const digits = (version: number): string => String(version).padStart(8, '0')
const context = tripContext({ agencyCode: 'MAR001', featureFlags: [] })

function hasTrueFigures(item: Item): boolean {
  const { record } = storedTrip(item)
  return figuresOf(repriceItinerary(record, context)) === figuresOf(record)
}

/**
 * A price that was locked stays when its trip moves to a state that locks none: until the new quote
 * is there, or for good when it is cancelled. Nothing that a price is made of has changed with
 * that.
 */
function isPromiseKept(before: Item | undefined, after: Item): boolean {
  if (before === undefined) return false
  const [was, is] = [storedTrip(before).record, storedTrip(after).record]
  if (!is.flags.includes('genpay') || figuresOf(was) !== figuresOf(is)) return false
  const { state, flags } = is
  return (
    figuresOf(repriceItinerary({ ...was, state, flags }, context)) ===
    figuresOf(repriceItinerary(is, context))
  )
}

const figuresOf = ({ finance, costs, margins, deposits }: ItineraryRecord): string =>
  JSON.stringify([finance, costs, margins, deposits])

/**
 * Some row of the table allows it; rooms that come to a trip whose deposit is paid ask for
 * confirmation at once.
 */
function isLawful(step: string, { before, after }: Written): boolean {
  if (lawfulSteps.has(step)) return true
  const isPaid = [before, after].some(
    (item) =>
      item !== undefined &&
      stateAfterPayment({ ...storedTrip(item).record, state: 'provisional' }) === after?.state,
  )
  return isPaid && lawfulSteps.has(step.replace(/→ .*/, '→ provisional'))
}

/** What makes a new promise: a quote, and payments that are asked for anew. */
const promising = /^(generatePayments|GetQuote|update-requote|requote|quoted|quote given up)$/

/**
 * While a price is locked before and after, its client sees the same, whatever the suppliers ask
 * since; less the share of a party group that cancels.
 */
function promiseBroken({
  before,
  after,
  action,
}: {
  readonly before: Item
  readonly after: Item
  readonly action: string
}) {
  const [was, is] = [storedTrip(before), storedTrip(after)]
  const isLocked = [was, is].every(({ record }) => {
    const { flags, state, finance } = record
    return isPriceLocked({ flags, state, sell: finance?.sell ?? 0 })
  })
  if (!isLocked || promising.test(action)) return []
  const [promised = 0, shown] = [was, is].map((trip) => promisedSell(trip))
  const leaving = action === 'cancelPartyGroup' ? is.record.partyCancellations?.at(-1) : undefined
  return promised - (leaving?.share ?? 0) === shown
    ? []
    : [`${after.id}: ${action} moves a locked price from ${promised} to ${shown}`]
}

/**
 * Every change of state that some row of the table allows: into flight, to rest, and what a
 * supplier's status maps to.
 */
const lawfulSteps: ReadonlySet<string> = new Set(
  Object.values(transitions).flatMap(({ from, inFlight, endsIn, onFailure }) => {
    const mapped = ['confirmed', 'provisional', 'quote', 'cancelled', 'unknown']
    const ends = [endsIn, onFailure.refused, onFailure.unanswered].flatMap((end) =>
      end === 'supplier-status' ? mapped : [end],
    )
    const starts = inFlight === undefined ? from : [inFlight]
    const into = inFlight === undefined ? [] : from.map((state) => `${state} → ${inFlight}`)
    return [...into, ...starts.flatMap((state) => ends.map((end) => `${state} → ${end}`))]
  }),
)
