import type { TripSegment } from '../page/trip'

interface Moved {
  readonly segmentId: string
  /** The segments as they would be if dropped now. */
  readonly segments: readonly TripSegment[]
}

/** A stay being stretched or moved; nothing is saved until it is dropped. */
export type JourneyMove =
  | (Moved & { readonly kind: 'stretch'; readonly end: 'start' | 'end'; readonly nights: number })
  | (Moved & { readonly kind: 'carry'; readonly from: number; readonly to: number })
