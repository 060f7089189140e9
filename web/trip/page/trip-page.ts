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

/** What the parts of the page share: the trip with its edits, and everything derived from it. */
export interface TripPage {
  readonly editor: TripEditor
  readonly state: EditorState
  /** With all edits applied. */
  readonly trip: Trip
  readonly price: LivePrice
  readonly pricing: PricingContext
  readonly settings: PricingSettings
  readonly permission: Permission
  readonly journey: readonly JourneyItem[]
  readonly problems: readonly ProblemAdvice[]
  /** Advice that blocks nothing. */
  readonly advice: readonly ProblemAdvice[]
  readonly today: CalendarDate
  /** Configured days before the start when the balance is due. */
  readonly leadDays: number | undefined
  /** Requests a quote after saving pending edits. */
  readonly getQuote: () => Promise<void>
  readonly changeClient: () => void
  /** Opens the dialog to override a segment's sell price. */
  readonly overrideSell: (segmentId: string) => void
  readonly addSegment: () => void
  readonly openJourney: (dialog: JourneyDialog) => void
  /** Opens the dialog for a self-arranged stay. */
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
