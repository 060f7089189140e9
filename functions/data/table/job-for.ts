import { systemClock } from '../../runtime/clock'
import { randomId } from '../../runtime/make-id'
import { overAll } from '../../runtime/over-all'
import { failureKeeper, type QueueHandler } from '../../runtime/queue-handler'
import type { Basics, Deps } from '../../runtime/use-case'
import { refreshConfiguration } from '../config/configuration-store'
import { noteFailedMessage, notingWork } from '../config/work-notes'
import { type Makers, makeDeps } from './makers'
import { theTable } from './the-table'

/** The collaborators of a job, made once per container, at its first run. */
export function jobDeps<M extends Makers>(makers: M): () => Deps<M>
export function jobDeps(makers: Makers): () => Basics {
  let sharedBasics: Basics | undefined
  return () => {
    sharedBasics ??= { ...makeDeps(makers, theTable()), clock: systemClock, makeId: randomId }
    return sharedBasics
  }
}

/** The Lambda handler of a scheduled job. */
export function jobFor<M extends Makers, T>(
  run: (deps: Deps<NoInfer<M>>) => Promise<T>,
  makers: M,
) {
  const deps = jobDeps(makers)
  return notingWork(overAll(() => run(deps())))
}

/** A worker of a queue that keeps why a message failed, for those who find it as a dead letter. */
export const worker =
  (handler: QueueHandler): QueueHandler =>
  (event) =>
    failureKeeper.run(noteFailedMessage, () => handler(event))

/** A worker that goes by the configuration as superadmins have it now. */
export const withConfiguration =
  <Event, Result>(handler: (event: Event) => Promise<Result>) =>
  async (event: Event): Promise<Result> => {
    await refreshConfiguration()
    return handler(event)
  }
