import type { CalendarDate } from '#shared/dates/calendar-date'
import { countOf } from '#shared/format/words'
import { reorderStays, type StayMove } from '#shared/itinerary/reorder-stays'
import { moveTrip } from '#shared/itinerary/shift-trip'
import { stayBlocks } from '#shared/itinerary/stay-blocks'
import { type StayStretch, stretchStay } from '#shared/itinerary/stretch-stay'
import { spanOf } from '#shared/itinerary/trip-dates'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import type { NewValues } from '../edits/editor-state'
import { tellEdit } from '../edits/tell-edit'
import type { TripEditor } from '../edits/trip-editor'
import { segmentPath } from '../edits/trip-edits'
import type { Trip, TripSegment } from '../page/trip'
import { segmentName } from '../segments/segment-words'
import { changeStay } from './changed-stay'
import { movingTogether } from './moving-together'

/** Makes a stay longer or shorter at one end; everything on that side moves along. */
export function stretch({ itinerary }: Trip, editor: TripEditor, by: StayStretch): void {
  const stay = itinerary.segments.find(({ id }) => id === by.segmentId)
  const edits = moveEdits(itinerary.segments, stretchStay(itinerary, by).segments)
  if (stay === undefined || Object.keys(edits).length === 0) return
  const much = `${countOf(Math.abs(by.nights), 'night')} ${by.nights > 0 ? 'longer' : 'shorter'}`
  tellEdit(editor, edits, {
    text: `${segmentName(stay)} is ${much}.`,
    back: backFrom(edits, itinerary.segments),
  })
}

/** Moves a stay to another position among the stays, and says which transfers to check. */
export function reorder({ itinerary }: Trip, editor: TripEditor, move: StayMove): void {
  const stay = itinerary.segments.find(({ id }) => id === move.segmentId)
  const { segments, waysToCheck } = reorderStays(itinerary.segments, move)
  const edits = moveEdits(itinerary.segments, segments)
  if (stay === undefined || Object.keys(edits).length === 0) return
  const text = `${movingTogether(stay, itinerary.segments)} moved.${waysText(waysToCheck.length)}`
  tellEdit(editor, edits, { text, back: backFrom(edits, itinerary.segments) })
}

/** Moves a stay some positions earlier (negative) or later. */
export function moveBy(
  trip: Trip,
  editor: TripEditor,
  by: { readonly segmentId: string; readonly places: number },
): void {
  const blocks = stayBlocks(trip.itinerary.segments)
  const at = blocks.findIndex(({ stays }) => stays.some(({ id }) => id === by.segmentId))
  const to = at + by.places
  if (to < 0 || to >= blocks.length) {
    showSnackbar(to < 0 ? 'This is already the first stay.' : 'This is already the last stay.')
    return
  }
  reorder(trip, editor, { segmentId: by.segmentId, to })
}

/**
 * Moves the whole trip to another first day, with a message; false if that takes more than editing
 * its segments.
 */
export function moveDates(
  trip: Trip,
  editor: TripEditor,
  to: { startDate: CalendarDate; text: string },
): boolean {
  const edits = datesEdits(trip, to.startDate)
  if (edits === undefined) return false
  tellEdit(editor, edits, { text: to.text, back: backFrom(edits, trip.itinerary.segments) })
  return true
}

function waysText(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? ' Check the transfer planned for the old order.'
    : ` Check the ${countOf(count, 'transfer')} planned for the old order.`
}

/** The segments of these edits before the change. */
function backFrom(edits: SegmentEdits, before: readonly TripSegment[]): NewValues {
  const changedStays = before.filter(({ id }) => edits[segmentPath(id)] !== undefined)
  return Object.fromEntries(changedStays.map((segment) => [segmentPath(segment.id), segment]))
}

/** Segments by path, as the editor expects them. */
type SegmentEdits = Readonly<Record<string, TripSegment>>

/** The edits that give segments new dates; a stay on other nights needs a new quote. */
export function moveEdits(
  before: readonly TripSegment[],
  after: readonly TripSegment[],
): SegmentEdits {
  const edits: Record<string, TripSegment> = {}
  for (const segment of after) {
    const was = before.find(({ id }) => id === segment.id)
    if (
      was === undefined ||
      (was.startDate === segment.startDate && was.endDate === segment.endDate)
    )
      continue
    const { startDate, endDate, nights } = segment
    const dates = { startDate, endDate, nights }
    edits[segmentPath(segment.id)] =
      segment.type === 'stay' ? changeStay(was, dates) : { ...was, ...dates }
  }
  return edits
}

/**
 * The edits that move a whole trip to another first day. Undefined if its dates were set wider than
 * its segments, because edits to segments wouldn't move them.
 */
function datesEdits(
  { itinerary }: Pick<Trip, 'itinerary'>,
  startDate: CalendarDate,
): SegmentEdits | undefined {
  const span = spanOf(itinerary.segments)
  if (span?.startDate !== itinerary.startDate || span.endDate !== itinerary.endDate)
    return undefined
  return moveEdits(itinerary.segments, moveTrip(itinerary, startDate).segments)
}
