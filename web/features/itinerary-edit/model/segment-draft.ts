import { addDays, daysBetween } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import type { SegmentId } from '#shared/ids/ids'
import { ownSupplierCode } from '#shared/ids/own-supplier'
import { ownStayDefaults, regionRequired } from '#shared/itinerary/own-stay'
import { isOwnArrangement, segmentTypeLabel } from '#shared/itinerary/segment-types'
import type { DraftKind } from './draft-kinds'
import type { StayRegion } from './own-stay'
import type { Trip, TripSegment } from './trip'

/** A segment as it is typed. */
export interface SegmentDraft {
  readonly kind: DraftKind
  readonly title: string
  readonly startDate: string
  readonly endDate: string
  /** Decimal text of `currency`; empty when it costs nothing, or nothing is known. */
  readonly cost: string
  readonly currency: string
  readonly description: string
  /** The agent books it: nothing is charged unless it is said. */
  readonly isOwn: boolean
  readonly region: StayRegion | undefined
}

export type DraftErrors = Readonly<Partial<Record<'title' | 'startDate' | 'endDate' | 'cost' | 'region', string>>>

/** The limits of shared/itinerary/segment.ts. */
export const draftLimits = { title: 200, description: 2_000, nights: 366 } as const
const decimal = /^\d{1,13}(\.\d{1,20})?$/

/** How a kind is called in the list. */
export const draftKindLabel = (kind: DraftKind): string =>
  kind === 'stay' ? 'Own arranged stay' : segmentTypeLabel(kind)

/** Whether a kind lasts a day, or from one day to another. */
export const hasEnd = (kind: DraftKind): boolean => kind === 'stay' || kind === 'service'

/** What an empty form begins with. */
export function emptyDraft({ itinerary, currency }: Trip, kind: DraftKind): SegmentDraft {
  const { startDate } = itinerary
  return {
    ...{ kind, currency, startDate, endDate: addDays(startDate, 1) },
    ...{ title: '', cost: '', description: '', isOwn: kind === 'stay', region: undefined },
  }
}

/** A segment that is there, as its form shows it. */
export function draftOf(
  segment: TripSegment,
  { kind, currency }: { readonly kind: DraftKind; readonly currency: string },
): SegmentDraft {
  const { title = '', startDate, endDate, costAmount = '', description = '' } = segment
  return {
    ...{ kind, title, startDate, endDate, description, region: undefined },
    ...{ cost: costAmount === 'N/A' ? '' : costAmount, currency: segment.currency ?? currency },
    isOwn: isOwnArrangement(segment),
  }
}

/** What is wrong with a draft, field by field; nothing when it can be stored. */
export function draftErrors(draft: SegmentDraft): DraftErrors {
  const { kind, title, startDate, endDate, cost, region } = draft
  const errors: Record<string, string> = {}
  if (title.trim() === '') errors.title = 'Give it a name'
  else if (title.trim().length > draftLimits.title) errors.title = `At most ${draftLimits.title} characters`
  if (!isCalendarDate(startDate)) errors.startDate = 'Choose a day'
  if (hasEnd(kind)) {
    if (!isCalendarDate(endDate)) errors.endDate = 'Choose a day'
    else if (isCalendarDate(startDate)) {
      const nights = daysBetween(startDate, endDate)
      if (nights < (kind === 'stay' ? 1 : 0)) errors.endDate = 'Must be after the first day'
      else if (nights > draftLimits.nights) errors.endDate = `At most ${draftLimits.nights} nights`
    }
  }
  if (cost.trim() !== '' && !decimal.test(plainCost(cost))) errors.cost = 'Type an amount like 1250.00'
  if (kind === 'price' && cost.trim() === '') errors.cost = 'A price line needs an amount'
  if (kind === 'stay' && region === undefined) errors.region = regionRequired
  return errors
}

const plainCost = (cost: string): string => cost.trim().replaceAll(',', '')

/**
 * The segment of a draft that has no errors; undefined when it has.
 *
 * @param present - the segment that it changes: what the form does not ask stays as it is
 */
export function segmentOfDraft(
  draft: SegmentDraft,
  { id, present }: { readonly id: string; readonly present?: TripSegment | undefined },
): TripSegment | undefined {
  const { kind, startDate } = draft
  const endDate = hasEnd(kind) ? draft.endDate : startDate
  if (Object.keys(draftErrors(draft)).length > 0 || !isCalendarDate(startDate) || !isCalendarDate(endDate))
    return undefined
  const cost = plainCost(draft.cost)
  const description = draft.description.trim()
  return {
    ...(present ?? blank),
    ...{ id: id as SegmentId, type: kind, startDate, endDate, nights: daysBetween(startDate, endDate) }, // our own text, a valid id
    ...{ title: draft.title.trim(), description: description === '' ? undefined : description },
    ...(cost === '' ? { costAmount: undefined } : { costAmount: cost, currency: draft.currency }),
    arrangedBy: draft.isOwn ? 'Agent' : 'DMC',
    ...(kind === 'stay' && draft.region !== undefined ? ownStay(draft.title.trim(), draft.region) : {}),
  }
}

const ownStay = (campName: string, region: StayRegion) => ({
  ...{ supplierCode: ownSupplierCode, arrangedBy: 'Agent', title: undefined, campName },
  ...{ ...ownStayDefaults, ...region },
})

const blank = {
  ...{ rooms: [], extras: [], hideFromClient: false, dmcArrangedOnly: false },
  ...{ consultantInteractionRequired: false, thirdParty: false, priced: false },
}
