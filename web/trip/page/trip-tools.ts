import { createContext, useContext } from 'react'
import type { SegmentPermission } from '../edits/may-change'
import type { TripEditor } from '../edits/trip-editor'
import type { GapItem } from '../journey/journey'
import type { JourneyDialog } from '../journey/journey-dialog'
import type { TripSegment } from './trip'

/** What the rows of the journey need beside their own segment. It rarely changes, so typing a rate redraws no rows. */
export interface TripTools {
  readonly editor: TripEditor
  /** Opens the dialog that sets a segment's sell by hand. */
  readonly overrideSell: (segmentId: string) => void
  /** Opens the dialog that makes nights without a stay an own arrangement. */
  readonly arrangeNights: (gap: GapItem) => void
  /** Makes a stay longer (shorter, below 0) by nights at one end; what lies on that side moves along. */
  readonly stretch: (stay: TripSegment, by: { readonly end: 'start' | 'end'; readonly nights: number }) => void
  /** Puts a stay in another place among the stays, counted from 0. */
  readonly reorder: (stay: TripSegment, to: number) => void
  /** Puts a stay some places earlier (below 0) or later. */
  readonly moveBy: (stay: TripSegment, places: number) => void
  /** Opens a dialog that changes the journey. */
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
