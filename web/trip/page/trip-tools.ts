import { createContext, useContext } from 'react'
import type { SegmentPermission } from '../edits/may-change'
import type { TripEditor } from '../edits/trip-editor'
import type { GapItem } from '../journey/journey'
import type { JourneyDialog } from '../journey/journey-dialog'
import type { TripSegment } from './trip'

/**
 * What rows of the journey need besides their segment. It rarely changes, so that typing a rate
 * rerenders no rows.
 */
export interface TripTools {
  readonly editor: TripEditor
  /** Opens the dialog to override a segment's sell price. */
  readonly overrideSell: (segmentId: string) => void
  /** Opens the dialog for a self-arranged stay. */
  readonly arrangeNights: (gap: GapItem) => void
  /**
   * Makes a stay longer (negative: shorter) by nights at one end; everything on that side moves
   * along.
   */
  readonly stretch: (
    stay: TripSegment,
    by: { readonly end: 'start' | 'end'; readonly nights: number },
  ) => void
  /** Moves a stay to another position among the stays, counted from 0. */
  readonly reorder: (stay: TripSegment, to: number) => void
  /** Moves a stay some positions earlier (negative) or later. */
  readonly moveBy: (stay: TripSegment, places: number) => void
  readonly openJourney: (dialog: JourneyDialog) => void
  readonly permissionOf: (segment: TripSegment) => SegmentPermission
  /** Stays may be added, moved and stretched. */
  readonly mayArrange: boolean
}

const TripToolsContext = createContext<TripTools | undefined>(undefined)
export const TripToolsProvider = TripToolsContext.Provider

/** The tools of this page's trip; only below TripToolsProvider. */
export function useTripTools(): TripTools {
  const tools = useContext(TripToolsContext)
  if (tools === undefined) throw new Error('useTripTools needs a trip')
  return tools
}
