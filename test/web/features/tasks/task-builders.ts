import type { Task } from '#shared/api/tasks'

/** A task of Naledi, with what a test names instead. */
export const aTask = (named: object = {}): Task =>
  ({
    id: 'tsk_call1',
    version: 1,
    title: 'Call about the transfer',
    due: '2026-11-20',
    assigneeId: 'agt_naledi',
    assigneeName: 'Naledi Mokoena',
    createdBy: 'Naledi Mokoena',
    createdById: 'agt_naledi',
    createdAt: '2026-11-10T08:00:00.000Z',
    ...named,
  }) as Task
