import type { DraftKind } from '../segments/draft-kinds'
import type { DraftStart } from '../segments/segment-draft'
import type { GapItem } from './journey'

/**
 * Where the camp to find goes: replacing a stay, before the first, after the last, or into open
 * nights.
 */
export type CampPlace =
  | { readonly at: 'stay'; readonly segmentId: string }
  | { readonly at: 'start' | 'end' }
  | { readonly at: 'gap'; readonly gap: GapItem }

export type JourneyDialog =
  | { readonly kind: 'segment'; readonly segmentId: string }
  | { readonly kind: 'add'; readonly draft: DraftKind; readonly start?: DraftStart }
  | { readonly kind: 'rooms'; readonly segmentId: string }
  | { readonly kind: 'camp'; readonly place: CampPlace }
  /** Swaps that make the trip cheaper. */
  | { readonly kind: 'savings' }
  /** Camps for regions on the dates of the trip. */
  | { readonly kind: 'regions' }
