import type { ZapEvent, ZapPayload } from '#shared/api/audit'
import type { AgencyId } from '#shared/ids/ids'
import { log } from '../runtime/log'
import type { Queue } from '../runtime/queue'
import { zapQueue } from '../runtime/queues'

/** An event on its way to the automation hook. */
export interface Zap {
  readonly id: string
  readonly zap: ZapEvent
  readonly agencyId: AgencyId
  readonly at: string
  readonly payload: ZapPayload
}

/** Hands events to the automation hook. */
export interface ZapSender {
  /**
   * Never fails, and delays the request only by handing the event over (domain.md, Mail and hooks).
   */
  send(zap: Zap): Promise<void>
}

/** The hook of this place. */
export const theZaps = (): ZapSender => zapSender(zapQueue())

/** Sends events to the queue; an event that the queue refuses is logged and dropped. */
export function zapSender(queue: Queue): ZapSender {
  return {
    async send(zap) {
      const { id, agencyId } = zap
      try {
        await queue.send({ ...zap })
        log.info('zap.queued', { id, zap: zap.zap, agencyId })
      } catch (error) {
        log.error('zap.lost', { id, zap: zap.zap, agencyId, cause: String(error) })
      }
    },
  }
}
