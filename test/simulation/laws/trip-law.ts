import { transitions } from '#shared/itinerary/transitions'
import type { Item } from '../../../functions/data/table-access'
import { repriced } from '../../../functions/itineraries/repriced'
import { tripContext } from '../../../functions/itineraries/trip-context'
import type { MemoryTable } from '../../support/memory-table'
import { storedTrip } from '../stored'

/** States change by the table, versions one by one and each with its history, and figures are those of what is stored. */
export function tripLaw(table: MemoryTable) {
  let written: { readonly before: Item | undefined; readonly after: Item }[] = []
  const histories = new Map<string, Set<number>>()
  table.watch((before, after) => {
    if (after === undefined) return
    const { pk, sk } = after
    if (sk === 'ITINERARY' && !isProgress(before, after)) written.push({ before, after })
    if (!String(sk).startsWith('HISTORY#')) return
    const known = histories.get(String(pk)) ?? new Set<number>()
    histories.set(String(pk), known.add(Number(String(sk).slice('HISTORY#'.length))))
  })
  const brokenBy = ({ before, after }: (typeof written)[number]): string[] => {
    const version = Number(after.version)
    const step = `${before?.state} → ${after.state}`
    const isLawful = before === undefined || before.state === after.state || lawfulSteps.has(step)
    const known = histories.get(String(after.pk)) ?? new Set()
    const isTold = known.size === version && known.has(version)
    return [
      ...(isLawful ? [] : [`${after.id}: ${step} is not in the table`]),
      ...(version === Number(before?.version ?? 0) + 1 ? [] : [`${after.id}: ${version} after ${before?.version}`]),
      ...(isTold ? [] : [`${after.id}: its history is not complete at version ${version}`]),
      ...(hasTrueFigures(after) ? [] : [`${after.id}: its figures are not those of what it holds`]),
    ]
  }
  return {
    broken(): string[] {
      const now = written
      written = []
      return now.flatMap(brokenBy)
    },
  }
}

/** How far work has come is noted without a version of its own, and changes nothing else. */
const isProgress = (before: Item | undefined, after: Item): boolean =>
  before !== undefined && Object.keys(after).every((name) => name === 'done' || after[name] === before[name])

const context = tripContext({ agencyCode: 'MAR001', featureFlags: [] })

function hasTrueFigures(item: Item): boolean {
  const { record } = storedTrip(item)
  const again = repriced(record, context)
  const figures = ({ finance, costs, margins, deposits }: typeof record) =>
    JSON.stringify([finance, costs, margins, deposits])
  return figures(again) === figures(record)
}

/** Every change of state that some row of the table allows: into flight, to rest, and what a supplier's status maps to. */
const lawfulSteps: ReadonlySet<string> = new Set(
  Object.values(transitions).flatMap((row) => {
    const { from, inFlight, endsIn, onFailure } = row
    const mapped = ['confirmed', 'provisional', 'quote', 'cancelled', 'unknown']
    const paid = 'whenPaid' in row ? [row.whenPaid] : []
    const ends = [endsIn, ...paid, onFailure.refused, onFailure.unanswered].flatMap((end) =>
      end === 'supplier-status' ? mapped : [end],
    )
    const starts = inFlight === undefined ? from : [inFlight]
    const into = inFlight === undefined ? [] : from.map((state) => `${state} → ${inFlight}`)
    return [...into, ...starts.flatMap((state) => ends.map((end) => `${state} → ${end}`))]
  }),
)
