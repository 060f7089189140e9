import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { featureFlagNames } from '#shared/access/feature-flags'
import type { Route } from '#shared/api/contract'
import { type AgencyId, agencyIdSchema, clientIdSchema } from '#shared/ids/ids'
import { logAudit } from '../../functions/audit/routes/log-audit'
import type { Zap } from '../../functions/audit/zap-sender'
import type { ClientRecord } from '../../functions/data/clients/client-records'
import { messageStore } from '../../functions/data/itineraries/message-store'
import { replyStore } from '../../functions/data/itineraries/reply-store'
import { savedItineraryStore } from '../../functions/data/itineraries/saved-itinerary-store'
import { tripPortalStore } from '../../functions/data/itineraries/trip-portal-store'
import { mailStops } from '../../functions/data/mail/mail-stops'
import { outboxStore } from '../../functions/data/mail/outbox-store'
import { sentMailStore } from '../../functions/data/mail/sent-mails'
import { paymentStore } from '../../functions/data/payments/payment-store'
import { attemptStore } from '../../functions/data/people/attempt-store'
import { type AuditEntry, auditStore } from '../../functions/data/people/audit-store'
import { auditTrail } from '../../functions/data/people/audit-trail'
import { clientSessions } from '../../functions/data/people/client-sessions'
import { knownDevices } from '../../functions/data/people/known-devices'
import { clientLinkLifeMs, portalAccounts } from '../../functions/data/people/portal-accounts'
import { termsStore } from '../../functions/data/people/terms-store'
import { ticketLifeMs } from '../../functions/data/people/ticket-store'
import { visitStore } from '../../functions/data/people/visit-store'
import { presentationStore } from '../../functions/data/presentations/presentation-store'
import { roomStore } from '../../functions/data/rates/room-store'
import { mailLimits, maxMails } from '../../functions/mail/mail-limits'
import type { Mail } from '../../functions/mail/mailer'
import { messageWorker } from '../../functions/messages/jobs/message-worker'
import { sweepMessages } from '../../functions/messages/jobs/sweep-messages'
import { maxClientSignInsNoted } from '../../functions/portal/client-sign-in-events'
import { firstViews } from '../../functions/portal/first-views'
import { acceptTerms } from '../../functions/portal/routes/accept-terms'
import { checkClientLink } from '../../functions/portal/routes/check-client-link'
import { chooseQuote } from '../../functions/portal/routes/choose-quote'
import { enterClient } from '../../functions/portal/routes/enter-client'
import { getPortal } from '../../functions/portal/routes/get-portal'
import { getPortalFlights } from '../../functions/portal/routes/get-portal-flights'
import { getPortalTrip } from '../../functions/portal/routes/get-portal-trip'
import { getTripPortal } from '../../functions/portal/routes/get-trip-portal'
import { inviteToPortal } from '../../functions/portal/routes/invite-to-portal'
import { likeStay } from '../../functions/portal/routes/like-stay'
import { loginClient } from '../../functions/portal/routes/login-client'
import { logoutClient } from '../../functions/portal/routes/logout-client'
import { noteFilmView } from '../../functions/portal/routes/note-film-view'
import { notePortalView } from '../../functions/portal/routes/note-portal-view'
import { noteReading } from '../../functions/portal/routes/note-reading'
import { openPayPage } from '../../functions/portal/routes/open-pay-page'
import { patchTripPortal } from '../../functions/portal/routes/patch-trip-portal'
import { requestClientEntry } from '../../functions/portal/routes/request-client-entry'
import { setClientPassword } from '../../functions/portal/routes/set-client-password'
import { switchClientAgency } from '../../functions/portal/routes/switch-client-agency'
import { takeOption } from '../../functions/portal/routes/take-option'
import { portalLimits } from '../../functions/portal/throttle'
import { httpLambda } from '../../functions/runtime/http-lambda'
import type { UseCase } from '../../functions/runtime/use-case'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { callLambda } from '../support/http-event'
import { published } from '../support/published'
import { quietLog, tableStores } from '../support/store-kinds'
import { tripCalls, tripWithClient } from '../support/trip-callers'
import { people, sqsRecord, tripWorld } from '../support/trip-world'

const useCases = {
  change: switchClientAgency,
  login: loginClient,
  ask: requestClientEntry,
  enter: enterClient,
  check: checkClientLink,

  setPassword: setClientPassword,
  logout: logoutClient,
  home: getPortal,
  read: getPortalTrip,
  flights: getPortalFlights,

  film: noteFilmView,
  view: notePortalView,
  accept: acceptTerms,
  like: likeStay,
  choose: chooseQuote,
  option: takeOption,
  pay: openPayPage,
  reading: noteReading,
  log: logAudit,
  portal: getTripPortal,
  patch: patchTripPortal,
  invite: inviteToPortal,
}
const answered = z.looseObject({ id: z.string() })
const hour = 3_600_000
type PatchedSegment = Readonly<Record<string, unknown>> & { readonly id: string }
interface OfferedTrip {
  readonly options: readonly {
    readonly id: string
    readonly sell?: number
    readonly isTaken: boolean
  }[]
}

