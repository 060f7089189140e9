import { ownSupplierCode } from '../ids/own-supplier'
import { isOwnArrangement } from './segment-types'

/** What of a segment says who gives its rooms. */
export interface Arranged {
  readonly type: string
  readonly arrangedBy?: string | undefined
  readonly supplierCode?: string | undefined
}

/** What of a segment says what it costs and sells at. */
export interface Priced extends Arranged {
  readonly costAmount?: unknown
  readonly sellOverride?: unknown
}

/** Whether the supplier system is asked for a segment: a stay at a camp, not the agent's own arrangement. */
export const isSupplierStay = (segment: Arranged): boolean =>
  segment.type === 'stay' &&
  segment.supplierCode !== undefined &&
  segment.supplierCode !== ownSupplierCode &&
  !isOwnArrangement(segment)

/**
 * The stays that have lost their price since they were changed: until the next quote the trip's sell is a part of what it
 * will be. A quote itself may leave a price to people; such a stay waits for nothing.
 */
export const staysWaitingForPrice = <S extends Priced>({ flags, segments }: Changed<S>): S[] =>
  flags.includes('inconsistent') ? segments.filter(isUnpricedStay) : []

interface Changed<S> {
  readonly flags: readonly string[]
  readonly segments: readonly S[]
}

/** Whether a stay at a camp counts as nothing because nobody has said what it costs: the next quote will. */
export const isUnpricedStay = (segment: Priced): boolean =>
  isSupplierStay(segment) && segment.costAmount === undefined && segment.sellOverride === undefined
