import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { agencyStore } from '../../data/people/agency-store'
import { answerStore } from '../../data/table/idempotency'
import type { Table } from '../../data/table/table-access'
import { readEnv } from '../../runtime/env'
import { sqsQueue } from '../../runtime/queue'
import type { Basics } from '../../runtime/use-case'
import type { BeginDeps } from './begin-work'

/** What starting work reaches in a function. */
export const beginDeps = (table: Table): Omit<BeginDeps, keyof Basics> => ({
  itineraries: itineraryStore(table),
  agencies: agencyStore(table),
  answers: answerStore(table),
  queue: sqsQueue(readEnv('itineraryQueueUrl').itineraryQueueUrl),
})
