import { AsyncLocalStorage } from 'node:async_hooks'
import type { FileStore } from '../../../functions/data/files/file-store'
import type { Table } from '../../../functions/data/table/table-access'
import type { Mailer } from '../../../functions/mail/mailer'
import type { Queue } from '../../../functions/runtime/queue'

/** What a process reaches; a handler that is called in it finds these in place of AWS. */
export interface Surroundings {
  readonly table: Table
  queue(url: string): Queue
  readonly mailer: Mailer
  readonly files: FileStore
  readonly now: Date
}

export const surroundings = new AsyncLocalStorage<Surroundings>()

function here(): Surroundings {
  const found = surroundings.getStore()
  if (found === undefined) throw new Error('nothing is reached outside of a process')
  return found
}

/**
 * Handlers keep what they are given at their first call, so they are given what looks for the
 * process at each call.
 */
export const tableHere: Table = {
  name: 'here',
  get: (...given) => here().table.get(...given),
  getMany: (...given) => here().table.getMany(...given),
  page: (...given) => here().table.page(...given),
  all: (...given) => here().table.all(...given),
  write: (...given) => here().table.write(...given),
}
export const queueHere = (url: string): Queue => ({
  send: (...given) =>
    here()
      .queue(url)
      .send(...given),
})
export const mailerHere: Mailer = { send: (...given) => here().mailer.send(...given) }
export const filesHere: FileStore = {
  uploadUrl: (...given) => here().files.uploadUrl(...given),
  downloadUrl: (...given) => here().files.downloadUrl(...given),
  find: (...given) => here().files.find(...given),
  take: (...given) => here().files.take(...given),
  refuseSecond: (...given) => here().files.refuseSecond(...given),
  start: (...given) => here().files.start(...given),
  publish: (...given) => here().files.publish(...given),
  remove: (...given) => here().files.remove(...given),
  removePapers: (...given) => here().files.removePapers(...given),
  removeFolder: (...given) => here().files.removeFolder(...given),
}

/** Always the same instant, but for jobs: what is done anew is done at the time of the first. */
export const now = new Date('2026-11-20T08:00:00.000Z')

export const nowHere = (): Date => surroundings.getStore()?.now ?? now
