import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { brandOf, shownOf, tembeaBrand } from '../../mail/brand'
import { forwardedMail, undeliveredMail, type WhyNot } from './answer-mails'
import type { Writer } from './answerer'
import { countToday, type InboundDeps } from './inbound-deps'

/** Refusals that one person is told of in a day. */
const maxRefusals = 5

interface Telling {
  readonly writer: Writer
  readonly text: string
  readonly deps: InboundDeps
}

/**
 * Tells somebody why what they wrote is no message: at the address that we know, whoever wrote.
 */
export async function tellWriter({
  why,
  writer: { email, agency, action },
  stored,
  text,
  deps,
}: Telling & {
  readonly why: WhyNot
  readonly stored: StoredItinerary | undefined
}): Promise<void> {
  const brand =
    stored === undefined
      ? tembeaBrand(deps.webAddress)
      : brandOf(agency, shownOf(stored), deps.webAddress)
  if (await countToday('inbound-refusal', { subject: email, limit: maxRefusals }, deps))
    await deps.mailer.send(undeliveredMail({ to: email, why, text, brand, action }))
}

/** Mails what a client wrote to the agent of the trip, whose messages are not with that client. */
export async function forwardToAgent({
  writer: { by, email },
  stored: { record, people },
  text,
  deps,
}: Telling & { readonly stored: StoredItinerary }): Promise<void> {
  const client = { name: by.name, email }
  const to = people.user.agent.email
  const { webAddress } = deps
  await deps.mailer.send(forwardedMail({ to, client, tripName: record.name, text, webAddress }))
}
