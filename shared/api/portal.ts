import * as z from 'zod/mini'
import { requiredText } from '../format/plain-text'
import { agencyIdSchema, clientIdSchema, itineraryIdSchema, paymentIdSchema } from '../ids/ids'
import { accountEmail } from './accounts'
import { defineRoutes, get, getOwned, patch, post } from './contract'
import { flightStatusView } from './flight-status'
import { newPassword } from './new-password'
import { mailPreview, ownWords } from './own-words'
import {
  clientAgency,
  portalHome,
  portalPriceSchema,
  portalTrip,
  tripPortal,
} from './portal-shapes'

const secret = z.string().check(z.minLength(1), z.maxLength(100))
const partId = z.string().check(z.minLength(1), z.maxLength(64))
const oneTrip = z.strictObject({ id: itineraryIdSchema })

/**
 * What links of our mails to clients are for: to enter at once, to choose a first password, to
 * choose a new one.
 */
export const clientLinkSchema = z.enum(['enter', 'activate', 'reset'])
export type ClientLink = z.infer<typeof clientLinkSchema>

/** What of a trip a mail is about. */
export const portalPlaceSchema = z.enum(['messages', 'payments', 'travelers'])
export type PortalPlace = z.infer<typeof portalPlaceSchema>

/** A session that was started; its token is told once. */
const portalEntry = z.object({
  id: z.string(),
  clientId: clientIdSchema,
  expires: z.iso.datetime(),
  /** Whether the CLIENT_TOKEN cookie may go over https only (1 §9). */
  isCookieSecure: z.boolean(),
  /** The trip that the mail was about. */
  itineraryId: z.optional(itineraryIdSchema),
  place: z.optional(portalPlaceSchema),
})

const password = z
  .string()
  .check(
    z.minLength(1, { error: 'Password is required' }),
    z.maxLength(128, { error: 'Your password is too long' }),
  )

