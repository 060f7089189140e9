import { noRecords, type Records, together } from './record-kinds'
import { changedTrips, erasing, exporting, handingOver } from './record-sets'

/** What some routes reach beside what their domain does. */
interface RouteRow extends Partial<Records> {
  readonly routes: readonly string[]
}

/** Secrets, and what people sign in by, are in no row of a domain. */
const routeRows: readonly RouteRow[] = [
  // Who signs in, and where.
  { routes: ['createAgency'], writes: ['agentLogins'], people: 'write' },
  { routes: ['getAgent', 'listSessions'], reads: ['sessionLists'] },
  { routes: ['endSession', 'endOtherSessions'], reads: ['sessionLists'], writes: ['sessions'] },
  {
    routes: ['listClientSessions', 'endClientSession', 'endOtherClientSessions'],
    reads: ['sessionLists', 'sessions'],
    writes: ['sessions'],
  },
  { routes: ['endOtherClientSessions'], people: 'update' },
  { routes: ['logoutClient'], writes: ['sessions'] },
  { routes: ['getPortal'], reads: ['clientLogins'] },
  {
    routes: ['switchClientAgency'],
    reads: ['clientLogins', 'sessions'],
    writes: ['clientLogins', 'sessions'],
    people: 'update',
  },
  {
    routes: ['requestPayment'],
    reads: ['clientLogins'],
    writes: ['clientLogins', 'clientLinks'],
    people: 'update',
  },
  // Secrets and settings.
  { routes: ['getHookSettings', 'testHook'], reads: ['hookSettings'] },
  {
    routes: ['saveHookSettings', 'removeHookSettings'],
    reads: ['hookSettings'],
    writes: ['hookSettings'],
  },
  {
    routes: ['listHookDeliveries', 'replayHookDeliveries', 'testHook'],
    reads: ['hooks'],
    writes: ['hooks'],
  },
  { routes: ['patchServerConfiguration'], writes: ['configuration'] },
  { routes: ['forceExchangeRates'], reads: ['exchangeRates'], writes: ['exchangeRates'] },
  { routes: ['listJobs', 'listDeadLetters'], reads: ['workNotes'] },
  // Mails: how many go out, and to whom none.
  {
    routes: [
      ...['createAgent', 'sendInvite', 'inviteToPortal', 'requestPayment'],
      ...['postMessage', 'remindTravelers', 'askSupplier'],
    ],
    reads: ['mailStops'],
    writes: ['mailLimits'],
  },
  { routes: ['inviteToPortal', 'requestPayment', 'remindTravelers'], writes: ['sentMails'] },
  { routes: ['requestPayment'], writes: ['answerAddresses'] },
  { routes: ['listTripMails', 'listClientMails'], reads: ['sentMails'] },
  { routes: ['resumeClientMail'], reads: ['mailStops'], writes: ['mailStops'] },
  { routes: ['getMailDomain'], reads: ['mailDomains'] },
  {
    routes: ['saveMailDomain', 'checkMailDomain', 'removeMailDomain'],
    reads: ['mailDomains'],
    writes: ['mailDomains'],
  },
  { routes: ['saveMailDomain', 'checkMailDomain'], writes: ['mailLimits'] },
  // Agencies and their people.
  { routes: ['patchAgency'], reads: ['media'] },
  { routes: ['getPricingImpact', 'getAgent'], reads: ['trips', 'clients', 'lists'] },
  {
    routes: ['getTerms', 'patchTerms', 'publishTerms', 'listTermsAcceptances'],
    reads: ['terms'],
    writes: ['terms'],
  },
  { routes: ['acceptTerms'], reads: ['terms'], writes: ['terms'] },
  { routes: ['getTripPortal', 'downloadItinerary'], reads: ['terms'] },
  { routes: ['handOver'], ...handingOver },
  { routes: ['getNotices'], reads: ['portalNews', 'tasks'] },
  { routes: ['markNotices'], people: 'write' },
  { routes: ['listCalendarEntries'], reads: ['trips', 'payments', 'clients', 'tasks', 'lists'] },
  {
    routes: ['getCalendarFeed', 'createCalendarFeed', 'removeCalendarFeed'],
    reads: ['calendarFeeds'],
    writes: ['calendarFeeds'],
  },
  { routes: ['createCalendarFeed', 'removeCalendarFeed'], writes: ['audit'] },
  // Clients.
  {
    routes: ['createClientMerge', 'undoClientMerge'],
    reads: ['tasks', 'sentMails'],
    writes: ['tasks', 'sentMails'],
  },
  {
    routes: [
      ...['listClientData', 'countClientData', 'listClients', 'countClients', 'runClientImport'],
      ...['createClient', 'patchClient', 'patchClientData', 'deleteClientData'],
      ...['resumeClientMail', 'reassignAgent', 'updateClientStatus'],
    ],
    reads: ['lists'],
    writes: ['lists'],
  },
  // A new name stands in trips and their payments.
  {
    routes: ['patchClient', 'patchClientData'],
    reads: ['payments'],
    writes: ['trips', 'payments'],
  },
  { routes: ['updateClientStatus'], ...changedTrips },
  { routes: ['eraseClient'], ...erasing },
  { routes: ['startClientExport'], ...exporting },
  {
    routes: [
      ...['getPortalTrip', 'getPortalFlights', 'getTripPortal', 'patchTripPortal', 'openPayPage'],
      ...['notePortalView', 'noteFilmView', 'noteReading', 'likeStay', 'takeOption'],
      ...['chooseQuote', 'inviteToPortal'],
    ],
    ...changedTrips,
  },
  { routes: ['getPortalFlights'], reads: ['catalogue'] },
  {
    routes: ['getPortalTrip', 'getPresentation', 'getPresentationSource'],
    reads: ['terms', 'catalogue', 'suppliers', 'media'],
  },
  // Trips: what their days are made of, and their rooms.
  {
    routes: [
      ...['createItinerary', 'patchItinerary', 'changeCurrency', 'importBooking'],
      ...['createSavedItinerary', 'patchSavedItinerary', 'createSavedItineraryFromItinerary'],
      ...['getItineraryFrom', 'getSavedQuote', 'updateRequote', 'swapAccommodation'],
      ...['addAccommodationDays', 'addAccommodationToStartEnd'],
      ...['listTripActivities', 'listTripCampInfo', 'getFlightStatus'],
      ...['bookDeparture', 'createTraveler', 'patchTraveler', 'deleteTraveler'],
      ...['createPartyGroup', 'patchPartyGroup', 'deletePartyGroup'],
    ],
    reads: ['clients', 'catalogue', 'suppliers'],
  },
  {
    routes: [
      ...['getSavedAvailability', 'importBooking', 'answerRequest', 'cancelBooking'],
      'refreshQuote',
    ],
    reads: ['bookings', 'catalogue', 'suppliers'],
    writes: ['bookings', 'suppliers'],
  },
  {
    routes: ['getTravelNotes', 'patchTravelNotes', 'getTripGuide', 'getVoucher'],
    reads: ['travelNotes'],
    writes: ['travelNotes'],
  },
  {
    routes: ['getMailOpenings', 'patchMailOpenings'],
    reads: ['mailOpenings'],
    writes: ['mailOpenings'],
  },
  { routes: ['getRateImpact'], reads: ['lists'] },
  // Money by providers.
  {
    routes: [
      ...['startPayment', 'confirmPayment', 'generatePayments', 'clearPayments'],
      ...['updatePayments', 'markAsPaid', 'confirmRefund', 'requestPayment'],
    ],
    reads: ['providers'],
    writes: ['providers'],
  },
  // Media.
  {
    routes: [
      ...['listLightboxes', 'getLightbox', 'createLightbox', 'patchLightbox', 'deleteLightbox'],
      ...['relateMedium', 'unrelateMedium', 'shareLightbox', 'revokeSharedLightbox'],
      ...['getSharedLightbox', 'getFacetCounts', 'patchMediaContent', 'deleteMediaContent'],
    ],
    reads: ['lightboxes'],
    writes: ['lightboxes'],
  },
  { routes: ['deleteMediaContent'], reads: ['catalogue'] },
  { routes: ['findMediaUses'], reads: ['trips', 'presentations'] },
]

/** The same by route. */
export const recordsOfRoutes: Readonly<Record<string, Records>> = routeRows.reduce<
  Record<string, Records>
>((rows, { routes, ...row }) => {
  for (const name of routes) rows[name] = together(rows[name] ?? noRecords, row)
  return rows
}, {})