async function portalWorld({ table }: TestTable) {
  const world = tripWorld(tableStores(table), { saved: savedItineraryStore(table) })
  const { trip, callers, eleanor, stranger } = await tripWithClient(world)
  const zaps: Zap[] = []
  const mails: Mail[] = []
  const queued: object[] = []
  const { catalogue } = await published()
  const accounts = portalAccounts(table)
  const deps = {
    ...world.deps,
    accounts,
    portals: tripPortalStore(table),
    attempts: attemptStore(table),
    audit: auditStore(table),
    limits: mailLimits(table),
    outbox: outboxStore(table),
    mails: sentMailStore(table),
    visits: visitStore(table),
    sessions: clientSessions(table),
    clients: world.stores.clients,
    payments: paymentStore(table),

    terms: termsStore(table),
    presentations: presentationStore(table),
    rooms: roomStore(table),
    catalogue,
    service: undefined,
    zaps: { send: async (zap: Zap) => void zaps.push(zap) },
    queue: { send: async (message: object) => void queued.push(message) },
  }
  const call = tripCalls(useCases, { deps, world, callers })
  const flags: (typeof featureFlagNames)[number][] = []
  const agency = async (id: AgencyId) => {
    const found = await world.deps.agencies.agency(id)
    return found && { ...found, featureFlags: flags }
  }
  const worker = messageWorker(() => ({
    ...deps,
    accounts: { makeLink: async () => undefined },
    portal: accounts,
    messages: messageStore(table),
    agencies: { ...world.deps.agencies, agency },
    replies: replyStore(table),
    stops: mailStops(table),
    devices: knownDevices(table),
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    webAddress: 'https://tembea.example',
    consultant: 'consultants@tembea.example',
  }))
  const work = async () => {
    const answer = await worker({
      Records: queued.splice(0).map((message) => sqsRecord(JSON.stringify(message))),
    })
    expect(answer.batchItemFailures).toEqual([])
  }
  const linkIn = (kind: string) =>
    new RegExp(`/client/${kind}/([\\w-]+)`).exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  const quote = async () => {
    await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: trip.id } })
    await world.work()
  }
  const sessions = clientSessions(table)
  const callBy = <R extends Route>(
    token: string,
    useCase: UseCase<R, never>,
    params: Record<string, string> = {},
    body?: object,
  ) => {
    const lambda = httpLambda(useCase, {
      deps: () => deps as never,
      authenticate: (given, clock) => sessions.find(given, clock.now(), useCase.route),
      clock: world.deps.clock,
    })
    const { method, path } = useCase.route
    return callLambda(lambda, { method, path, params, body, headers: { authorization: token } })
  }
  return {
    terms: deps.terms,
    world,
    trip,
    eleanor,
    stranger,
    flags,
    zaps,
    mails,
    queued,
    call,
    work,
    sweep: () =>
      sweepMessages({
        ...world.deps,
        messages: messageStore(table),
        outbox: deps.outbox,
        queue: deps.queue,
      }),
    linkIn,
    quote,
    table,
    params: { id: trip.id },
    /** Another agency makes a client with an address of its choice, and invites them. */
    async invitedElsewhere(email: string) {
      const agencyId = agencyIdSchema.parse('agy_baobab')
      const made = await world.call('imani', 'POST /api/Clients', { body: newcomer(email) })
      const reached = { agencyId, email, id: clientIdSchema.parse(answered.parse(made.body).id) }
      await accounts.open(reached)
      const now = world.deps.clock.now()
      const link = { kind: 'enter' as const, lifeMs: clientLinkLifeMs.enter, now }
      return { id: reached.id, ...(await accounts.makeLink(reached, link)) }
    },
    /** Changes to another agency with a token, through the sessions of clients. */
    changeBy: (token: string, agencyId: string) =>
      callBy(token, switchClientAgency, {}, { agencyId }),
    /** Reads the home page with a token, through the sessions of clients. */
    homeBy: (token: string) => callBy(token, getPortal),
    /** Reads the trip with a token, through the sessions of clients. */
    readBy: (token: string) => callBy(token, getPortalTrip, { id: trip.id }),
    async changeClient(id: string, changes: Partial<ClientRecord>) {
      const { clients } = world.stores
      const before = await clients.getOne(
        agencyIdSchema.parse('agy_marula'),
        clientIdSchema.parse(id),
      )
      if (before === undefined) throw new Error(`There is no client ${id}`)
      await clients.save({ before, after: { ...before, ...changes, version: before.version + 1 } })
    },
    async invited() {
      await quote()
      expect(await call('naledi', 'invite', { params: { id: trip.id } })).toMatchObject({
        status: 200,
      })
      await work()
    },
    /** What a notice tells of first looks since an instant. */
    news: (since: Date) =>
      firstViews(
        { principal: people.naledi, since: since.toISOString() },
        { ...deps, itineraries: deps.itineraries },
      ),
    async audit() {
      const query = {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'AGENCY#agy_marula#AUDIT#2026-11' },
      }
      const entries = await table.all(query)
      return entries.flatMap(({ action, clientId, itineraryId }) =>
        clientId === eleanor.id ? [{ action, itineraryId }] : [],
      )
    },
  }
}
const newcomer = (email: string) => ({ firstName: 'Eleanor', lastName: 'Hartley', email })
type PortalWorld = Awaited<ReturnType<typeof portalWorld>>

