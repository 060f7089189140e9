import type { TripSegment } from '../page/trip'

interface Moved {
  readonly segmentId: string
  /** The segments as they would be, were it let go now. */
  readonly segments: readonly TripSegment[]
}

/** A stay being stretched or carried: nothing is stored until it is let go. */
export type JourneyMove =
  | (Moved & { readonly kind: 'stretch'; readonly end: 'start' | 'end'; readonly nights: number })
  | (Moved & { readonly kind: 'carry'; readonly from: number; readonly to: number })