export const portalRoutes = defineRoutes('portal', {
  loginClient: {
    ...post('/api/Clients/login', 'public', 'queue:mail'),
    summary:
      'Signs a client in and returns the token for the CLIENT_TOKEN cookie and the Authorization header',
    harm: 'Clients cannot sign in to see their trips.',
    body: z.strictObject({
      email: accountEmail,
      password,
      keep: z._default(z.boolean(), false),
      /** Which of the person's agencies, where the answer asked. */
      agencyId: z.optional(agencyIdSchema),
    }),
    /**
     * `agencies` asks which one, where the person travels with several and has not chosen before.
     */
    answer: z.union([portalEntry, z.object({ agencies: z.array(clientAgency) })]),
    memoryMb: 512,
  },
  requestClientEntry: {
    ...post('/api/Clients/request-entry', 'public', 'queue:mail'),
    summary:
      'Emails a link that signs in at once with a code for this device, or a link to choose a new password',
    harm: 'Clients who have no password, or forgot it, cannot sign in.',
    body: z.strictObject({
      email: accountEmail,
      kind: z._default(z.enum(['enter', 'reset']), 'enter'),
    }),
    /** The same for everybody; `device` is what the code of the mail is entered with. */
    answer: z.object({ status: z.literal('sent'), device: z.string() }),
  },
  enterClient: {
    ...post('/api/Clients/enter', 'public'),
    summary:
      'Signs a client in by the link of a mail, or by its code on the device that asked for it; either works once',
    harm: 'Clients cannot open their trips from our emails.',
    body: z.union([
      z.strictObject({ token: secret }),
      z.strictObject({
        device: secret,
        code: z.string().check(z.regex(/^\d{6}$/, { error: 'must be 6 digits' })),
      }),
    ]),
    answer: portalEntry,
  },
  switchClientAgency: {
    ...post('/api/Clients/switch-agency', 'client'),
    summary:
      'Starts a session of the same person at another of their agencies, and remembers it for their next sign-in',
    harm: 'Clients who travel with several agencies have to sign in again for each.',
    body: z.strictObject({ agencyId: agencyIdSchema }),
    answer: portalEntry,
  },
  checkClientLink: {
    ...post('/api/Clients/check-link', 'public'),
    safe: true,
    summary: 'What the link in an email to a client is for and whose it is, without using it up',
    harm: 'Clients cannot open the links in our emails.',
    body: z.strictObject({ token: secret }),
    answer: z.object({ kind: clientLinkSchema, email: z.string() }),
  },
  setClientPassword: {
    ...post('/api/Clients/set-password', 'public', 'breaches'),
    summary:
      'Sets the password of the client that a link activates or resets; it works once, and all sessions end',
    harm: 'Clients cannot activate their accounts or reset their passwords.',
    body: z.strictObject({ token: secret, password: newPassword }),
    answer: z.object({ id: clientIdSchema }),
    memoryMb: 512,
  },
  logoutClient: {
    ...post('/api/Clients/logout', 'client'),
    summary: 'Ends the client’s session',
    harm: 'Clients cannot sign out on a shared computer.',
    answer: z.object({ status: z.literal('signed out') }),
  },
  getPortal: {
    ...get('/api/portal', 'client'),
    summary: 'The signed-in client, the look of their agency, and the trips shared with them',
    harm: 'Clients cannot see their trips.',
    answer: portalHome,
  },
  getPortalTrip: {
    ...get('/api/portal/trips/{id}', 'client'),
    summary: 'A shared trip as its client reads it',
    harm: 'Clients cannot read their trip.',
    params: oneTrip,
    answer: portalTrip,
  },
  getPortalFlights: {
    ...get('/api/portal/trips/{id}/flights', 'client', 'flight-status'),
    summary: 'Status of a shared trip’s flights',
    harm: 'Clients cannot see whether their flights are on time.',
    params: oneTrip,
    answer: z.array(flightStatusView),
  },
  notePortalView: {
    ...post('/api/portal/trips/{id}/views', 'client'),
    summary: 'Notes that the client opened the trip; once in half an hour it counts as a view',
    harm: 'Agents don’t see when clients open their trips.',
    params: oneTrip,
    answer: z.object({ views: z.int() }),
  },
  noteFilmView: {
    ...post('/api/portal/trips/{id}/films', 'client', 'queue:zap'),
    summary: 'Notes that the client watched the trip’s film; once in half an hour it counts',
    harm: 'Agents don’t see when clients watch their films.',
    params: oneTrip,
    answer: z.object({ filmViews: z.int() }),
  },
  noteReading: {
    ...post('/api/portal/trips/{id}/reading', 'client'),
    summary: 'Adds to the time the client has spent reading each part of the trip',
    harm: 'Agents don’t see what interests their clients.',
    params: oneTrip,
    body: z.strictObject({
      /** By part, since it was last told. */
      seconds: z.record(partId, z.int().check(z.minimum(1), z.maximum(3_600))),
    }),
    answer: z.object({ status: z.literal('noted') }),
  },
  likeStay: {
    ...post('/api/portal/trips/{id}/likes', 'client'),
    summary: 'Likes a stay of the trip, or no longer',
    harm: 'Clients cannot show which stays they like.',
    params: oneTrip,
    body: z.strictObject({ partId, isLiked: z.boolean() }),
    answer: z.object({ likes: z.array(z.string()) }),
  },
  takeOption: {
    ...post('/api/portal/trips/{id}/options', 'client', 'queue:mail'),
    summary:
      'Takes an optional item of a proposal, or leaves it: the price moves, and the agent is told as a message',
    harm: 'Clients cannot choose optional items.',
    params: oneTrip,
    body: z.strictObject({ partId, isTaken: z.boolean() }),
    answer: z.object({ isTaken: z.boolean() }),
  },
  chooseQuote: {
    ...post('/api/portal/trips/{id}/choose', 'client', 'queue:mail', 'queue:zap'),
    summary:
      'Chooses this proposal, or takes the choice back until the agent acts (`undo`); the agent is told as a message, and asking again changes nothing',
    harm: 'Clients cannot choose between proposals.',
    params: oneTrip,
    query: z.strictObject({ undo: z.optional(z.literal('true')) }),
    answer: z.object({ chosenAt: z.optional(z.iso.datetime()) }),
  },
  acceptTerms: {
    ...post('/api/portal/terms/accept', 'client'),
    summary: 'Accepts the agency’s terms in force by name; the first acceptance of a version stays',
    harm: 'Clients cannot accept terms and conditions.',
    body: z.strictObject({ version: z.int().check(z.minimum(1)), name: requiredText(200) }),
    answer: z.object({ version: z.int(), name: z.string(), at: z.iso.datetime() }),
  },
  openPayPage: {
    ...post('/api/portal/trips/{id}/payments/{paymentId}/pay', 'client'),
    summary: 'A link to the page where the client pays one of the trip’s payments',
    harm: 'Clients cannot pay from the portal.',
    params: z.strictObject({ id: itineraryIdSchema, paymentId: paymentIdSchema }),
    answer: z.object({ address: z.string() }),
  },
  getTripPortal: {
    ...getOwned('/api/Itineraries/{id}/portal', 'signedIn'),
    summary:
      'Whether the client was invited to the trip and has opened it, what they like and chose',
    harm: 'Agents don’t see what clients did with a trip.',
    params: oneTrip,
    answer: tripPortal,
  },
  patchTripPortal: {
    ...patch('/api/Itineraries/{id}/portal', 'signedIn'),
    summary: 'Changes how much of the price the client is shown',
    harm: 'Agents cannot choose how clients see a price.',
    params: oneTrip,
    body: z.strictObject({ price: portalPriceSchema }),
    answer: tripPortal,
  },
  inviteToPortal: {
    ...post('/api/Itineraries/{id}/portal/invite', 'signedIn', 'queue:mail', 'queue:zap'),
    summary:
      'Shares the trip with its client and emails them a link that opens it, below the agent’s own words',
    harm: 'Agents cannot invite clients to the portal.',
    params: oneTrip,
    body: z.strictObject({ ownWords: z.optional(ownWords) }),
    answer: tripPortal,
  },
  previewTripMail: {
    ...post('/api/Itineraries/{id}/mails/preview', 'signedIn'),
    safe: true,
    summary:
      'An email to the trip’s client as they would get it; its links lead nowhere, and nothing is sent',
    harm: 'Agents cannot see emails to clients before they send them.',
    params: oneTrip,
    body: z.strictObject({
      kind: z.enum(['invitation', 'travelers']),
      ownWords: z.optional(ownWords),
    }),
    answer: mailPreview,
  },
})