describe.each(routeEngines)('the portal on $name', (engine) => {
  let running: TestTable
  let it: PortalWorld
  beforeAll(async () => {
    quietLog()
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(async () => {
    it = await portalWorld(running)
  })

  const over = { status: 400, body: { error: { code: 'portal.link-over' } } }
  const invalid = {
    status: 400,
    body: { error: { message: 'This is an invalid registration token. Please try again.' } },
  }

  test('is entered by one tap in the invitation, once, and the agent sees it', async () => {
    await it.invited()
    expect(it.mails.at(-1)).toMatchObject({
      to: it.eleanor.email,
      subject: `Your trip: ${it.trip.name}`,
      text: expect.stringMatching(
        /When: \w{3} \d.*, \d{4}\nHow long: \d+ nights\nTravelers: 2 adults.*Naledi Mokoena\nMarula Journeys/s,
      ),
    })
    const token = it.linkIn('enter')
    expect(await it.call('naledi', 'check', { body: { token } })).toMatchObject({
      body: { kind: 'enter', email: it.eleanor.email },
    })
    const answer = await it.call('naledi', 'enter', { body: { token } })
    expect(answer).toMatchObject({
      status: 200,
      body: { clientId: it.eleanor.id, itineraryId: it.trip.id },
    })
    expect(await it.homeBy(answered.parse(answer.body).id)).toMatchObject({
      status: 200,
      body: {
        client: { firstName: 'Eleanor', lastName: 'Hartley' },
        agency: { name: 'Marula Journeys' },
        trips: [{ id: it.trip.id, standing: 'proposal' }],
      },
    })
    expect(await it.call('naledi', 'enter', { body: { token } })).toMatchObject(over)
    expect(await it.audit()).toContainEqual({ action: 'client_login', itineraryId: it.trip.id })
    expect(it.zaps.map(({ zap }) => zap)).toContain('clientPortalShared')
    expect(await it.call('naledi', 'portal', { params: it.params })).toMatchObject({
      body: { isOpen: true, invitedTo: it.eleanor.email, views: 0 },
    })
  })

  test('is read with the letter that the agent wrote, and their portrait', async () => {
    await it.invited()
    const answer = await it.call('naledi', 'enter', { body: { token: it.linkIn('enter') } })
    const { id } = answered.parse(answer.body)
    expect((await it.readBy(id)).body).not.toHaveProperty('letter')
    await presentationStore(running.table).change(
      { agencyId: it.trip.agencyId, owner: { itineraryId: it.trip.id } },
      {
        changes: { letter: { value: { text: 'Dear Eleanor, I thought of you.' } } },
        by: { id: 'agt_naledi', name: 'Naledi Mokoena' },
        now: new Date('2026-11-22T08:00:00Z'),
      },
    )
    expect(await it.readBy(id)).toMatchObject({
      body: { letter: 'Dear Eleanor, I thought of you.', agent: { name: 'Naledi Mokoena' } },
    })
  })

  test('1 §6: ccBookingOwner copies no link that signs in: the owner of a booking gets a notice', async () => {
    it.flags.push('ccBookingOwner')
    await it.invited()
    it.queued.push({
      client: 'travelers',
      agencyId: 'agy_marula',
      clientId: it.eleanor.id,
      itineraryId: it.trip.id,
    })
    await it.work()
    const toClient = it.mails.filter(({ to }) => to === it.eleanor.email)
    const others = it.mails.filter(({ to }) => to !== it.eleanor.email)
    expect(toClient.map(({ text }) => /client\/(enter|activate)/.test(text))).toEqual([true, true])
    expect(others.map(({ to, subject }) => ({ to, subject }))).toEqual(
      toClient.map(({ to, subject }) => ({
        to: 'naledi@example.com',
        subject: `Copy of the email to ${to}: ${subject}`,
      })),
    )
    for (const { text, html = '' } of others)
      expect(`${text} ${html}`).not.toMatch(/\/client\/|\/pay\//)
  })

  test('an invitation of another agency leaves the sign-in as it is until its own link is opened', async () => {
    await it.invited()
    const password = 'okavango-at-six'
    await it.call('naledi', 'setPassword', { body: { token: it.linkIn('activate'), password } })
    const { email, id } = it.eleanor
    const other = await it.invitedElsewhere(email)
    const signIn = (more: object = {}) =>
      it.call('naledi', 'login', { body: { email, password, ...more } })
    expect(await signIn()).toMatchObject({ status: 200, body: { clientId: id } })
    expect(await signIn({ agencyId: 'agy_baobab' })).toMatchObject({
      status: 200,
      body: { clientId: id },
    })
    const mine = answered.parse((await signIn()).body)
    expect(await it.homeBy(mine.id)).toMatchObject({ body: { otherAgencies: [] } })
    expect(await it.changeBy(mine.id, 'agy_baobab')).toMatchObject({ status: 404 })

    expect(await it.call('naledi', 'enter', { body: { token: other.token } })).toMatchObject({
      status: 200,
      body: { clientId: other.id },
    })
    const marula = { id: 'agy_marula', name: 'Marula Journeys' }
    expect(await it.homeBy(mine.id)).toMatchObject({
      body: { otherAgencies: [{ id: 'agy_baobab' }] },
    })
    expect((await signIn()).body).toMatchObject({ agencies: [{ id: 'agy_baobab' }, marula] })
    const back = await signIn({ agencyId: 'agy_marula' })
    expect(back).toMatchObject({ status: 200, body: { clientId: id } })
    expect(await signIn()).toMatchObject({ body: { clientId: id } })
    const there = answered.parse((await it.changeBy(mine.id, 'agy_baobab')).body)
    expect(await it.homeBy(there.id)).toMatchObject({
      body: { otherAgencies: [marula], trips: [] },
    })
    expect(await it.changeBy(there.id, 'agy_nowhere')).toMatchObject({ status: 404 })
  })

  test('a sign-in with several agencies asks which, once, and a wrong password learns of none', async () => {
    await it.invited()
    const { email, id } = it.eleanor
    const token = it.linkIn('activate')
    const other = await it.invitedElsewhere(email)
    await it.call('naledi', 'enter', { body: { token: other.token } })
    await it.call('naledi', 'setPassword', { body: { token, password: 'okavango-at-six' } })
    const signIn = (password: string) => it.call('naledi', 'login', { body: { email, password } })
    const agencies = [{ id: 'agy_marula', name: 'Marula Journeys' }, { id: 'agy_baobab' }]
    expect((await signIn('okavango-at-six')).body).toMatchObject({ agencies })
    expect(await signIn('wrong-again')).toMatchObject({
      status: 401,
      body: { error: { code: 'auth.bad-credentials' } },
    })
    const chosen = { email, password: 'okavango-at-six', agencyId: 'agy_marula' }
    expect(await it.call('naledi', 'login', { body: chosen })).toMatchObject({
      body: { clientId: id },
    })
    expect(await signIn('okavango-at-six')).toMatchObject({ body: { clientId: id } })
  })

  test('an invitation shares a trip that was not, and asks for a client and a quote', async () => {
    const patch = (body: object) =>
      it.world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: it.params, body })
    await patch({ published: false })
    expect(await it.call('naledi', 'invite', { params: it.params })).toMatchObject({
      body: { error: { code: 'portal.not-ready' } },
    })
    await it.quote()
    expect(await it.call('naledi', 'invite', { params: it.params })).toMatchObject({
      body: { isOpen: true },
    })
    expect(it.zaps.map(({ zap }) => zap)).toEqual(['clientPortalShared'])
    await patch({ clientId: null })
    expect(await it.call('naledi', 'invite', { params: it.params })).toMatchObject({
      body: { error: { code: 'portal.no-client' } },
    })
  })

  test('invitations at once are mailed as often as they are answered, up to the limit of a day', async () => {
    await it.quote()
    const many = Array.from({ length: 12 }, () =>
      it.call('naledi', 'invite', { params: { id: it.trip.id } }),
    )
    const answers = await Promise.all(many)
    await it.work()
    const done = answers.filter(({ status }) => status === 200)
    expect(done.length).toBeLessThanOrEqual(maxMails.kind.invitation)
    expect(it.mails).toHaveLength(done.length)
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    for (const { status } of answers) expect([200, 409, 429]).toContain(status)
    for (let sent = done.length; sent < maxMails.kind.invitation; sent++)
      await it.call('naledi', 'invite', { params: { id: it.trip.id } })
    const refused = await it.call('naledi', 'invite', { params: { id: it.trip.id } })
    expect(refused).toMatchObject({
      status: 429,
      body: { error: { code: 'mail.recipient-limit', details: { until: expect.any(String) } } },
    })
    it.world.pass(24 * 60 * 60_000)
    expect((await it.call('naledi', 'invite', { params: { id: it.trip.id } })).status).toBe(200)
  }, 30_000)

  test('an invitation whose queue is away is mailed by the sweep', async () => {
    await it.invited()
    const [sent] = [it.mails.length]
    await it.call('naledi', 'invite', { params: { id: it.trip.id } })
    it.queued.splice(0)
    it.world.pass(6 * 60_000)
    await it.sweep()
    await it.work()
    expect(it.mails).toHaveLength(sent + 1)
    await it.sweep()
    expect(it.queued).toEqual([])
  })

  test('a sign-in link of somebody whom several agencies know is one mail that lists them', async () => {
    await it.invited()
    await it.invitedElsewhere(it.eleanor.email)
    const [before] = [it.mails.length]
    await it.call('naledi', 'ask', { body: { email: it.eleanor.email } })
    await it.work()
    expect(it.mails).toHaveLength(before + 1)
    const { text = '' } = it.mails.at(-1) ?? {}
    const links = [...text.matchAll(/\/client\/enter\/([\w-]+)/g)].map(([, token]) => token)
    expect(links).toHaveLength(2)
    for (const token of links)
      expect((await it.call('naledi', 'enter', { body: { token } })).status).toBe(200)
  })

  test('a film that the client watches counts once in half an hour, in audit trail and automation hook too', async () => {
    await it.invited()
    for (const minutes of [0, 10, 45]) {
      it.world.pass(minutes * 60_000)
      expect(await it.call('eleanor', 'film', { params: it.params })).toMatchObject({ status: 200 })
    }
    expect(await it.call('naledi', 'portal', { params: it.params })).toMatchObject({
      body: { filmViews: 2 },
    })
    expect(it.zaps.filter(({ zap }) => zap === 'videoViewed')).toHaveLength(2)
    const watched = (await it.audit()).filter(
      ({ action }) => action === 'client_viewed_itinerary_video',
    )
    expect(watched).toHaveLength(2)
    expect(await it.call('stranger', 'film', { params: it.params })).toMatchObject({ status: 404 })
  })

  test('a link works for three days, and only while its address is the client’s', async () => {
    await it.invited()
    const token = it.linkIn('enter')
    await it.world.call('naledi', 'PATCH /api/Clients/{id}', {
      params: { id: it.eleanor.id },
      body: { email: `new-${it.eleanor.email}` },
    })
    expect(await it.call('naledi', 'enter', { body: { token } })).toMatchObject(over)
    await it.invited()
    it.world.pass(clientLinkLifeMs.enter)
    expect(await it.call('naledi', 'enter', { body: { token: it.linkIn('enter') } })).toMatchObject(
      over,
    )
  })

  test('a code is entered on the device that asked for it, and few guesses are free', async () => {
    await it.invited()
    const asked = async () => {
      const { body } = await it.call('naledi', 'ask', { body: { email: it.eleanor.email } })
      await it.work()
      const { device } = z.object({ device: z.string() }).parse(body)
      return {
        device,
        code: /^(\d{6})$/m.exec(it.mails.at(-1)?.subject.slice(-6) ?? '')?.[1] ?? '',
      }
    }
    const first = await asked()
    const other = await asked()
    expect(
      await it.call('naledi', 'enter', { body: { ...first, device: other.device } }),
    ).toMatchObject(over)
    expect(await it.call('naledi', 'enter', { body: first })).toMatchObject({ status: 200 })
    expect(await it.call('naledi', 'enter', { body: first })).toMatchObject(over)
    const wrong = { device: other.device, code: other.code === '000000' ? '000001' : '000000' }
    for (let guess = 1; guess < portalLimits.code; guess++) {
      expect(await it.call('naledi', 'enter', { body: wrong })).toMatchObject(over)
    }
    expect(await it.call('naledi', 'enter', { body: other })).toMatchObject({ status: 429 })
    expect(await it.call('naledi', 'enter', { body: { device: 'x', code: '12' } })).toMatchObject({
      status: 400,
    })
    const late = await asked()
    it.world.pass(ticketLifeMs)
    expect(await it.call('naledi', 'enter', { body: late })).toMatchObject(over)
  })

  test('answers alike, whoever has an account', async () => {
    await it.invited()
    const shape = async (email: string) => {
      const { status, body } = await it.call('naledi', 'ask', { body: { email } })
      return [status, Object.keys(Object(body)), Object(body).device.length]
    }
    expect(await shape('nobody@example.com')).toEqual(await shape(it.eleanor.email))
    const [before] = [it.mails.length]
    it.queued.pop()
    await it.work()
    expect(it.mails).toHaveLength(before)
    const bad = { status: 401, body: { error: { code: 'auth.bad-credentials' } } }
    expect(
      await it.call('naledi', 'login', { body: { email: it.eleanor.email, password: 'x' } }),
    ).toMatchObject(bad)
    expect(
      await it.call('naledi', 'login', { body: { email: 'no@example.com', password: 'x' } }),
    ).toMatchObject(bad)
  })

  test('an account is activated with a password, which a reset changes, ending all sessions', async () => {
    await it.invited()
    const token = it.linkIn('activate')
    expect(await it.call('naledi', 'check', { body: { token } })).toMatchObject({
      body: { kind: 'activate' },
    })
    const short = await it.call('naledi', 'setPassword', { body: { token, password: 'short' } })
    expect(short).toMatchObject({ body: { error: { code: 'request.invalid' } } })
    const enterToken = { token: it.linkIn('enter'), password: 'okavango-at-six' }
    expect(await it.call('naledi', 'setPassword', { body: enterToken })).toMatchObject(invalid)
    const set = (password: string, link = token) =>
      it.call('naledi', 'setPassword', { body: { token: link, password } })
    expect(await set('okavango-at-six')).toMatchObject({ status: 200, body: { id: it.eleanor.id } })
    expect(await set('another-of-mine')).toMatchObject(invalid)
    expect(await it.call('naledi', 'check', { body: { token } })).toMatchObject(invalid)

    const signIn = (password: string) =>
      it.call('naledi', 'login', { body: { email: it.eleanor.email.toUpperCase(), password } })
    const session = answered.parse((await signIn('okavango-at-six')).body)
    expect(await it.homeBy(session.id)).toMatchObject({ status: 200 })
    it.world.pass(hour)
    await it.call('naledi', 'ask', { body: { email: it.eleanor.email, kind: 'reset' } })
    await it.work()
    expect(await set('delta-in-flood', it.linkIn('reset'))).toMatchObject({ status: 200 })
    expect(await it.homeBy(session.id)).toMatchObject({ status: 401 })
    expect(await signIn('okavango-at-six')).toMatchObject({ status: 401 })
    const again = answered.parse((await signIn('delta-in-flood')).body)
    expect(await it.homeBy(again.id)).toMatchObject({ status: 200 })
    it.world.pass(13 * hour)
    expect(await it.homeBy(again.id)).toMatchObject({ status: 401 })
  })

  test('a client signs out, and too many wrong passwords from one address have to wait', async () => {
    await it.invited()
    const { id } = answered.parse(
      (await it.call('naledi', 'enter', { body: { token: it.linkIn('enter') } })).body,
    )
    const lambda = httpLambda(logoutClient, {
      deps: () => ({ sessions: clientSessions(it.table) }) as never,
      authenticate: (token, clock) =>
        clientSessions(it.table).find(token, clock.now(), logoutClient.route),
      clock: it.world.deps.clock,
    })
    await callLambda(lambda, {
      method: 'POST',
      path: '/api/Clients/logout',
      headers: { authorization: id },
    })
    expect(await it.homeBy(id)).toMatchObject({ status: 401 })
    const email = `guessed-${it.eleanor.email}`
    const guess = () => it.call('naledi', 'login', { body: { email, password: 'wrong-again' } })
    const guesses = await Promise.all(Array.from({ length: portalLimits.account + 1 }, guess))
    expect(guesses.map(({ status }) => status)).toContain(429)
  }, 60_000)

  test('wrong passwords of a client are in the audit trail of their agency, few of them, and a lock-out is mailed once', async () => {
    await it.invited()
    await it.call('naledi', 'enter', { body: { token: it.linkIn('enter') } })
    const { email, id } = it.eleanor
    const guess = () => it.call('naledi', 'login', { body: { email, password: 'wrong-again' } })
    for (let count = 0; count < portalLimits.account + 2; count++) await guess()
    const events = it.queued.filter((message) => 'clientSignIn' in message)
    expect(events).toHaveLength(portalLimits.account + 2)
    const before = it.mails.length
    await it.work()
    const agencies = [agencyIdSchema.parse('agy_marula')]
    const span = { agencies, from: '2020-01-01', until: '2040-01-01', isAscending: true }
    const trail: AuditEntry[] = []
    for await (const entry of auditTrail(it.table, span)) trail.push(entry)
    expect(trail.filter(({ action }) => action === 'client_sign_in_failed')).toHaveLength(
      maxClientSignInsNoted,
    )
    expect(trail.find(({ action }) => action === 'client_sign_in_locked')?.clientId).toBe(id)
    expect(it.mails.slice(before)).toMatchObject([
      { to: email, subject: 'Someone tried to sign in to your trips' },
    ])
  }, 60_000)

  test('a session ends for every call while its client is archived, and follows a client who was merged', async () => {
    await it.invited()
    const { id } = answered.parse(
      (await it.call('naledi', 'enter', { body: { token: it.linkIn('enter') } })).body,
    )
    expect(await it.readBy(id)).toMatchObject({ status: 200 })
    await it.changeClient(it.eleanor.id, { archived: true })
    const ended = { status: 401, body: { error: { code: 'auth.expired' } } }
    expect([await it.homeBy(id), await it.readBy(id)]).toMatchObject([ended, ended])
    await it.changeClient(it.eleanor.id, {
      archived: false,
      mergedInto: clientIdSchema.parse(it.stranger.id),
    })
    expect(await it.homeBy(id)).toMatchObject({ body: { client: { firstName: 'Stranger' } } })
    await it.changeClient(it.stranger.id, { archived: true })
    expect(await it.homeBy(id)).toMatchObject(ended)
  })

  test('a client sees only their own trips, in the states that are shared', async () => {
    const missing = { status: 404, body: { error: { code: 'record.not-found' } } }
    expect(await it.call('eleanor', 'read', { params: it.params })).toMatchObject(missing) // still an estimate
    expect(await it.call('eleanor', 'home')).toMatchObject({ body: { trips: [] } })
    await it.quote()
    expect(await it.call('eleanor', 'read', { params: it.params })).toMatchObject({
      body: {
        id: it.trip.id,
        standing: 'proposal',
        parts: [{ kind: 'stay', title: expect.any(String) }],
      },
    })
    const partId = it.trip.itinerary.segments[0]?.id
    for (const who of ['stranger', 'outsider'] as const) {
      expect(await it.call(who, 'read', { params: it.params })).toMatchObject(missing)
      expect(await it.call(who, 'view', { params: it.params })).toMatchObject(missing)
      expect(await it.call(who, 'flights', { params: it.params })).toMatchObject(missing)
      expect(await it.call(who, 'choose', { params: it.params })).toMatchObject(missing)
      expect(
        await it.call(who, 'like', { params: it.params, body: { partId, isLiked: true } }),
      ).toMatchObject(missing)
      const payment = { params: { ...it.params, paymentId: 'pay_0001' } }
      expect(await it.call(who, 'pay', payment)).toMatchObject(missing)
    }
    for (const who of ['kagiso', 'imani'] as const) {
      expect(await it.call(who, 'portal', { params: it.params })).toMatchObject(missing)
      expect(
        await it.call(who, 'patch', { params: it.params, body: { price: 'none' } }),
      ).toMatchObject(missing)
      expect(await it.call(who, 'invite', { params: it.params })).toMatchObject(missing)
    }
    const unpublish = { params: it.params, body: { published: false } }
    await it.world.call('naledi', 'PATCH /api/Itineraries/{id}', unpublish)
    expect(await it.call('eleanor', 'read', { params: it.params })).toMatchObject(missing)
  })

  test('the agent chooses how the price is shown', async () => {
    await it.quote()
    expect(await it.call('eleanor', 'read', { params: it.params })).toMatchObject({
      body: { price: { total: expect.any(Number) } },
    })
    expect(
      await it.call('naledi', 'patch', { params: it.params, body: { price: 'none' } }),
    ).toMatchObject({
      body: { price: 'none' },
    })
    const { body } = await it.call('eleanor', 'read', { params: it.params })
    expect(Object(body).price).toBeUndefined()
    const odd = await it.call('naledi', 'patch', { params: it.params, body: { price: 'half' } })
    expect(odd).toMatchObject({ body: { error: { code: 'request.invalid' } } })
  })

  test('a client who pays a share of the trip reads it, sees that share alone, and answers nothing for the others', async () => {
    await it.quote()
    const name = async (clientId: string | undefined) => {
      const group = (id: string, own: object) => ({ id, travelerIds: [], allocations: {}, ...own })
      const parties = [
        group('p1', { name: 'The Hartleys' }),
        group('p2', { name: 'The Strangers', clientId }),
      ]
      return it.world.call('naledi', 'PATCH /api/Itineraries/{id}', {
        params: it.params,
        body: { parties },
      })
    }
    expect(await it.call('stranger', 'read', { params: it.params })).toMatchObject({ status: 404 })
    expect(await name('cli_nobody')).toMatchObject({ status: 404 })
    expect(await name(it.stranger.id)).toMatchObject({ status: 200 })
    const read = await it.call('stranger', 'read', { params: it.params })
    expect(read.body).toMatchObject({
      isShareOnly: true,
      price: { parties: [{ name: 'The Strangers' }] },
    })
    expect(JSON.stringify(read.body)).not.toContain('The Hartleys')
    expect(await it.call('stranger', 'home')).toMatchObject({
      body: { trips: [{ id: it.trip.id, isShareOnly: true }] },
    })
    const own = await it.call('eleanor', 'read', { params: it.params })
    expect(own.body).toMatchObject({ price: { parties: [{ name: 'The Hartleys' }] } })
    expect(own.body).not.toHaveProperty('isShareOnly')
    expect(await it.call('stranger', 'choose', { params: it.params })).toMatchObject({
      status: 404,
    })
    expect(await it.call('stranger', 'view', { params: it.params })).toMatchObject({ status: 404 })
    expect(await it.call('outsider', 'read', { params: it.params })).toMatchObject({ status: 404 })
    expect(await name(undefined)).toMatchObject({ status: 200 })
    expect(await it.call('stranger', 'read', { params: it.params })).toMatchObject({ status: 404 })
    expect(await it.call('stranger', 'home')).toMatchObject({ body: { trips: [] } })
  })

  test('how a flight stands is told to the client by whoever knows it, and of hidden flights nothing', async () => {
    await it.quote()
    const patch = { params: it.params }
    const { body } = await it.world.call('naledi', 'GET /api/Itineraries/{id}', patch)
    const { segments } = (body as unknown as { itinerary: { segments: PatchedSegment[] } })
      .itinerary
    const { startDate } = it.trip.itinerary
    const flight = {
      type: 'scheduled',
      title: 'Maun to Kasane',
      fromHubCode: 'MUB',
      travelHubCode: 'BBK',
      arrangedBy: 'Agent',
      startDate,
      endDate: startDate,
      flightNumber: 'BP 215',
      flightStatus: 'delayed',
    }
    const flights = [
      { ...flight, id: 'shown' },
      { ...flight, id: 'hidden', hideFromClient: true },
    ]
    const answer = await it.world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      ...patch,
      body: { segments: [...flights, ...segments] },
    })
    expect(answer.status).toBe(200)
    const told = await it.call('eleanor', 'flights', patch)
    expect(told).toMatchObject({
      status: 200,
      body: [{ segmentId: 'shown', status: 'delayed', source: 'agent' }],
    })
    expect(told.body).toHaveLength(1)
  })

  test('views are counted, within half an hour as one, and audited', async () => {
    await it.quote()
    const view = () => it.call('eleanor', 'view', { params: it.params })
    expect([await view(), await view()]).toMatchObject([
      { body: { views: 1 } },
      { body: { views: 1 } },
    ])
    const first = it.world.now().toISOString()
    it.world.pass(hour)
    const [{ body }] = await Promise.all([view(), view()])
    expect(body).toMatchObject({ views: 2 })
    expect(await it.call('naledi', 'portal', { params: it.params })).toMatchObject({
      body: { views: 2, firstViewedAt: first, lastViewedAt: it.world.now().toISOString() },
    })
    const entries = (await it.audit()).filter(({ action }) => action === 'client_viewed_itinerary')
    expect(entries).toHaveLength(2)
  })

  test('what is read longest is told to the agent, and the first look at the film in the bell', async () => {
    await it.quote()
    const [stay] = it.trip.itinerary.segments
    const read = (seconds: object) =>
      it.call('eleanor', 'reading', { params: it.params, body: { seconds } })
    await read({ [stay?.id ?? '']: 50, elsewhere: 900 })
    await read({ [stay?.id ?? '']: 20 })
    await it.call('eleanor', 'film', { params: it.params })
    const filmAt = it.world.now().toISOString()
    it.world.pass(hour)
    await it.call('eleanor', 'film', { params: it.params })
    const { body } = await it.call('naledi', 'portal', { params: it.params })
    expect(body).toMatchObject({ filmAt, reading: [{ seconds: 70 }] })
    const film = { what: 'film', at: filmAt, itineraryId: it.params.id }
    expect(await it.news(new Date(filmAt))).toContainEqual(expect.objectContaining(film))
    expect(await it.news(it.world.now())).not.toContainEqual(expect.objectContaining(film))
  })

  test('stays are liked, and those that the client does not see cannot be', async () => {
    await it.quote()
    const [stay] = it.trip.itinerary.segments
    const like = (partId: string | undefined, isLiked: boolean) =>
      it.call('eleanor', 'like', { params: it.params, body: { partId, isLiked } })
    expect(await like(stay?.id, true)).toMatchObject({ body: { likes: [stay?.id] } })
    expect(await it.call('eleanor', 'read', { params: it.params })).toMatchObject({
      body: { likes: [stay?.id] },
    })
    expect(await like(stay?.id, false)).toMatchObject({ body: { likes: [] } })
    expect(await like('elsewhere', true)).toMatchObject({ status: 404 })
    await like(stay?.id, false)
    const likes = (await it.audit()).filter(({ action }) => action === 'client_liked_stay')
    expect(likes).toHaveLength(2)
  })

  test('twenty likes at once are all answered, and none as a failure of ours', async () => {
    await it.quote()
    const [stay] = it.trip.itinerary.segments
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        it.call('eleanor', 'like', {
          params: it.params,
          body: { partId: stay?.id, isLiked: at % 2 === 0 },
        }),
      ),
    )
    for (const { status, body } of answers)
      if (status !== 200)
        expect({ status, body }).toMatchObject({
          status: 409,
          body: { error: { code: 'record.busy' } },
        })
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10)
  }, 60_000)

  test('a proposal is chosen once, and the agent is told once', async () => {
    await it.quote()
    const choose = () => it.call('eleanor', 'choose', { params: it.params })
    const [one, other] = await Promise.all([choose(), choose()])
    expect(one.status).toBe(200)
    expect(other.body).toEqual(one.body)
    await choose()
    await it.work()
    expect(
      it.mails.map(({ to, text }) => [to, text.includes('I’d like to go ahead with')]),
    ).toEqual([['naledi@example.com', true]])
    expect(it.zaps.map(({ zap }) => zap)).toEqual(['enquireTrip'])
    expect(await it.audit()).toContainEqual({
      action: 'client_enquired_trip',
      itineraryId: it.trip.id,
    })
    expect(await it.call('naledi', 'portal', { params: it.params })).toMatchObject({
      body: { chosenAt: Object(one.body).chosenAt },
    })
  })

  test('a choice is taken back until the agent acts, and the agent is told', async () => {
    await it.quote()
    const choose = (query: Record<string, string> = {}) =>
      it.call('eleanor', 'choose', { params: it.params, query })
    expect(await choose({ undo: 'true' })).toMatchObject({ status: 200, body: {} })
    await choose()
    expect((await choose({ undo: 'true' })).body).toEqual({})
    await it.work()
    const isTakenBack = ({ text }: { readonly text: string }) =>
      text.includes('taken back my choice')
    expect(it.mails).toHaveLength(2) // in whichever order the queue hands them out
    expect(it.mails.filter(isTakenBack)).toHaveLength(1)
    it.world.pass(1_000)
    expect((await choose()).status).toBe(200)
    it.world.pass(1_000)
    await it.world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: it.params,
      body: { name: 'Botswana at last' },
    })
    expect(await choose({ undo: 'true' })).toMatchObject({
      status: 409,
      body: { error: { code: 'portal.choice-over' } },
    })
  })

  test('an optional item is taken and left: the price moves to the cent, and the agent is told each time', async () => {
    await it.quote()
    const { world } = it
    const stored = async () => {
      const { body } = await world.call('naledi', 'GET /api/Itineraries/{id}', {
        params: it.params,
      })
      return body as unknown as {
        finance: { sell: number }
        itinerary: { segments: PatchedSegment[] }
      }
    }
    const before = await stored()
    const balloon = {
      id: 'balloon',
      type: 'service',
      title: 'Balloon flight',
      optional: true,
      chargeable: false,
      startDate: it.trip.itinerary.startDate,
      endDate: it.trip.itinerary.startDate,
      costAmount: '450.00',
      currency: 'USD',
      arrangedBy: 'DMC',
    }
    const segments = [...before.itinerary.segments, balloon]
    const patched = await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: it.params,
      body: { segments },
    })
    expect(patched.status).toBe(200)
    expect((await stored()).finance.sell).toBe(before.finance.sell)
    const read = async () =>
      (await it.call('eleanor', 'read', { params: it.params })).body as unknown as OfferedTrip
    const [offered] = (await read()).options
    expect(offered).toMatchObject({ id: 'balloon', title: 'Balloon flight', isTaken: false })
    const take = (isTaken: boolean, partId = 'balloon') =>
      it.call('eleanor', 'option', { params: it.params, body: { partId, isTaken } })

    expect(await take(true)).toMatchObject({ status: 200, body: { isTaken: true } })
    await take(true)
    expect((await read()).options).toMatchObject([{ isTaken: true }])
    expect((await stored()).finance.sell).toBe(before.finance.sell + (offered?.sell ?? Number.NaN))
    await take(false)
    expect((await stored()).finance.sell).toBe(before.finance.sell)
    await it.work()
    const told = it.mails.map(
      ({ to, text }) => `${to} ${/Please (add|leave out) Balloon flight/.exec(text)?.[1]}`,
    )
    expect(told.toSorted()).toEqual(['naledi@example.com add', 'naledi@example.com leave out']) // both of one instant
    expect(
      (await it.audit()).filter(({ action }) => action === 'client_chose_option'),
    ).toHaveLength(2)
    expect(await take(true, String(before.itinerary.segments[0]?.id))).toMatchObject({
      status: 404,
    })
    expect(
      await it.call('stranger', 'option', {
        params: it.params,
        body: { partId: 'balloon', isTaken: true },
      }),
    ).toMatchObject({ status: 404 })
  })

  test('the terms in force are accepted by name, once, and the agent sees it', async () => {
    await it.quote()
    const { terms } = it
    const [at, publishedBy] = ['2026-11-20T08:00:00.000Z', 'Thabo']
    const latest = (await terms.inForce(agencyIdSchema.parse('agy_marula')))?.version ?? 0
    const publish = async (version: number, text: string) => {
      const draft = { text, savedAt: at, savedBy: publishedBy }
      await terms.saveDraft(agencyIdSchema.parse('agy_marula'), draft)
      const audit = {
        id: `aud_${version}`,
        agencyId: agencyIdSchema.parse('agy_marula'),
        action: 'x',
        timestamp: at,
      }
      await terms.publish(agencyIdSchema.parse('agy_marula'), {
        draft,
        version: { version, text, publishedAt: at, publishedBy },
        audit: { ...audit, by: { kind: 'system', id: 'test', name: 'test' } },
      })
    }
    await publish(latest + 1, 'No refunds in the last week.')
    const accept = (version: number, name: string) =>
      it.call('eleanor', 'accept', { body: { version, name } })
    expect(await it.call('eleanor', 'read', { params: it.params })).toMatchObject({
      body: { terms: { version: latest + 1, text: 'No refunds in the last week.' } },
    })
    expect(await accept(latest + 7, 'Eleanor')).toMatchObject({
      body: { error: { code: 'portal.terms-changed' } },
    })
    expect(await accept(latest + 1, '')).toMatchObject({ status: 400 })
    const first = await accept(latest + 1, 'Eleanor Hartley')
    expect(first).toMatchObject({
      status: 200,
      body: { name: 'Eleanor Hartley', at: it.world.now().toISOString() },
    })
    it.world.pass(hour)
    expect((await accept(latest + 1, 'E. H.')).body).toEqual(first.body)
    const { body } = await it.call('naledi', 'portal', { params: it.params })
    expect(body).toMatchObject({ terms: { version: latest + 1, name: 'Eleanor Hartley' } })
    await publish(latest + 2, 'New terms.')
    expect(
      Object(await it.call('eleanor', 'read', { params: it.params })).body.terms.accepted,
    ).toBeUndefined()
  })

  describe('1 §6: a client logs', () => {
    const actions = [
      'client_login',
      'client_enquired_trip',
      'client_viewed_itinerary_video',
      'client_viewed_itinerary',
      'client_made_itinerary_payment',
      'client_downloaded_itinerary_pdf',
    ]
    const log = (
      action: string,
      more: object = {},
      who: 'eleanor' | 'stranger' = 'eleanor',
      key?: string,
    ) => {
      const body = { action, itineraryId: it.trip.id, ...more }
      return it.call(who, 'log', { body, ...(key && { key }) })
    }
    const logged = async (action: string) =>
      (await it.audit()).filter((entry) => entry.action === action)

    test.each(actions)('%s with its own id, one entry a visit', async (action) => {
      await it.quote()
      const first = await log(action, { clientId: it.eleanor.id, details: { from: 'email' } })
      expect(first).toMatchObject({ status: 200, body: { logged: true } })
      it.world.pass(hour / 3)
      expect((await log(action)).body).toEqual(first.body)
      it.world.pass(hour / 3)
      expect((await log(action)).status).toBe(200)
      expect(await logged(action)).toHaveLength(2)
    })

    test('nothing as another, of others’ trips, or of what agents do', async () => {
      await it.quote()
      const forbidden = (reason: string) => ({
        status: 403,
        body: { error: { details: { reason } } },
      })
      expect(await log('client_login', { clientId: it.stranger.id })).toMatchObject(
        forbidden('not-your-id'),
      )
      expect(await log('agent_accessed_client')).toMatchObject(forbidden('not-your-action'))
      expect((await log('client_viewed_itinerary', {}, 'stranger')).status).toBe(404)
      expect((await log('client_viewed_itinerary', { agentId: 'agt_imani' })).status).toBe(404)
      expect((await log('client_viewed_itinerary', { agentId: 'agt_naledi' })).status).toBe(200)
    })

    test('what the server has written already to no second entry', async () => {
      await it.invited()
      await it.call('naledi', 'enter', { body: { token: it.linkIn('enter') } })
      await it.call('eleanor', 'view', { params: it.params })
      await it.call('eleanor', 'film', { params: it.params })
      for (const action of [
        'client_login',
        'client_viewed_itinerary',
        'client_viewed_itinerary_video',
      ]) {
        expect(await log(action, {}, 'eleanor', `once-${action}`)).toMatchObject({ status: 200 })
        expect(await log(action, {}, 'eleanor', `once-${action}`)).toMatchObject({ status: 200 })
        expect(await logged(action)).toHaveLength(1)
      }
    })

    test('a visit once though it is told twice at the same time', async () => {
      await it.quote()
      const answers = await Promise.all([1, 2, 3].map(() => log('client_viewed_itinerary')))
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect(await logged('client_viewed_itinerary')).toHaveLength(1)
    })
  })

  test('what is not there to be paid gets no page', async () => {
    await it.quote()
    expect(
      await it.call('eleanor', 'pay', { params: { ...it.params, paymentId: 'pay_nowhere' } }),
    ).toMatchObject({
      status: 404,
    })
  })
})
