import { createContext, type ReactNode, useContext } from 'react'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { Payment } from '#shared/itinerary/payments'
import type { TripClient } from '../edits/field-value'
import type { JourneyItem } from '../journey/journey'
import type { HandRefund } from '../payments/hand-refunds-query'
import type { LivePrice } from '../price/live-price'
import type { PricingContext } from '../price/pricing-context'
import type { Trip } from './trip'

/** Parts of other features, passed in by the page, because a feature never imports a feature. */
export interface TripParts {
  /** Assigns a client: to the trip, unless the text says to what. */
  readonly clientDialog: (dialog: {
    readonly open: boolean
    readonly text?: string
    readonly client: TripClient | undefined
    readonly onClose: () => void
    readonly onAssigned: (client: TripClient | undefined) => void
  }) => ReactNode
  /** Records a wire received or refunded. */
  readonly markPaidDialog: (dialog: {
    readonly trip: Trip
    readonly payment: Payment | HandRefund
    readonly onClose: () => void
  }) => ReactNode
  /** Amounts and due dates of open payments. */
  readonly editPaymentsDialog: (dialog: {
    readonly trip: Trip
    readonly onClose: () => void
  }) => ReactNode
  /** Every available start date in a year. */
  readonly datesDialog: (dialog: {
    readonly open: boolean
    /** As stored. */
    readonly trip: Trip
    /** Why it can't be moved, or the side effects of moving it. */
    readonly block: string | undefined
    readonly note: string | undefined
    readonly onMove: (startDate: CalendarDate) => Promise<void>
    readonly onClose: () => void
  }) => ReactNode
  /** What the stays include. */
  readonly inclusionsCard: (given: { readonly journey: readonly JourneyItem[] }) => ReactNode
  /** Links by which guests see the trip. */
  readonly shareDialog: (dialog: { readonly trip: Trip; readonly onClose: () => void }) => ReactNode
  /** What is to be done about the trip. */
  readonly tasksCard: (given: { readonly trip: Trip }) => ReactNode
  readonly documentsCard: (given: { readonly trip: Trip }) => ReactNode
  /** Passports, food, health and flights of everybody of the party. */
  readonly travelersCard: (given: { readonly trip: Trip }) => ReactNode
  /** Says that the client has written. */
  readonly newMessages: (given: { readonly trip: Trip; readonly onOpen: () => void }) => ReactNode
  /** The messages between agent and client. */
  readonly messagesCard: (given: {
    readonly trip: Trip
    readonly onAssignClient: () => void
  }) => ReactNode
  /** How exchange rate changes affect a trip's margin. */
  readonly exposureCard: (given: {
    readonly trip: Trip
    readonly price: LivePrice
    readonly pricing: PricingContext
  }) => ReactNode
}

export interface TripSlots {
  readonly parts: TripParts
  /** Opens the date search. */
  readonly findDates: () => void
}

const TripSlotsContext = createContext<TripSlots | undefined>(undefined)
export const TripSlotsProvider = TripSlotsContext.Provider

/** Parts of other features; only below TripSlotsProvider. */
export function useTripSlots(): TripSlots {
  const slots = useContext(TripSlotsContext)
  if (slots === undefined) throw new Error('useTripSlots needs a page')
  return slots
}
