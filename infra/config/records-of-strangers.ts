import type { Records } from './record-kinds'
import { changedTrips } from './record-sets'

/** What a trip is shown from to whoever has a link to it. */
const ofShownTrips = ['trips', 'clients', 'catalogue', 'suppliers', 'media'] as const
const clientSignIn = ['clientLogins', 'clientLinks', 'sessions'] as const
const signIn = {
  reads: [...clientSignIn, 'clients', 'attempts', 'configuration'],
  writes: [...clientSignIn, 'attempts', 'audit'],
  people: 'update',
} as const
const lightbox = {
  reads: ['lightboxes', 'media', 'attempts', 'configuration'],
  writes: ['lightboxes', 'attempts'],
} as const
const paying = ['payments', 'trips', 'clients', 'providers', 'configuration'] as const

/** Routes that strangers may call: each reaches what its page shows, and no more. */
export const recordsOfStrangers: Readonly<Record<string, Records>> = {
  requestClientEntry: { reads: ['configuration'], writes: ['attempts'] },
  checkClientLink: { reads: ['clientLogins', 'clientLinks', 'configuration'], writes: [] },
  loginClient: signIn,
  // It notes that the link of a mail was used.
  enterClient: { ...signIn, writes: [...signIn.writes, 'sentMails'] },
  setClientPassword: {
    reads: ['clientLogins', 'clientLinks', 'clients', 'configuration'],
    writes: ['clientLogins', 'clientLinks', 'audit'],
    people: 'update',
  },
  // Previews of a link say what the trip is called, and for whom.
  showSharedTrip: { reads: ['shareLinks', 'configuration', 'trips', 'clients'], writes: [] },
  showSharePicture: { reads: ['shareLinks', 'configuration', 'trips', 'clients'], writes: [] },
  openSharedTrip: {
    reads: ['shareLinks', 'terms', 'attempts', 'configuration', ...ofShownTrips],
    writes: ['shareLinks', 'attempts', 'audit'],
  },
  showCalendarFeed: {
    reads: [
      ...(['calendarFeeds', 'configuration'] as const),
      ...(['trips', 'payments', 'clients', 'tasks', 'lists'] as const),
    ],
    writes: [],
  },
  openSharedLightbox: lightbox,
  commentOnLightbox: lightbox,
  openReply: { reads: ['replies', 'trips', 'attempts', 'configuration'], writes: ['attempts'] },
  // A camp's answer changes the trip and its booking.
  answerReply: {
    reads: [
      ...changedTrips.reads,
      ...(['replies', 'bookings', 'suppliers', 'catalogue', 'attempts', 'configuration'] as const),
    ],
    writes: [
      ...changedTrips.writes,
      ...(['replies', 'bookings', 'suppliers', 'attempts', 'audit'] as const),
    ],
  },
  showPayPage: { reads: paying, writes: [] },
  // After a refusal the payment is asked for again, which its trip says.
  payByLink: {
    reads: [...paying, 'departures'],
    writes: [...changedTrips.writes, 'providers', 'audit'],
  },
  showSandboxPage: { reads: ['providers', 'configuration'], writes: [] },
  paySandbox: { reads: ['providers', 'configuration'], writes: ['providers'] },
  // A provider's message changes the payment, and its trip by what follows from it.
  receivePaymentWebhook: {
    reads: [...changedTrips.reads, 'providers', 'clients', 'configuration'],
    writes: [...changedTrips.writes, 'providers', 'audit'],
  },
}
