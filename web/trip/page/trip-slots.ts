import { createContext, type ReactNode, useContext } from 'react'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { Payment } from '#shared/itinerary/payments'
import type { TripClient } from '../edits/trip-edits'
import type { JourneyItem } from '../journey/journey'
import type { HandRefund } from '../payments/hand-refunds-query'
import type { LivePrice } from '../price/live-price'
import type { PricingContext } from '../price/pricing-context'
import type { Trip } from './trip'

/** Parts of other features, as the page composes them: a feature never imports a feature. */
export interface TripParts {
  /** Assigns a client. */
  readonly clientDialog: (dialog: {
    readonly open: boolean
    readonly client: TripClient | undefined
    readonly onClose: () => void
    readonly onAssigned: (client: TripClient | undefined) => void
  }) => ReactNode
  /** Notes money that came in by wire, or that went back. */
  readonly markPaidDialog: (dialog: {
    readonly trip: Trip
    readonly payment: Payment | HandRefund
    readonly onClose: () => void
  }) => ReactNode
  /** Amounts and due dates of payments still to come. */
  readonly editPaymentsDialog: (dialog: { readonly trip: Trip; readonly onClose: () => void }) => ReactNode
  /** Every start of a year at which the trip can be had. */
  readonly datesDialog: (dialog: {
    readonly open: boolean
    /** As it is stored. */
    readonly trip: Trip
    /** Why it cannot be moved; else what moving does beside. */
    readonly block: string | undefined
    readonly note: string | undefined
    readonly onMove: (startDate: CalendarDate) => Promise<void>
    readonly onClose: () => void
  }) => ReactNode
  /** What the stays are sold with. */
  readonly inclusionsCard: (given: { readonly journey: readonly JourneyItem[] }) => ReactNode
  readonly documentsCard: (given: { readonly trip: Trip }) => ReactNode
  /** That the client has written. */
  readonly newMessages: (given: { readonly trip: Trip; readonly onOpen: () => void }) => ReactNode
  /** What agent and client wrote to each other. */
  readonly messagesCard: (given: { readonly trip: Trip; readonly onAssignClient: () => void }) => ReactNode
  /** What moving exchange rates do to the margin. */
  readonly exposureCard: (given: {
    readonly trip: Trip
    readonly price: LivePrice
    readonly pricing: PricingContext
  }) => ReactNode
}

export interface TripSlots {
  readonly parts: TripParts
  /** Opens the search for other dates. */
  readonly findDates: () => void
}

const TripSlotsContext = createContext<TripSlots | undefined>(undefined)
export const TripSlotsProvider = TripSlotsContext.Provider

/** What other features bring; only below TripSlotsProvider. */
export function useTripSlots(): TripSlots {
  const slots = useContext(TripSlotsContext)
  if (slots === undefined) throw new Error('useTripSlots needs a page')
  return slots
}
