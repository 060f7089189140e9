import { noRecords, type Records } from './record-kinds'
import { changedTrips, importing, merging } from './record-sets'

/** What all routes of a domain reach. */
export const recordsOfDomains: Readonly<Record<string, Records>> = {
  agencies: { reads: [], writes: [], people: 'update' },
  'agency-people': { reads: ['agentLogins'], writes: ['agentLogins'], people: 'write' },
  agents: { reads: ['clients', 'lists'], writes: [] },
  alternatives: { reads: ['trips', 'suppliers', 'catalogue'], writes: [] },
  'api-keys': { reads: ['apiKeys'], writes: ['apiKeys', 'sessions'] },
  audit: { reads: ['audit', 'trips', 'clients'], writes: [] },
  calendar: noRecords,
  'client-import': importing,
  'client-merges': merging,
  'client-privacy': {
    reads: [
      ...(['clients', 'clientImports', 'clientMerges', 'trips', 'payments', 'lists'] as const),
      ...(['media', 'terms'] as const),
    ],
    writes: [],
  },
  clients: { reads: ['clients', 'trips', 'media'], writes: ['clients'] },
  config: { reads: ['configuration'], writes: [] },
  'content-imports': { reads: ['content'], writes: ['content'] },
  dashboard: { reads: ['trips', 'payments', 'lists'], writes: [] },
  'date-slide': { reads: ['trips', 'bookings', 'suppliers', 'catalogue'], writes: [] },
  // A trip begins with its places.
  departures: { reads: [...changedTrips.reads, 'clients'], writes: changedTrips.writes },
  info: { reads: ['trips', 'clients', 'lists', 'catalogue'], writes: [] },
  itineraries: { reads: [...changedTrips.reads, 'clients', 'lists'], writes: changedTrips.writes },
  library: { reads: ['media', 'lists'], writes: ['media', 'lists'] },
  // Lists show what is published, which lies in the catalogue's own partitions. New rates are tried
  // on the open quotes.
  managers: {
    reads: ['content', 'suppliers', 'catalogue', 'trips'],
    writes: ['content', 'suppliers'],
  },
  media: { reads: ['media', 'trips', 'clients'], writes: ['media', 'lists'] },
  // Without a trip, messages are those of the trips that a list names.
  messages: { reads: ['trips', 'clients', 'lists'], writes: ['trips'] },
  'my-account': { reads: ['factors'], writes: [], people: 'update' },
  onboarding: { reads: ['trips', 'lists'], writes: [], people: 'update' },
  paper: {
    reads: [...changedTrips.reads, 'clients', 'catalogue', 'suppliers', 'media'],
    writes: [],
  },
  'party-groups': changedTrips,
  payments: { reads: [...changedTrips.reads, 'clients', 'lists'], writes: changedTrips.writes },
  portal: { reads: ['clients', 'trips', 'payments'], writes: [] },
  presentations: { reads: ['trips', 'payments', 'clients'], writes: ['trips', 'clients'] },
  'share-links': {
    reads: ['shareLinks', 'trips', 'payments', 'clients'],
    writes: ['shareLinks'],
  },
  // Names come from the lists, and what rules tell of from trips.
  tasks: { reads: ['tasks', 'trips', 'clients', 'lists'], writes: ['tasks'] },
  // The client's name is for the audit trail.
  travelers: { reads: [...changedTrips.reads, 'clients'], writes: changedTrips.writes },
}
