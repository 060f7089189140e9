import { capitalize } from '#shared/format/words'
import { rateNames } from '#shared/rates/rate-table'
import { moneyText } from '../../components/money/money-parts'
import type { Trip } from '../page/trip'
import { isPartyValue, partOfParty } from '../people/party-edits'
import { partyLabel, partyText } from '../people/party-words'
import { segmentName } from '../segments/segment-words'
import { segmentSide } from './segment-sides'
import { type FieldValue, type SegmentField, segmentOfPath } from './trip-edits'
import { isClient, isSegment } from './trip-fields'

const tripLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  client: 'Client',
  featuredImage: 'Picture',
  discount: 'Discount',
  customPriceAdjustment: 'Price adjustment',
  customPriceAdjustmentFee: 'Adjustment fee',
  xfsm: 'Extra foreign-sell markup',
  lcr: 'Use the last currency rate',
  published: 'Client can see it',
  adults: 'Adults',
  children: 'Children',
}
const segmentLabels: Readonly<Record<SegmentField, string>> = {
  sellOverride: 'manual sell price',
  sellOverrideReason: 'reason for the manual price',
  hideFromClient: 'hidden from the client',
  arrangedBy: 'arranged by',
  chargeable: 'charged',
  description: 'description',
}

/** The name of a field, for example `Land rate` or `Jao Camp: sell set by hand`. */
export function fieldLabel(path: string, trip: Trip): string {
  const rate = rateNames.find((name) => path === `rates.${name}`)
  if (rate !== undefined) return `${rate === 'dmc' ? 'DMC' : capitalize(rate)} rate`
  if (partOfParty(path) !== undefined) return partyLabel(path, trip)
  const ofSegment = segmentOfPath(path)
  if (ofSegment === undefined) return tripLabels[path] ?? path
  const segment = trip.itinerary.segments.find(({ id }) => id === ofSegment.id)
  const name = segment === undefined ? 'A segment' : segmentName(segment)
  return ofSegment.field === undefined ? name : `${name}: ${segmentLabels[ofSegment.field]}`
}

/**
 * A field's value in words; `trip` has the names of groups and the currency. A segment is described by how it differs
 * from `other`.
 */
export function fieldText(path: string, value: FieldValue, trip: TextContext): string {
  const ofParty = partyText(path, value, trip)
  if (ofParty !== undefined || isPartyValue(value)) return ofParty ?? ''
  if (isSegment(value)) return segmentSide(value, isSegment(trip.other) ? trip.other : undefined, trip.currency)
  if (isClient(value)) return value.name
  const field = segmentOfPath(path)?.field
  if (path.startsWith('segment:')) return 'removed'
  if (path === 'client') return 'no client'
  if (path === 'featuredImage') return value === null ? 'automatic' : 'chosen manually'
  if (field === 'arrangedBy') return value === 'Agent' || value === '1' ? 'self-arranged' : 'the supplier'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null) return field === 'chargeable' ? 'default' : 'none'
  if (typeof value === 'string') return value
  return path.startsWith('rates.') ? `${value}%` : moneyText(value, trip.currency)
}

interface TextContext extends Pick<Trip, 'currency' | 'travelers' | 'parties'> {
  readonly other?: FieldValue | undefined
}
