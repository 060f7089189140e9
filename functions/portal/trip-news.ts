import { otherPayers } from '#shared/itinerary/payers'
import type { ClientRecord } from '../data/clients/client-records'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { TripMail } from '../data/mail/trip-mails'
import { systemActor } from '../data/people/people'
import { type Brand, brandOf, shownOf } from '../mail/brand'
import { letter } from '../mail/letter'
import { noteAndSend } from '../mail/send-noted'
import { log } from '../runtime/log'
import { type ClientMailDeps, entryAddress } from './client-mail'
import { isPaidBy, sharedStanding } from './portal-trip'
import { entryLinkWords } from './trip-mail-parts'
import { type TripNews, tripNews } from './trip-news-words'

/** Older news is none: trips that were imported with their past. */
const newsMs = 7 * 86_400_000

/**
 * Tells a client what became of their trip or their money: by what is stored now, in their agency's
 * look, with a link that signs them in where the paper is. Nothing of what is a week old, where the agency switched such
 * mails off, or the client is not one of the trip any more.
 * @throws AppError service.busy when the mail is not taken
 */
export async function mailTripNews(mail: TripMail, deps: ClientMailDeps): Promise<void> {
  const { agencyId, itineraryId, clientId, trip: about } = mail
  const [client, agency, stored] = await Promise.all([
    deps.clients.get(agencyId, clientId),
    deps.agencies.agency(agencyId),
    deps.itineraries.get(agencyId, itineraryId),
  ])
  if (client === undefined || client.archived || agency === undefined || stored === undefined)
    return
  if (agency.tripMails?.[about] === false || !isPaidBy(stored.record, clientId)) return
  if (deps.clock.now().getTime() - Date.parse(mail.at) > newsMs) return
  const news = tripNews(mail, stored)
  if (news === undefined) return
  const brand = brandOf(agency, shownOf(stored), deps.webAddress)
  const record = {
    agencyId,
    itineraryId,
    clientId,
    at: mail.at,
    id: ['news', about, clientId, ...('paymentId' in mail ? [mail.paymentId] : [])].join('-'),
    kind: about,
    to: client.email,
    by: systemActor('mail'),
  } as const
  const newsToSend = newsMail(news, {
    client,
    stored,
    brand,
    url: await findPortalAddress(mail, { client, stored, deps, id: record.id }),
  })
  const owner = stored.people.user.agent.email
  await noteAndSend(newsToSend, { record, booking: { agency, owner }, ...deps })
  log.info('client.mailed', { about, clientId, itineraryId })
}

/** Where the client finds trip and paper, signed in by one tap; nowhere while it is not shared. */
async function findPortalAddress(
  { trip: about, agencyId, itineraryId, at }: TripMail,
  {
    client,
    stored,
    deps,
    id,
  }: { client: ClientRecord; stored: StoredItinerary; deps: ClientMailDeps; id: string },
): Promise<string | undefined> {
  if (sharedStanding(stored.record) === undefined) return undefined
  return entryAddress(client, itineraryId, deps, {
    place: about === 'confirmation' ? undefined : 'payments',
    mail: { agencyId, itineraryId, at, id },
  })
}

interface NewsPlaces {
  readonly client: Pick<ClientRecord, 'firstName' | 'email'>
  readonly stored: StoredItinerary
  readonly brand: Brand
  readonly url: string | undefined
}

/** The letter of a trip's news; without an address it asks for the paper by reply. */
export function newsMail(news: TripNews, { client, stored, brand, url }: NewsPlaces) {
  const { agent } = stored.people.user
  // The statement names what others pay, so it is nobody's who shares the trip with them.
  const isHidden =
    news.kind === 'cancellation' &&
    stored.record.state === 'cancelled' &&
    otherPayers(stored.record).length > 0
  const paper = isHidden ? undefined : news.paper
  const label = isHidden ? 'Open your trip' : news.action
  const parts = letter({
    heading: news.heading,
    paragraphs: [`Dear ${client.firstName},`, ...news.paragraphs],
    facts: news.facts,
    ...(url === undefined ? {} : { action: { label, url } }),
    closing: [
      ...(url === undefined
        ? paper === undefined
          ? []
          : [`For ${paper} as a PDF, reply to this email.`]
        : [entryLinkWords]),
      `Questions? Reply to this email and ${agent.fullName} will help you.`,
    ],
    brand,
  })
  return {
    to: client.email,
    replyTo: brand.replyTo ?? agent.email,
    subject: news.subject,
    ...parts,
  }
}
