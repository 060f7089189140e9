import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { calendarDate } from '#shared/dates/calendar-date'
import { type Session, SessionContext } from '../../../../../web/lib/session/session'
import { type EditorState, shownTrip } from '../../../../../web/trip/edits/editor-state'
import { permissionOf, segmentPermission } from '../../../../../web/trip/edits/may-change'
import { createTripEditor } from '../../../../../web/trip/edits/trip-editor'
import { journeyOf } from '../../../../../web/trip/journey/journey'
import { adviceOn, liveProblems, standingAdvice } from '../../../../../web/trip/life/trip-problems'
import type { Trip } from '../../../../../web/trip/page/trip'
import { type TripPage, TripPageProvider } from '../../../../../web/trip/page/trip-page'
import { TripSlotsProvider } from '../../../../../web/trip/page/trip-slots'
import { TripToolsProvider } from '../../../../../web/trip/page/trip-tools'
import { livePrice } from '../../../../../web/trip/price/live-price'
import { pricing } from '../../../trip/builders'

const noop = () => {}
const nothing = () => null
/** Somebody whose agency has no flags and no logo. */
const someone = {
  has: () => false,
  agency: { name: 'Marula Journeys', theme: {} },
} as unknown as Session
const slots = {
  parts: {
    clientDialog: nothing,
    markPaidDialog: nothing,
    editPaymentsDialog: nothing,
    datesDialog: nothing,
    exposureCard: nothing,
    inclusionsCard: nothing,
    documentsCard: nothing,
    tasksCard: nothing,
    shareDialog: nothing,
    travelersCard: nothing,
    messagesCard: nothing,
    newMessages: nothing,
  },
  findDates: noop,
}

/**
 * A part of the page as HTML, for a trip as the server answered it; `change` says what the editor
 * knows beside.
 */
export function renderTrip(part: ReactNode, base: Trip, change: Partial<EditorState> = {}): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SessionContext value={someone}>{onTripPage(part, base, change).page}</SessionContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** A part within the page of a trip, with the trip's editor. */
export function onTripPage(part: ReactNode, base: Trip, change: Partial<EditorState> = {}) {
  const editor = createTripEditor(base, {
    save: async () => ({ kind: 'away' }),
    keeper: { read: () => ({}), write: noop },
    clock: () => 0,
    onSaved: noop,
  })
  const state = { ...editor.get(), ...change }
  const page = pageOf(state, editor)
  const tools = {
    editor,
    overrideSell: noop,
    arrangeNights: noop,
    mayArrange: page.permission.stays,
    stretch: noop,
    reorder: noop,
    moveBy: noop,
    openJourney: noop,
    permissionOf: (segment: Trip['itinerary']['segments'][number]) =>
      segmentPermission(page.trip, segment),
  }
  return {
    editor,
    page: (
      <TripPageProvider value={page}>
        <TripSlotsProvider value={slots}>
          <TripToolsProvider value={tools}>{part}</TripToolsProvider>
        </TripSlotsProvider>
      </TripPageProvider>
    ),
  }
}

function pageOf(state: EditorState, editor: TripPage['editor']): TripPage {
  const trip = shownTrip(state)
  const price = livePrice(trip, pricing)
  const journey = journeyOf(trip.itinerary.segments)
  const now = new Date('2027-01-10T12:00:00.000Z')
  const today = calendarDate('2027-01-10')
  const { problems, advice } = liveProblems({
    trip,
    totalMargin: price.margins.total,
    agencyCode: 'MAR001',
    now,
  })
  return {
    editor,
    state,
    trip,
    price,
    pricing,
    journey,
    permission: permissionOf(trip),
    problems: adviceOn(problems, { trip, journey }),
    advice: [...standingAdvice(trip, today), ...adviceOn(advice, { trip, journey })],
    settings: {},
    today,
    leadDays: 84,
    getQuote: async () => {},
    changeClient: noop,
    overrideSell: noop,
    arrangeNights: noop,
    addSegment: noop,
    openJourney: noop,
  }
}

/** The words of some HTML. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
