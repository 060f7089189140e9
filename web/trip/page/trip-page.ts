import { createContext, useContext } from 'react'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { PricingSettings } from '#shared/rates/apply-rates'
import type { EditorState } from '../edits/editor-state'
import type { Permission } from '../edits/may-change'
import type { TripEditor } from '../edits/trip-editor'
import type { GapItem, JourneyItem } from '../journey/journey'
import type { JourneyDialog } from '../journey/journey-dialog'
import type { ProblemAdvice } from '../life/trip-problems'
import type { LivePrice } from '../price/live-price'
import type { PricingContext } from '../price/pricing-context'
import type { Trip } from './trip'

/** Everything that the parts of the page share: the trip with its edits, and what follows from it. */
export interface TripPage {
  readonly editor: TripEditor
  readonly state: EditorState
  /** With every edit. */
  readonly trip: Trip
  readonly price: LivePrice
  readonly pricing: PricingContext
  readonly settings: PricingSettings
  readonly permission: Permission
  readonly journey: readonly JourneyItem[]
  readonly problems: readonly ProblemAdvice[]
  /** What is only good to know. */
  readonly advice: readonly ProblemAdvice[]
  readonly today: CalendarDate
  /** Days before the start on which the balance is due, as configured. */
  readonly leadDays: number | undefined
  /** Asks for a quote, after storing what is pending. */
  readonly getQuote: () => Promise<void>
  readonly changeClient: () => void
  /** Opens the dialog that sets a segment's sell by hand. */
  readonly overrideSell: (segmentId: string) => void
  /** Opens the form of a new segment. */
  readonly addSegment: () => void
  /** Opens a dialog that changes the journey. */
  readonly openJourney: (dialog: JourneyDialog) => void
  /** Opens the dialog that makes nights without a stay an own arrangement. */
  readonly arrangeNights: (gap: GapItem) => void
}

const TripPageContext = createContext<TripPage | undefined>(undefined)
export const TripPageProvider = TripPageContext.Provider

/** The trip of this page; only below TripPageProvider. */
export function useTripPage(): TripPage {
  const page = useContext(TripPageContext)
  if (page === undefined) throw new Error('useTripPage needs a trip')
  return page
}
