import * as z from 'zod/mini'
import { accountEmail } from '#shared/api/accounts'
import type { PortalPlace } from '#shared/api/portal'
import {
  agencyIdSchema,
  type ClientId,
  clientIdSchema,
  type ItineraryId,
  itineraryIdSchema,
} from '#shared/ids/ids'
import type { ClientRecord } from '../data/clients/client-records'
import type { ClientStore } from '../data/clients/client-store'
import type { ItineraryStore } from '../data/itineraries/itinerary-store'
import { type MailPlace, mailPlaceSchema, type SentMails } from '../data/mail/sent-mails'
import type { AgencyStore } from '../data/people/agency-store'
import { clientLinkLifeMs, type PortalAccounts } from '../data/people/portal-accounts'
import { ticketLifeMs } from '../data/people/ticket-store'
import { type Brand, brandOf, tembeaBrand } from '../mail/brand'
import { sendWithCopy } from '../mail/copy-owner'
import { letter } from '../mail/letter'
import type { Mail, Mailer } from '../mail/mailer'
import { sendNoted } from '../mail/send-noted'
import type { Clock } from '../runtime/clock'
import { log } from '../runtime/log'
import { invitationMail } from './invitation-mail'
import { presentClient } from './present-client'
import { travelersMail } from './travelers-mail'

/**
 * What the queue of mails carries for clients: what was asked for with an email, an invitation to a
 * trip, or a reminder of travelers' details.
 */
export const clientMailSchema = z.discriminatedUnion('client', [
  z.object({ client: z.enum(['enter', 'reset']), email: accountEmail, device: z.string() }),
  z.object({
    client: z.enum(['invite', 'travelers']),
    agencyId: agencyIdSchema,
    clientId: clientIdSchema,
    itineraryId: itineraryIdSchema,
    /** Where the record of it lies in the trip's mails. */
    mail: z.optional(z.pick(mailPlaceSchema, { at: true, id: true })),
  }),
])
export type ClientMail = z.infer<typeof clientMailSchema>
type TripClientMail = Extract<ClientMail, { readonly clientId: ClientId }>

export interface ClientMailDeps {
  readonly portal: Pick<PortalAccounts, 'login' | 'makeLink' | 'open'>
  readonly clients: Pick<ClientStore, 'get'>
  readonly agencies: Pick<AgencyStore, 'agency' | 'agent'>
  readonly itineraries: Pick<ItineraryStore, 'get'>
  readonly mails: Pick<SentMails, 'begin' | 'get' | 'settle' | 'addressForAnswers'>
  readonly mailer: Mailer
  readonly webAddress: string
  readonly clock: Clock
}

/**
 * Sends a mail to a client with links made for it; nothing where there is no such client.
 * @throws AppError service.busy when it is not taken
 */
export async function mailClient(mail: ClientMail, deps: ClientMailDeps): Promise<void> {
  if ('clientId' in mail) return mailAboutTrip(mail, deps)
  const wishes = await wishesOf(mail.email, deps)
  const [first, ...others] = wishes
  if (first === undefined) return
  // One password, whichever agency's mail it is in.
  if (mail.client === 'reset') await deps.mailer.send(await resetMail(first))
  else
    await deps.mailer.send(
      others.length === 0
        ? await entryMail(mail.device, first)
        : await choiceMail(mail.device, [first, ...others]),
    )
  log.info('client.mailed', { about: mail.client, clientId: first.client.id })
}

/** Whom an email is at each agency that knows it, those that they entered before first. */
async function wishesOf(email: string, deps: ClientMailDeps): Promise<Wish[]> {
  const { accounts = [], invited = [] } = (await deps.portal.login(email)) ?? {}
  const wishes = await Promise.all(
    [...accounts, ...invited].map(async (account): Promise<Wish[]> => {
      const [client, agency] = await Promise.all([
        presentClient(deps.clients, { ...account, email }),
        deps.agencies.agency(account.agencyId),
      ])
      if (client === undefined || agency === undefined || agency.archived) return []
      const brand = brandOf(agency, { id: client.id, name: agency.name }, deps.webAddress)
      return [{ client, brand, deps }]
    }),
  )
  return wishes.flat()
}

interface Wish {
  readonly client: ClientRecord
  readonly brand: Brand
  readonly deps: ClientMailDeps
}

const entryLink = ({ client, deps }: Wish, device: string) =>
  deps.portal.makeLink(client, {
    kind: 'enter',
    lifeMs: ticketLifeMs,
    device,
    now: deps.clock.now(),
  })

/** One mail for somebody whom several agencies know, with a link and a code of each. */
async function choiceMail(device: string, wishes: readonly [Wish, ...Wish[]]): Promise<Mail> {
  const [{ client, deps }] = wishes
  const rows = await Promise.all(
    wishes.map(async (wish) => {
      const { token, code = '' } = await entryLink(wish, device)
      const url = `${deps.webAddress}/client/enter/${token}`
      return { name: wish.brand.name, value: `Code ${code}`, url }
    }),
  )
  const heading = 'Sign in to your trips'
  const parts = letter({
    heading,
    paragraphs: [
      `Hello ${client.firstName},`,
      'Several travel agencies have trips for you. Tap the one whose trips you want to see, on the device where you want to see them, or enter its code where you asked for it.',
    ],
    sections: [{ title: 'Your agencies', rows }],
    closing: [
      'Links and codes work once, for 10 minutes. If you didn’t ask for them, you can ignore this email.',
    ],
    brand: tembeaBrand(deps.webAddress),
  })
  return { to: client.email, subject: heading, ...parts }
}

