import { isAppError } from '#shared/errors/app-error'
import { longDate } from '#shared/format/dates'
import { partyWords } from '#shared/format/words'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { type Problem, problem } from '#shared/itinerary/problem'
import { openRequests } from '#shared/itinerary/room-requests'
import type { Segment } from '#shared/itinerary/segment'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { type MessageRecord, messageItem } from '../../data/itineraries/message-records'
import type { Actor } from '../../data/people/actor'
import { systemActor } from '../../data/people/people'
import { type PlannedWrite, putNew } from '../../data/table/commit'
import { tellFigure } from '../../runtime/figures'
import { log } from '../../runtime/log'
import { nextVersion } from '../history/next-version'
import { planChange } from '../history/plan-change'
import { titleOf } from '../history/segment-title'
import { roomWords } from '../history/segment-words'
import { expireHolds } from '../jobs/expire-holds'
import { heldRecord, unansweredRecord, unheldRecord } from './held-record'
import { heldStaysOf } from './supplier-stays'
import { whileUnderWay } from './while-under-way'
import type { WorkDeps } from './work-deps'
import type { WorkMessage } from './work-message'

/**
 * Takes the rooms that a message asks for, all or none, and brings the itinerary to rest:
 * provisional; quote with the problems that say what was not to be had; unknown when the supplier
 * system did not answer. The itinerary is stored with the rooms, so a message of an attempt that is
 * over has no effect.
 * @throws whatever else fails: the message comes again
 */
export const makeHold = (message: WorkMessage, deps: WorkDeps): Promise<void> =>
  whileUnderWay(message, deps, (before) => holdOnce(before, message, deps))

async function holdOnce(
  before: StoredItinerary,
  message: WorkMessage,
  deps: WorkDeps,
): Promise<void> {
  const { record, people } = before
  const next = () => nextVersion(record, deps.clock.now())
  const changeTo = (after: ItineraryRecord) => {
    const action = after.state === 'quote' || after.state === 'unknown' ? 'hold refused' : 'held'
    return planChange(before, after, {
      by: systemActor('hold-worker'),
      action,
      makeId: deps.makeId,
      requestId: message.token,
      isSuppliers: true,
    })
  }
  const hold = () =>
    deps.suppliers.hold(
      {
        agencyId: record.agencyId,
        itineraryId: record.id,
        agencyCode: people.user.agency.agencyCode,
        token: message.token,
        bookingReference: record.bookingReference,
        stays: heldStaysOf(record),
      },
      (held) => {
        const change = changeTo(heldRecord(next(), held))
        const asking = {
          by: before.work?.by ?? systemActor('hold-worker'),
          id: deps.makeId('message'),
        }
        return {
          ...change,
          also: [...(change.also ?? []), ...roomRequestWrites(change.after.record, asking)],
        }
      },
    )
  const settle = async (after: ItineraryRecord): Promise<void> => {
    await deps.itineraries.save(changeTo(after))
  }
  try {
    const first = await hold()
    const outcome = isShort(first) && (await expireHolds(deps)) > 0 ? await hold() : first
    if (outcome.kind === 'refused') return await settle(unheldRecord(next(), outcome.problems))
    log.info('hold.made', { itineraryId: record.id })
    tellFigure('Holds')
  } catch (error) {
    if (!isAppError(error) || !error.code.startsWith('supplier.')) throw error
    log.warn('hold.failed', { itineraryId: record.id, code: error.code, ...error.facts })
    const isRefused = error.code === 'supplier.refused'
    return settle(
      isRefused
        ? unheldRecord(next(), [problem('supplier-failed', error.message)])
        : unansweredRecord(next(), error.message),
    )
  }
}

/** Rooms are missing: expired holds may still have them. */
const isShort = (outcome: {
  readonly kind: string
  readonly problems?: readonly Problem[]
}): boolean => outcome.problems?.some(({ code }) => code === 'no-rooms') ?? false

interface Asking {
  /** Who asked for the hold. */
  readonly by: Actor
  readonly id: string
}

/**
 * The email to the consultant when a hold has rooms on request, stored with the hold as a message
 * of the trip. The mail sweep sends it on its next run.
 */
function roomRequestWrites(held: ItineraryRecord, { by, id }: Asking): PlannedWrite[] {
  const open = openRequests(held)
  if (open.length === 0) return []
  const { agencyId, id: itineraryId, clientId, updatedAt: sentAt } = held
  const message: MessageRecord = {
    id,
    agencyId,
    itineraryId,
    clientId,
    by,
    sentAt,
    conversation: 'consultant',
    text: roomRequestText(held, open),
  }
  return [putNew({ ...messageItem(message), gsi2sk: `${dueAtOnce}#${sentAt}#${id}` })]
}

/** Sorts before every timestamp, so the next sweep sends it. */
const dueAtOnce = '0'

/** What is asked, in words. */
function roomRequestText(record: ItineraryRecord, stays: readonly Segment[]): string {
  const { bookingReference = '', holdExpiry, adults, children, childrenAges } = record
  const party = partyWords({ adults, children, childrenAges })
  const before =
    holdExpiry === undefined
      ? ''
      : ` before ${holdExpiry.slice(0, 16).replace('T', ' ')} UTC, when the hold expires`
  return `Please request these rooms, booking ${bookingReference}, for ${party}:

${stays.map(lineOf).join('\n')}

Please let us know the camp’s answer${before}.`
}

function lineOf(stay: Segment): string {
  const rooms = stay.rooms.map(roomWords)
  const roomsWish = rooms.length === 0 ? 'rooms as the camp suggests' : rooms.join('; ')
  return `- ${titleOf(stay)}, ${longDate(stay.startDate)} to ${longDate(stay.endDate)}: ${roomsWish}`
}
