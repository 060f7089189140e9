import { ownSupplierCode } from '../ids/own-supplier'
import { isOwnArrangement } from './segment-types'

/** What of a segment says who gives its rooms. */
export interface Arranged {
  readonly type: string
  readonly arrangedBy?: string | undefined
  readonly supplierCode?: string | undefined
  readonly dmcArrangedOnly?: boolean | undefined
  readonly consultantInteractionRequired?: boolean | undefined
}

/** What of a segment says what it costs and sells at. */
export interface Priced extends Arranged {
  readonly costAmount?: unknown
  readonly sellOverride?: unknown
  readonly chargeable?: boolean | undefined
}

/**
 * Whether the supplier system is asked for a segment: a stay at a camp, not the agent's own
 * arrangement.
 */
export const isSupplierStay = (segment: Arranged): boolean =>
  segment.type === 'stay' &&
  segment.supplierCode !== undefined &&
  segment.supplierCode !== ownSupplierCode &&
  !isOwnArrangement(segment)

/**
 * Whether the DMC or a consultant arranges a segment: its price comes from people, whom the agent
 * asks.
 */
export const isArrangedByPeople = (segment: Omit<Arranged, 'type'>): boolean =>
  segment.arrangedBy === 'DMC' ||
  Boolean(segment.dmcArrangedOnly || segment.consultantInteractionRequired)

/** Whether a stay is a honeymoon: its extras, which the camp reads, say so. */
export const isHoneymoon = ({ extras }: { readonly extras: readonly string[] }): boolean =>
  extras.some((extra) => /honeymoon/i.test(extra))

/**
 * The stays that have lost their price since they were changed: until the next quote the trip's
 * sell is a part of what it will be; and those whose price people still have to give.
 */
export const staysWaitingForPrice = <S extends Priced>({ flags, segments }: Changed<S>): S[] =>
  segments.filter(
    (stay) => isUnpricedStay(stay) && (flags.includes('inconsistent') || isLeftToPeople(stay)),
  )

const isLeftToPeople = (segment: Priced): boolean =>
  isArrangedByPeople(segment) && segment.chargeable !== false

interface Changed<S> {
  readonly flags: readonly string[]
  readonly segments: readonly S[]
}

/**
 * Whether a stay at a camp counts as nothing because nobody has said what it costs: the next quote
 * will.
 */
export const isUnpricedStay = (segment: Priced): boolean =>
  isSupplierStay(segment) && segment.costAmount === undefined && segment.sellOverride === undefined