async function entryMail(device: string, wish: Wish): Promise<Mail> {
  const { client, brand, deps } = wish
  const { token, code = '' } = await entryLink(wish, device)
  const heading = 'Sign in to your trips'
  const parts = letter({
    heading,
    paragraphs: [
      `Hello ${client.firstName},`,
      `Tap the button on the device where you want to see your trips with ${brand.name}.`,
    ],
    facts: [['Or enter this code where you asked for it', code]],
    action: { label: 'Sign in', url: `${deps.webAddress}/client/enter/${token}` },
    closing: [
      'Link and code work once, for 10 minutes. If you didn’t ask for them, you can ignore this email.',
    ],
    brand,
  })
  const subject = `${heading}: code ${code}`
  const { agencyId, email: to } = client
  return { to, agencyId, replyTo: brand.replyTo, subject, ...parts }
}

async function resetMail({ client, brand, deps }: Wish): Promise<Mail> {
  const { token } = await deps.portal.makeLink(client, {
    kind: 'reset',
    lifeMs: clientLinkLifeMs.reset,
    now: deps.clock.now(),
  })
  const heading = 'Choose a new password'
  const parts = letter({
    heading,
    paragraphs: [
      `Hello ${client.firstName},`,
      `We received a request to reset your password at ${brand.name}.`,
    ],
    action: { label: heading, url: `${deps.webAddress}/client/reset/${token}` },
    closing: [
      'This link works once, for an hour. If you didn’t ask for it, you can ignore this email: your password stays the same.',
    ],
    brand,
  })
  const { agencyId, email: to } = client
  return { to, agencyId, replyTo: brand.replyTo, subject: heading, ...parts }
}

async function mailAboutTrip(
  { client: about, agencyId, clientId, itineraryId, mail: entry }: TripClientMail,
  deps: ClientMailDeps,
): Promise<void> {
  const place = entry && { agencyId, itineraryId, ...entry }
  const [client, agency, stored, record] = await Promise.all([
    deps.clients.get(agencyId, clientId),
    deps.agencies.agency(agencyId),
    deps.itineraries.get(agencyId, itineraryId),
    place && deps.mails.get(place),
  ])
  if (
    client === undefined ||
    client.archived ||
    agency === undefined ||
    stored?.record.clientId !== clientId
  )
    return place && deps.mails.settle(place, { state: 'failed', at: deps.clock.now() })
  const { webAddress } = deps
  const parts = {
    client,
    agency,
    stored,
    signer: await deps.agencies.agent(agencyId, stored.record.agentId),
    ownWords: record?.ownWords,
    webAddress,
  }
  const isReminder = about === 'travelers'
  const target = { place: isReminder ? about : undefined, mail: place }
  const url = await entryAddress(client, itineraryId, deps, target)
  const mail = isReminder
    ? travelersMail({ ...parts, url })
    : invitationMail({ ...parts, url, password: await passwordAddress(client, deps) })
  const booking = { agency, owner: stored.people.user.agent.email }
  if (place === undefined) await sendWithCopy(deps.mailer, mail, booking)
  else await sendNoted(mail, { place, booking, ...deps })
  log.info('client.mailed', { about, clientId, itineraryId })
}

/** Where a client may choose a password; undefined where they have one. */
async function passwordAddress(
  client: ClientRecord,
  { portal, clock, webAddress }: ClientMailDeps,
): Promise<string | undefined> {
  const { passwordHash = '' } = (await portal.login(client.email)) ?? {}
  if (passwordHash !== '') return undefined
  const lifeMs = clientLinkLifeMs.activate
  const { token } = await portal.makeLink(client, { kind: 'activate', lifeMs, now: clock.now() })
  return `${webAddress}/client/activate/${token}`
}

export interface EntryDeps extends Pick<ClientMailDeps, 'webAddress' | 'clock'> {
  readonly portal: Pick<PortalAccounts, 'makeLink' | 'open'>
}

interface EntryTarget {
  /** What of the trip it opens. */
  readonly place?: PortalPlace | undefined
  /** The record of the mail that the address is for: it says when it was used. */
  readonly mail?: MailPlace | undefined
}

/**
 * The address in a mail that signs its reader in and opens a trip, or all of their trips without
 * one; who was never invited gets an account by it.
 */
export async function entryAddress(
  client: ClientRecord,
  itineraryId: ItineraryId | undefined,
  { portal, webAddress, clock }: EntryDeps,
  { place, mail }: EntryTarget = {},
): Promise<string> {
  await portal.open(client)
  const { token } = await portal.makeLink(client, {
    kind: 'enter',
    lifeMs: clientLinkLifeMs.enter,
    itineraryId,
    place,
    mail,
    now: clock.now(),
  })
  return `${webAddress}/client/enter/${token}`
}
