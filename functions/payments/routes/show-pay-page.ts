import { payingRoutes } from '#shared/api/paying'
import { withEvent } from '#shared/payments/charge-order'
import { settledPayment } from '#shared/payments/settle-payment'
import { agencyTokens } from '#shared/theme/agency-tokens'
import { clientReads } from '../../data/clients/client-reads'
import { paymentLinkStore } from '../../data/payments/payment-links'
import { lambdaFor } from '../../data/table/lambda-for'
import { errorResponse } from '../../runtime/error-response'
import { log } from '../../runtime/log'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { theBankLinking } from '../banks/bank-linking'
import type { BankLinking } from '../banks/linked-account'
import { linkedAccount } from '../banks/start-by-link'
import { isOpen } from '../charges/close-charges'
import { hearFromProviders } from '../charges/hear-from-providers'
import { paymentMakers } from '../charges/payment-deps'
import { troublePage, unknownLinkPage } from '../pages/pay-closed-page'
import { type Banks, payPage } from '../pages/pay-page'
import { type PayReading, payStanding, readByLink } from '../pages/pay-reading'
import { payerPageStyle } from '../pages/payer-page-style'

const route = payingRoutes.showPayPage

const makers = {
  ...paymentMakers,
  links: paymentLinkStore,
  clients: clientReads,
  banks: theBankLinking,
}

/**
 * The page behind a link to pay. Opening it has no effect, because mail scanners open links too. A
 * payer gets a page whatever happens, and never an error of the interface.
 */
export const showPayPage = useCase(route, async (call, deps: Deps<typeof makers>) => {
  const { params, query, requestId } = call
  const { token } = params
  if (query.part === 'style') {
    const link = await deps.links.find(token)
    const { agencyCode, theme } = (link && (await deps.agencies.agency(link.agencyId))) ?? {}
    return reply<typeof route>(payerPageStyle(agencyTokens(agencyCode, theme)), {
      headers: { 'content-type': 'text/css; charset=utf-8' },
    })
  }
  try {
    const first = await readByLink(token, deps)
    if (first === undefined) return reply<typeof route>(unknownLinkPage(token), { status: 404 })
    const isBegun =
      payStanding(first, deps.clock.today()) === 'payable' && first.charges.some(isOpen)
    const readingNow = isBegun ? await heardOf(first, deps) : first
    const [reading, isUnsure] = [readingNow ?? first, readingNow === undefined]
    const view = { token, today: deps.clock.today(), back: looksSaid(query.back), isUnsure }
    const banks = deps.banks && (isBegun ? await linkedOf(reading, deps.banks) : {})
    return payPage(reading, { ...view, banks })
  } catch (error) {
    const { statusCode = 500 } = errorResponse(error, requestId)
    return reply<typeof route>(troublePage(token), { status: statusCode })
  }
})

/**
 * The payment as its provider knows it: a payer may be back before the provider's message, which
 * alone changes anything stored. Undefined when the provider cannot be reached.
 */
async function heardOf(
  reading: PayReading,
  deps: Deps<typeof makers>,
): Promise<PayReading | undefined> {
  const { link, payment } = reading
  try {
    const news = await hearFromProviders(link, { charges: reading.charges, deps })
    const charges = news.reduce((known, { event }) => withEvent(known, event), [...reading.charges])
    return {
      ...reading,
      charges,
      payment: payment === undefined ? undefined : settledPayment(payment, charges),
    }
  } catch (error) {
    log.warn('payment.not-asked', { paymentId: link.paymentId, cause: String(error) })
    return undefined
  }
}

/**
 * The account that the payer has linked, to be paid from; none where the service cannot be reached.
 */
async function linkedOf({ link, charges }: PayReading, banks: BankLinking): Promise<Banks> {
  try {
    return { account: (await linkedAccount(charges, banks))?.words }
  } catch (error) {
    log.warn('payment.bank-not-asked', { paymentId: link.paymentId, cause: String(error) })
    return {}
  }
}

const looksSaid = (text = '0'): number => (/^\d{1,2}$/.test(text) ? Number(text) : 0)

export const handler = lambdaFor(showPayPage, makers)
