import type { Records } from './record-kinds'
import { changedTrips, erasing, exporting, handingOver, importing, merging } from './record-sets'

/** Clients are let into the portal by a link of their own. */
const entryLinks = {
  reads: ['clientLogins'],
  writes: ['clientLogins', 'clientLinks'],
  people: 'update',
} as const satisfies Records

/** Workers and scheduled jobs, by name: what is due, and what they do about it. */
export const recordsOfJobs: Readonly<Record<string, Records>> = {
  itineraryWorker: {
    reads: [...changedTrips.reads, 'bookings', 'suppliers', 'catalogue', 'configuration'],
    writes: [...changedTrips.writes, 'bookings', 'suppliers', 'audit'],
  },
  itineraryDeadLetter: {
    reads: changedTrips.reads,
    writes: [...changedTrips.writes, 'audit'],
  },
  sweepInFlight: {
    reads: ['inFlight', ...changedTrips.reads],
    writes: [...changedTrips.writes, 'audit'],
  },
  expireHolds: {
    reads: ['holdsDue', ...changedTrips.reads, 'bookings', 'suppliers', 'catalogue'],
    writes: [...changedTrips.writes, 'bookings', 'suppliers', 'audit'],
  },
  remindOfHolds: { reads: ['holdsDue', 'trips', 'mailStops'], writes: ['trips'] },
  sendProblemMails: { reads: ['problemsDue', 'trips', 'mailStops'], writes: ['trips'] },
  spreadNames: {
    reads: ['namesDue', 'clients', 'trips', 'payments'],
    writes: ['clients', 'trips', 'payments'],
  },
  deleteTravelerForms: { reads: ['travelerFormsDue', 'trips'], writes: ['trips'] },
  publishScheduled: {
    reads: ['contentDue', 'content', 'suppliers', 'trips', 'lists'],
    writes: ['content', 'suppliers', 'trips', 'audit'],
  },
  // Whom a list of camps belongs to stands in the import itself.
  importWorker: {
    reads: ['content', 'suppliers'],
    writes: ['content', 'suppliers', 'audit'],
  },
  zapWorker: { reads: ['clients', 'hookSettings'], writes: ['hooks'] },
  // It makes the links of its mails, and notes which addresses take none.
  messageWorker: {
    reads: [
      ...entryLinks.reads,
      ...(['trips', 'payments', 'clients', 'lists', 'outbox', 'mailStops', 'attempts'] as const),
      ...(['agentLogins', 'sentMails'] as const),
    ],
    writes: [
      ...entryLinks.writes,
      ...(['trips', 'outbox', 'mailStops', 'attempts', 'agentLinks', 'replies', 'audit'] as const),
      // A bounce is shown at the client and at the mail.
      ...(['clients', 'lists', 'sentMails', 'answerAddresses'] as const),
    ],
    people: 'update',
  },
  inboundWorker: {
    reads: ['answerAddresses', 'trips', 'sentMails', 'clients', 'mailStops', 'attempts'],
    writes: ['trips', 'sentMails', 'attempts', 'audit'],
  },
  sweepMessages: { reads: ['messagesDue', 'trips', 'outbox'], writes: [] },
  checkMailDomains: { reads: ['mailDomains', 'mailStops'], writes: ['mailDomains', 'audit'] },
  sendDigests: {
    reads: ['digestsDue', 'trips', 'payments', 'clients', 'tasks', 'lists', 'mailStops'],
    writes: [],
    people: 'update',
  },
  packLists: {
    reads: ['listsDue', 'lists', 'trips', 'clients', 'payments', 'media'],
    writes: ['lists'],
  },
  prepareMedia: { reads: ['mediaDue', 'media'], writes: ['media', 'lists'] },
  sweepMedia: { reads: ['mediaDue'], writes: ['media'] },
  paymentWorker: {
    reads: [...changedTrips.reads, 'providers', 'mailStops', 'configuration'],
    writes: [...changedTrips.writes, 'providers', 'audit'],
  },
  askProviders: {
    reads: ['paymentsToAsk', ...changedTrips.reads, 'providers'],
    writes: [...changedTrips.writes, 'providers', 'audit'],
  },
  sendReminders: {
    reads: ['remindersDue', ...entryLinks.reads, 'payments', 'trips', 'clients', 'mailStops'],
    writes: [...entryLinks.writes, 'payments', 'trips', 'sentMails', 'answerAddresses'],
    people: 'update',
  },
  sweepRefunds: { reads: ['refundsDue', 'payments'], writes: [] },
  continueImports: {
    reads: ['importsDue', ...importing.reads, 'lists'],
    writes: [...importing.writes, 'lists', 'audit'],
  },
  finishMerges: {
    reads: ['mergesDue', 'tasks', 'sentMails', ...merging.reads],
    writes: [...merging.writes, 'tasks', 'sentMails', 'audit'],
  },
  finishErasures: {
    ...erasing,
    reads: ['erasuresDue', ...erasing.reads],
    writes: [...erasing.writes, 'audit'],
  },
  makeExports: {
    reads: ['exportsDue', ...exporting.reads],
    writes: [...exporting.writes, 'audit'],
  },
  eraseDue: {
    reads: [
      ...(['clients', 'clientImports', 'clientMerges', 'trips', 'payments', 'lists'] as const),
      ...(['media', 'terms', 'mailStops'] as const),
    ],
    writes: ['clients', 'audit'],
    people: 'update',
  },
  goOnHandingOver: {
    ...handingOver,
    reads: ['handOversDue', ...handingOver.reads],
    writes: [...handingOver.writes, 'audit'],
  },
}
