import type { Records } from './record-kinds'

/**
 * A trip is stored with its payments, its line in the list and the mails that follow from it; a
 * larger or smaller party moves places of departures.
 */
export const changedTrips = {
  reads: ['trips', 'payments', 'departures'],
  writes: ['trips', 'payments', 'departures', 'lists', 'outbox'],
} as const satisfies Records

/** An import of clients makes and changes them; undoing it looks whether they are used. */
export const importing = {
  reads: ['clientImports', 'clients', 'media', 'trips'],
  writes: ['clientImports', 'clients'],
} as const satisfies Records

/** What hangs on a client goes to another with them. */
export const merging = {
  reads: ['clientMerges', 'clients', 'lists', 'media', ...changedTrips.reads],
  writes: ['clientMerges', 'clients', 'media', ...changedTrips.writes],
} as const satisfies Records

/** An erasure takes somebody out of all that names them. */
const ofSomebody = [
  ...(['clients', 'clientImports', 'clientMerges', 'media', 'terms', 'hooks', 'audit'] as const),
  ...(['shareLinks', 'clientLogins', 'clientLinks', 'sessions', 'providers', 'outbox'] as const),
  ...(['tasks', 'sentMails'] as const),
] as const
export const erasing = {
  reads: [...ofSomebody, 'sessionLists', 'lists', ...changedTrips.reads],
  writes: [...ofSomebody, ...changedTrips.writes],
  people: 'write',
} as const satisfies Records

/** What an archive of somebody is made of; its files are media until they are deleted. */
export const exporting = {
  reads: [
    ...(['clients', 'clientMerges', 'trips', 'payments', 'lists', 'media', 'terms'] as const),
    ...(['audit', 'tasks', 'sentMails'] as const),
  ],
  writes: ['clients', 'media'],
} as const satisfies Records

/** Clients and trips of somebody who leaves. */
export const handingOver = {
  reads: [...changedTrips.reads, 'clients', 'lists', 'mailStops'],
  writes: [...changedTrips.writes, 'clients'],
  people: 'write',
} as const satisfies Records
