import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { answerAddresses } from '../../data/mail/answer-addresses'
import { sentMailStore } from '../../data/mail/sent-mails'
import { attemptStore } from '../../data/people/attempt-store'
import type { Table } from '../../data/table/table-access'
import { theMailer } from '../../mail/ses-mailer'
import { consultantAddress, webAddress } from '../../runtime/configuration'
import type { Deps } from '../../runtime/use-case'
import { writingMakers } from '../write-message'
import { theInboundFiles } from './inbound-files'

export const inboundMakers = {
  ...writingMakers,
  itineraries: itineraryStore,
  mails: sentMailStore,
  addresses: (table: Table) => answerAddresses(table),
  attempts: attemptStore,
  mailer: theMailer,
  inbound: theInboundFiles,
  webAddress,
  consultant: consultantAddress,
}
export type InboundDeps = Deps<typeof inboundMakers>

/** Whether somebody may do so again today. */
export const countToday = (
  what: string,
  { subject, limit }: { readonly subject: string; readonly limit: number },
  { attempts, clock }: Pick<InboundDeps, 'attempts' | 'clock'>,
): Promise<boolean> =>
  attempts.take({ what, subject, windowMs: 86_400_000, now: clock.now() }, limit)
