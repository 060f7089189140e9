import { paymentsRoutes } from '#shared/api/payments'
import { calendarDate } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import { type Payment, paymentLabel } from '#shared/itinerary/payments'
import { ChangedMeanwhile } from '../../data/itineraries/itinerary-change'
import { type NewMail, sentMailStore } from '../../data/mail/sent-mails'
import { newPaymentLink } from '../../data/payments/payment-links'
import { portalAccounts } from '../../data/people/portal-accounts'
import type { PlannedWrite } from '../../data/table/commit'
import { lambdaFor } from '../../data/table/lambda-for'
import { type ActedOn, openTrip } from '../../itineraries/edit/change-trip'
import { nextVersion } from '../../itineraries/history/next-version'
import { brandOf, shownOf } from '../../mail/brand'
import { mailLimits } from '../../mail/mail-limits'
import { sendNoted } from '../../mail/send-noted'
import { theMailer } from '../../mail/ses-mailer'
import { agentSignature } from '../../mail/signature'
import { paymentsPlace } from '../../portal/payments-place'
import { retryContended } from '../../runtime/backoff'
import { webAddress } from '../../runtime/configuration'
import { type Deps, useCase } from '../../runtime/use-case'
import { beginPaymentMakers, clientPaying } from '../charges/begin-payment'
import { ownerOf } from '../charges/owner-of'
import { payPath } from '../pages/pay-parts'
import { requestMail } from '../requests/request-mail'
import { requirePayable, requireUnpaid } from '../requests/require-payable'

const makers = {
  ...beginPaymentMakers,
  limits: mailLimits,
  portal: portalAccounts,
  mailer: theMailer,
  mails: sentMailStore,
  webAddress,
}
type RequestPaymentDeps = Deps<typeof makers>

/**
 * Asks a client to pay: by a mail that the agent has seen before, or by a link that they pass on.
 * Both go into the trip's history.
 */
export const requestPayment = useCase(
  paymentsRoutes.requestPayment,
  async (call, deps: RequestPaymentDeps) => {
    const { principal, params, body, requestId } = call
    const { agencyId } = principal
    const owner = await ownerOf(agencyId, { paymentId: params.paymentId, deps })
    const open = () => openTrip({ principal }, owner.itineraryId, deps)
    const { before: trip, agency, by } = await open()
    const payment = trip.record.payments.find(({ paymentId }) => paymentId === params.paymentId)
    if (payment === undefined) throw new AppError('record.not-found')
    requirePayable(payment, trip.record)
    requireUnpaid(payment)
    const client = await clientPaying(trip, { payment, deps })
    if (client === undefined) throw new AppError('payment.refused', { reason: 'client' })
    const today = deps.clock.today()
    const dueDate = payment.dueDate === undefined ? today : calendarDate(payment.dueDate)
    const link = newPaymentLink({ ...owner, clientId: client.id, dueDate, today })
    const isPreview = body.by === 'preview'
    const address = `${deps.webAddress}${payPath(isPreview ? 'link' : link.token)}`
    const brand = brandOf(agency, shownOf(trip), deps.webAddress)
    const now = deps.clock.now()
    const { itineraryId } = owner
    const place = { agencyId, itineraryId, at: now.toISOString(), id: deps.makeId('message') }
    const portalAddress =
      body.by === 'mail' ? await paymentsPlace(client, trip, deps, place) : undefined
    const mail = requestMail(trip, {
      payment,
      client,
      brand,
      accounts: agency.bankAccounts ?? [],
      payAddress: address,
      portalAddress,
      ownWords: body.ownWords,
      signature: agentSignature(await deps.agencies.agent(agencyId, trip.record.agentId), {
        name: trip.people.user.agent.fullName,
        email: brand.replyTo ?? trip.people.user.agent.email,
        webAddress: deps.webAddress,
      }),
    })
    const store = async (said: string, also: readonly PlannedWrite[] = []) => {
      await deps.payments.write([link.write, ...also])
      await note({ payment, said, requestId, open }, deps)
    }
    if (body.by === 'mail') {
      const wish = { kind: 'payment', to: mail.to, agency, now } as const
      const newMail: NewMail = {
        ...place,
        clientId: client.id,
        kind: 'paymentRequest',
        to: mail.to,
        by,
        ownWords: body.ownWords,
      }
      const entryWords = `requested by email to ${mail.to}`
      await deps.limits.count(wish, () => store(entryWords, [deps.mails.add(newMail)]))
      const booking = { agency, owner: trip.people.user.agent.email }
      await sendNoted(mail, { place, booking, ...deps })
    } else if (!isPreview) await store('payment link copied')
    return {
      address: body.by === 'link' ? address : null,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
    }
  },
)

interface Noted {
  readonly payment: Payment
  readonly said: string
  readonly requestId: string
  readonly open: () => Promise<ActedOn>
}

/**
 * Records the request in the trip's history, before its mail goes out: a mail without an entry
 * could be asked for again and again. A concurrent edit is met by another try.
 */
async function note(
  { payment, said, requestId, open }: Noted,
  { itineraries, clock }: RequestPaymentDeps,
) {
  const { paymentId } = payment
  const changes = [
    {
      field: `payments.${paymentId}.request`,
      label: paymentLabel(payment),
      from: '',
      to: said,
    },
  ]
  const isChanged = (error: unknown) => error instanceof ChangedMeanwhile
  await retryContended(isChanged, async () => {
    const { before, by } = await open()
    const now = clock.now()
    const entry = { at: now.toISOString(), by, action: 'requestPayment', changes, requestId }
    const after = { ...before, record: nextVersion(before.record, now) }
    await itineraries.save({ before, after, entry })
  })
}

export const handler = lambdaFor(requestPayment, makers)
