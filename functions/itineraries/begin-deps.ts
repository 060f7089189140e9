import { agencyStore } from '../data/agency-store'
import { answerStore } from '../data/idempotency'
import { itineraryStore } from '../data/itinerary-store'
import type { Table } from '../data/table-access'
import { readEnv } from '../runtime/env'
import { sqsQueue } from '../runtime/queue'
import type { Basics } from '../runtime/use-case'
import type { BeginDeps } from './begin-work'

/** What starting work reaches in a function. */
export const beginDeps = (table: Table): Omit<BeginDeps, keyof Basics> => ({
  itineraries: itineraryStore(table),
  agencies: agencyStore(table),
  answers: answerStore(table),
  queue: sqsQueue(readEnv('itineraryQueueUrl').itineraryQueueUrl),
})
