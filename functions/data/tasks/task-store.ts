import type { FollowUp } from '#shared/api/follow-up'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import type { AgencyId, TaskId } from '#shared/ids/ids'
import { commit, putNew, putOver } from '../table/commit'
import { dismissedKey, taskKey, tasksOfAgency } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Item, Table } from '../table/table-access'
import { deleteOver } from '../table/update'
import { type Dismissal, dismissal, type TaskRecord, taskRecord } from './task-records'

/** Most open tasks of an agency: they are read together. */
const maxOpen = 1_000
const dayS = 86_400
/** Days for which what was done, or dismissed, is kept. */
const keptDays = { done: 30, dismissed: 180 } as const

/** Tasks of an agency, and the reminders of rules that were dismissed: all in one partition. */
export function taskStore(table: Table) {
  return {
    /** All of an agency in no order: one Query. */
    async all(agency: AgencyId) {
      const items = await table.all({ ...queryOf(tasksOfAgency(agency)), ConsistentRead: true })
      const isTask = ({ sk }: Item) => String(sk).startsWith('TASK#')
      return {
        tasks: items.filter(isTask).map((item) => parseRecord(taskRecord, item)),
        dismissals: items
          .filter((item) => !isTask(item))
          .map((item) => parseRecord(dismissal, item)),
      }
    },
    async get(agency: AgencyId, id: TaskId): Promise<TaskRecord | undefined> {
      return parseFound(taskRecord, await table.get(taskKey(agency, id), { consistent: true }))
    },
    /** @throws AppError request.invalid when so many are open that no more can be added */
    async add(task: TaskRecord, open: number): Promise<void> {
      if (open >= maxOpen)
        refuseField('body.title', `can’t be added: ${maxOpen} tasks are open already`)
      await commit(table, [putNew(taskItem(task))])
    },
    /** Puts a task over the version before. @throws AppError record.changed */
    save: (task: TaskRecord): Promise<void> =>
      commit(table, [
        putOver(taskItem(task), task.version - 1, () => new AppError('record.changed')),
      ]),
    /** @throws AppError record.changed when it was changed since it was read */
    remove: ({ agencyId, id, version }: TaskRecord): Promise<void> =>
      commit(table, [
        {
          write: deleteOver(taskKey(agencyId, id), { version }),
          refused: () => new AppError('record.changed'),
        },
      ]),
    /** Notes that a reminder is dismissed; for the same occasion again it changes nothing. */
    dismiss: (agency: AgencyId, of: Pick<FollowUp, keyof Dismissal>, now: Date): Promise<void> => {
      const ttl = Math.ceil(now.getTime() / 1000) + keptDays.dismissed * dayS
      const Item = { ...dismissedKey(agency, of.itineraryId, of.kind), ...of, ttl }
      return commit(table, [{ write: { Put: { Item } } }])
    },
    /** Forgets that a reminder is dismissed; where it is not, nothing changes. */
    bringBack: (agency: AgencyId, of: Pick<FollowUp, keyof Dismissal>): Promise<void> => {
      const Key = dismissedKey(agency, of.itineraryId, of.kind)
      return commit(table, [{ write: { Delete: { Key } } }])
    },
  }
}

function taskItem(task: TaskRecord): Item {
  const doneAt = task.done?.at
  const ttl = doneAt && Math.ceil(Date.parse(doneAt) / 1000) + keptDays.done * dayS
  return { ...taskKey(task.agencyId, task.id), ...task, ttl }
}
