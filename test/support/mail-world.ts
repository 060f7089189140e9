import { AppError } from '#shared/errors/app-error'
import { messageStore } from '../../functions/data/itineraries/message-store'
import { replyStore } from '../../functions/data/itineraries/reply-store'
import { savedItineraryStore } from '../../functions/data/itineraries/saved-itinerary-store'
import { tripPortalStore } from '../../functions/data/itineraries/trip-portal-store'
import { mailStops } from '../../functions/data/mail/mail-stops'
import { outboxStore } from '../../functions/data/mail/outbox-store'
import { sentMailStore } from '../../functions/data/mail/sent-mails'
import { attemptStore } from '../../functions/data/people/attempt-store'
import { auditStore } from '../../functions/data/people/audit-store'
import { knownDevices } from '../../functions/data/people/known-devices'
import { portalAccounts } from '../../functions/data/people/portal-accounts'
import { localDataKeys, sealingBy } from '../../functions/data/secrets/sealing'
import { travelerFormStore } from '../../functions/data/travelers/traveler-form-store'
import { mailLimits } from '../../functions/mail/mail-limits'
import type { Mail } from '../../functions/mail/mailer'
import { messageWorker } from '../../functions/messages/jobs/message-worker'
import { postMessage } from '../../functions/messages/routes/post-message'
import { enterClient } from '../../functions/portal/routes/enter-client'
import { inviteToPortal } from '../../functions/portal/routes/invite-to-portal'
import { remindTravelers } from '../../functions/travelers/routes/remind-travelers'
import type { TestTable } from './engines'
import { tableStores } from './store-kinds'
import { tripCalls, tripWithClient } from './trip-callers'
import { sqsRecord, tripWorld } from './trip-world'

const useCases = {
  invite: inviteToPortal,
  remind: remindTravelers,
  message: postMessage,
  enter: enterClient,
}

/**
 * A quoted trip whose agents write to its client, with the worker that sends the mails.
 * @param tested - more routes by the names that the test calls them by
 */
export async function mailWorld<Name extends string>(
  { table }: TestTable,
  tested: Readonly<Record<Name, unknown>>,
) {
  const world = tripWorld(tableStores(table), { saved: savedItineraryStore(table) })
  const { trip, callers, eleanor } = await tripWithClient(world)
  await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: trip.id } })
  await world.work()
  const mails: Mail[] = []
  const queued: object[] = []
  const refusals: number[] = []
  const webAddress = 'https://tembea.example'
  const deps = {
    ...world.deps,
    clients: world.stores.clients,
    portal: portalAccounts(table),
    accounts: portalAccounts(table),
    portals: tripPortalStore(table),
    messages: messageStore(table),
    outbox: outboxStore(table),
    mails: sentMailStore(table),
    limits: mailLimits(table),
    audit: auditStore(table),
    attempts: attemptStore(table),
    stops: mailStops(table),
    devices: knownDevices(table),
    replies: replyStore(table),
    forms: travelerFormStore(table, () => sealingBy(localDataKeys(`${'A'.repeat(43)}=`))),
    zaps: { send: async () => undefined },
    queue: { send: async (message: object) => void queued.push(message) },
    webAddress,
    consultant: 'consultants@tembea.example',
  }
  const mailer = {
    send: async (mail: Mail) => {
      if (refusals.pop() === undefined) mails.push(mail)
      else throw new AppError('service.busy')
      return undefined
    },
  }
  const worker = messageWorker(() => ({
    ...deps,
    accounts: { makeLink: async () => undefined },
    mailer,
  }))
  return {
    world,
    trip,
    eleanor,
    mails,
    mailer,
    deps,
    params: { id: trip.id },
    /** The mail service takes none of so many mails. */
    refuse: (mails: number) => void refusals.push(mails),
    /** What SES tells of a mail. */
    tell: (event: object | undefined) => void queued.push(event ?? {}),
    call: tripCalls({ ...useCases, ...tested }, { deps, world, callers }),
    /** Sends what is queued. */
    async work() {
      const answer = await worker({
        Records: queued.splice(0).map((message) => sqsRecord(JSON.stringify(message))),
      })
      return answer.batchItemFailures
    },
  }
}
