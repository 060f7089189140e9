import { AppError } from '#shared/errors/app-error'
import type { ItineraryId } from '#shared/ids/ids'
import { commit, deleteAll, putOver } from '../table/commit'
import { tasksOfAgency } from '../table/keys'
import type { Item, Table } from '../table/table-access'
import { fullNameMask, maskAll } from './mask'
import { itemsIn, type Subject } from './subject'

interface Theirs {
  readonly subject: Subject
  readonly trips: readonly ItineraryId[]
}

/**
 * Deletes tasks about them and their trips; other tasks lose the full name.
 * @throws AppError service.busy while a task is being changed
 */
export async function eraseTasks(table: Table, { subject, trips }: Theirs): Promise<void> {
  const about: readonly unknown[] = [...subject.ids, ...trips]
  const isTheirs = ({ clientId, itineraryId }: Item) =>
    about.includes(clientId) || about.includes(itineraryId)
  const tasks = await itemsIn(table, tasksOfAgency(subject.agencyId), 'TASK#')
  await deleteAll(table, tasks.filter(isTheirs))
  const mask = fullNameMask(subject)
  for (const task of tasks.filter((one) => !isTheirs(one))) {
    const { title, note, version } = task
    const texts = maskAll({ title, note }, mask)
    if (texts.title === title && texts.note === note) continue
    const after = { ...task, ...texts, version: Number(version) + 1 }
    await commit(table, [putOver(after, Number(version), () => new AppError('service.busy'))])
  }
}
