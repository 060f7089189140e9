import { ownSupplierCode } from '../ids/own-supplier'
import { isOwnArrangement } from './segment-types'

/** What of a segment says who gives its rooms. */
export interface Arranged {
  readonly type: string
  readonly arrangedBy?: string | undefined
  readonly supplierCode?: string | undefined
}

/** Whether the supplier system is asked for a segment: a stay at a camp, not the agent's own arrangement. */
export const isSupplierStay = (segment: Arranged): boolean =>
  segment.type === 'stay' &&
  segment.supplierCode !== undefined &&
  segment.supplierCode !== ownSupplierCode &&
  !isOwnArrangement(segment)
