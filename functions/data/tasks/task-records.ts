import * as z from 'zod/mini'
import { followUpKinds } from '#shared/api/follow-up'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import {
  agencyIdSchema,
  agentIdSchema,
  clientIdSchema,
  itineraryIdSchema,
  taskIdSchema,
} from '#shared/ids/ids'
import { actorSchema } from '../people/actor'

/** A task as it is stored. */
export const taskRecord = z.object({
  id: taskIdSchema,
  agencyId: agencyIdSchema,
  version: z.int(),
  title: z.string(),
  note: z.optional(z.string()),
  due: calendarDateSchema,
  assigneeId: agentIdSchema,
  itineraryId: z.optional(itineraryIdSchema),
  clientId: z.optional(clientIdSchema),
  createdBy: actorSchema,
  createdAt: z.iso.datetime(),
  done: z.optional(z.object({ at: z.iso.datetime(), by: actorSchema })),
})
export type TaskRecord = z.infer<typeof taskRecord>

/** That an agent took a rule's reminder off the list, for one occasion. */
export const dismissal = z.object({
  itineraryId: itineraryIdSchema,
  kind: z.enum(followUpKinds),
  occasion: z.string(),
})
export type Dismissal = z.infer<typeof dismissal>
