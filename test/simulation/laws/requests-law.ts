import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isUnanswered, openRequests } from '#shared/itinerary/room-requests'
import { messageIn } from '../../../functions/data/itineraries/message-records'
import type { Item } from '../../../functions/data/table/table-access'
import { storedTrip } from '../stored'
import type { Judged, Law, Written } from './law'

/**
 * Rooms that a camp was only asked for are never confirmed; a hold that asks writes one letter that
 * says so, and no other does; what is granted or declined is what somebody heard from the camp, of
 * that stay alone; a cancelled trip asks for nothing.
 */
export function requestsLaw({ words }: Judged): Law {
  let written: Written[] = []
  const entries = new Map<string, Item>()
  const letters = new Map<string, number>()
  return {
    hear({ before, after }) {
      if (after === undefined) return
      if (after.sk === 'ITINERARY' && before?.version !== after.version)
        written.push({ before, after })
      if (String(after.sk).startsWith('HISTORY#'))
        entries.set(`${after.pk} ${after.version}`, after)
      if (!String(after.sk).startsWith('THREAD#') || before !== undefined) return
      if (!words.messages.has(messageIn(after).text))
        letters.set(String(after.pk), (letters.get(String(after.pk)) ?? 0) + 1)
    },
    broken() {
      const now = written
      written = []
      const found = now.flatMap(brokenBy)
      entries.clear()
      letters.clear()
      return found
    },
  }

  function brokenBy({ before, after }: Written): string[] {
    if (after === undefined) return []
    const [was, is] = [before, after].map((item) =>
      item === undefined ? undefined : storedTrip(item).record,
    )
    if (is === undefined) return []
    const entry = entries.get(`${after.pk} ${after.version}`)
    const told = (what: string) => `${is.id} version ${is.version}: ${what}`
    const wanted = entry?.action === 'held' && openRequests(is).length > 0 ? 1 : 0
    const found = letters.get(String(after.pk)) ?? 0
    const isOver = is.state === 'cancelled' && is.segments.some(isUnanswered)
    return [
      ...(found === wanted ? [] : [told(`${found} letters, and ${wanted} to write`)]),
      ...(isOver ? [told('cancelled, and still asks for rooms')] : []),
      ...(was === undefined ? [] : movedBroken(was, is).map(told)),
      ...(was === undefined || entry?.action !== 'answerRequest'
        ? []
        : answerBroken(was, is, String(entry.requestId)).map(told)),
    ]
  }

  function answerBroken(was: ItineraryRecord, is: ItineraryRecord, requestId: string): string[] {
    const word = words.answers.get(requestId)
    if (word === undefined) return ['answered, and nobody heard from a camp']
    const { segmentId, isGranted } = word
    if (!openRequests(was).some(({ id }) => id === segmentId))
      return [`${segmentId} was not asked for`]
    const wanted = was.segments.map(({ id, inventoryStatus }) =>
      id === segmentId ? (isGranted ? 'Provisional' : 'Cancelled') : inventoryStatus,
    )
    const isNoted = is.segments.every(({ inventoryStatus }, at) => inventoryStatus === wanted[at])
    const isTold = isGranted
      ? is.state === was.state
      : is.state === 'quote' && is.problems.some((one) => one.segmentId === segmentId)
    return isNoted && isTold ? [] : [`${segmentId} is not as the camp said`]
  }
}

function movedBroken(was: ItineraryRecord, is: ItineraryRecord): string[] {
  const open = openRequests(was)
  if (open.length === 0) return []
  return is.state === 'confirming' || is.state === 'confirmed'
    ? [`${is.state}, and ${open.length} stays are only asked for`]
    : []
}
