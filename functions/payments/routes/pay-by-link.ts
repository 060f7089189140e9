import { createHash } from 'node:crypto'
import { payableMethodSchema, payingRoutes } from '#shared/api/paying'
import { AppError, isAppError } from '#shared/errors/app-error'
import type { Charge } from '#shared/payments/charge'
import { paymentLinkStore } from '../../data/payments/payment-links'
import { lambdaFor } from '../../data/table/lambda-for'
import { errorResponse } from '../../runtime/error-response'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { theBankLinking } from '../banks/bank-linking'
import { beginPayment, beginPaymentMakers } from '../charges/begin-payment'
import { troublePage, unknownLinkPage } from '../pages/pay-closed-page'
import { linkedBank, payPage } from '../pages/pay-page'
import { payPath } from '../pages/pay-parts'
import { type PayReading, payStanding, readByLink } from '../pages/pay-reading'
import { rawBodyOf } from '../pages/raw-body'

const route = payingRoutes.payByLink

const makers = { ...beginPaymentMakers, links: paymentLinkStore, banks: theBankLinking }

/**
 * Begins the payment of a link, as startPayment does for its client, and leads to the provider's
 * page. Where that cannot be, the payer sees the link's page, which says why.
 */
export const payByLink = useCase(route, async (call, deps: Deps<typeof makers>) => {
  const { params, event, requestId } = call
  const { token } = params
  let reading: PayReading | undefined
  try {
    reading = await readByLink(token, deps)
    if (reading === undefined) return reply<typeof route>(unknownLinkPage(token), { status: 404 })
    if (payStanding(reading, deps.clock.today()) !== 'payable') return leadTo(payPath(token))
    const method = new URLSearchParams(rawBodyOf(event)).get('method')
    const charge = await beginByLink(reading, { token, method, requestId, deps })
    return leadTo(charge.redirectUrl ?? payPath(token, 1))
  } catch (error) {
    if (isAppError(error) && isSaidByThePage(error.code)) return leadTo(payPath(token, 1))
    const { statusCode = 500 } = errorResponse(error, requestId)
    const page =
      reading === undefined
        ? troublePage(token)
        : payPage(reading, {
            token,
            today: deps.clock.today(),
            back: 0,
            message: messageOf(error),
            banks: deps.banks && {},
          })
    return reply<typeof route>(page, { status: statusCode })
  }
})

/** What has changed since the link was read: the page says it when it is read again. */
const isSaidByThePage = (code: string): boolean =>
  ['payment.under-way', 'payment.settled', 'payment.not-possible', 'record.not-found'].includes(
    code,
  )

const leadTo = (location: string) => reply<typeof route>('', { status: 303, headers: { location } })

async function beginByLink(
  { link, charges }: PayReading,
  {
    token,
    method,
    requestId,
    deps,
  }: { token: string; method: string | null; requestId: string; deps: Deps<typeof makers> },
): Promise<Charge> {
  const { agencyId, itineraryId, paymentId, clientId } = link
  const linksBank = method === linkedBank
  const way = payableMethodSchema.safeParse(linksBank ? 'ach' : method)
  if (!way.success) throw new AppError('payment.refused', { reason: 'method' })
  requireFewTries(charges, deps.clock.now())
  // A form has no Idempotency-Key: the same try, as by a double click or after a crash, finds as
  // many charges as before.
  const key = createHash('sha256').update(`${token} ${charges.length}`).digest('hex')
  const wish = { method: way.data, embedded: false, returnPath: payPath(token, 1), linksBank }
  const owner = { agencyId, itineraryId, paymentId }
  return beginPayment(
    { owner, principal: { kind: 'client', agencyId, clientId }, key, wanted: wish, requestId },
    deps,
  )
}

const dayMs = 24 * 3_600_000
/** Attempts per link and day are limited. */
export const maxTriesADay = 20

/** @throws AppError auth.throttled */
function requireFewTries(charges: readonly Charge[], now: Date): void {
  const recent = charges.filter(({ startedAt }) => now.getTime() - Date.parse(startedAt) < dayMs)
  if (recent.length >= maxTriesADay)
    throw new AppError('auth.throttled', { retryAfterSeconds: 3600 })
}

function messageOf(error: unknown): string {
  const code = isAppError(error) ? error.code : 'unknown'
  if (code === 'payment.refused')
    return 'This payment method isn’t available. Choose another, or contact us.'
  if (code === 'auth.throttled')
    return 'Too many attempts today. Please try again tomorrow, or contact us.'
  if (code === 'record.busy')
    return 'Your trip is being changed at this moment. Nothing was paid. Please try again in a minute.'
  if (code === 'payment.unavailable' || code === 'service.busy')
    return 'We can’t reach our payment provider right now. Nothing was paid. Please try again in a minute.'
  return 'Something went wrong and nothing was paid. Please try again, or contact us.'
}

export const handler = lambdaFor(payByLink, makers)
