import * as z from 'zod/mini'
import { calendarDateSchema, travelDateSchema } from '../dates/date-schemas'
import { plainText, requiredText } from '../format/plain-text'
import { agentIdSchema, clientIdSchema, itineraryIdSchema, taskIdSchema } from '../ids/ids'
import { timeZoneSchema } from './account-shapes'
import { defineRoutes, get, patch, post, remove } from './contract'
import { followUp, followUpKinds } from './follow-up'

const about = {
  title: requiredText(200),
  note: z.optional(plainText(2_000)),
  due: travelDateSchema,
  /** Who is to do it. */
  assigneeId: agentIdSchema,
}
/** What a task is about: a trip, a client, or neither. */
const subject = { itineraryId: z.optional(itineraryIdSchema), clientId: z.optional(clientIdSchema) }

const task = z.object({
  id: taskIdSchema,
  version: z.int(),
  ...about,
  due: calendarDateSchema,
  ...subject,
  assigneeName: z.string(),
  itineraryName: z.optional(z.string()),
  clientName: z.optional(z.string()),
  createdBy: z.string(),
  /** They and lead agents may delete it. */
  createdById: z.string(),
  createdAt: z.iso.datetime(),
  done: z.optional(z.object({ at: z.iso.datetime(), by: z.string() })),
})
export type Task = z.infer<typeof task>

const tasksAnswer = z.object({
  /** In the caller's time zone: what is overdue counts from it. */
  today: calendarDateSchema,
  /** The open ones by due date, then what was done in the last 30 days, the latest first. */
  tasks: z.array(task),
  followUps: z.array(followUp),
  /** Whom a task can be given to. */
  colleagues: z.array(z.object({ id: agentIdSchema, name: z.string() })),
})
export type Tasks = z.infer<typeof tasksAnswer>

const oneTask = z.strictObject({ id: taskIdSchema })

/** Tasks of agents, and reminders by rule. */
export const tasksRoutes = defineRoutes('tasks', {
  listTasks: {
    ...get('/api/Tasks', 'signedIn'),
    summary: 'An agent’s tasks, with reminders about their trips, the most urgent first',
    harm: 'Agents cannot see their tasks.',
    query: z.strictObject({
      /** `agency` is for lead agents; others see what they made and what is theirs to do. */
      whose: z._default(z.enum(['mine', 'agency']), 'mine'),
      ...subject,
      timeZone: z._default(timeZoneSchema, ''),
    }),
    answer: tasksAnswer,
  },
  createTask: {
    ...post('/api/Tasks', 'signedIn'),
    summary: 'Adds a task with a due date, for oneself or a colleague',
    harm: 'Agents cannot add tasks.',
    body: z.strictObject({ ...about, ...subject }),
    answer: task,
  },
  patchTask: {
    ...patch('/api/Tasks/{id}', 'signedIn'),
    summary: 'Changes a task, or marks it as done or open, over the version that was read',
    harm: 'Agents cannot change tasks or mark them as done.',
    params: oneTask,
    body: z.extend(z.partial(z.strictObject(about)), {
      version: z.int(),
      isDone: z.optional(z.boolean()),
    }),
    answer: task,
  },
  deleteTask: {
    ...remove('/api/Tasks/{id}', 'signedIn'),
    summary: 'Deletes a task; for whoever made it and lead agents',
    harm: 'Agents cannot delete tasks.',
    params: oneTask,
    answer: z.object({ id: taskIdSchema }),
  },
  dismissFollowUp: {
    ...post('/api/Tasks/followUps/dismiss', 'signedIn'),
    summary: 'Dismisses a reminder until there is a new reason for it, or brings it back',
    harm: 'Agents cannot dismiss reminders or bring them back.',
    body: z.strictObject({
      kind: z.enum(followUpKinds),
      itineraryId: itineraryIdSchema,
      occasion: requiredText(60),
      isDismissed: z._default(z.boolean(), true),
    }),
    answer: z.object({ dismissed: z.boolean() }),
  },
})
