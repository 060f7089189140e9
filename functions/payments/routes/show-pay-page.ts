import { paymentsRoutes } from '#shared/api/payments'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { paymentLinkStore } from '../../data/payments/payment-links'
import { paymentStore } from '../../data/payments/payment-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { errorResponse } from '../../runtime/error-response'
import { reply } from '../../runtime/reply'
import { type Basics, useCase } from '../../runtime/use-case'
import { troublePage, unknownLinkPage } from '../pages/pay-closed-page'
import { payPage } from '../pages/pay-page'
import { type PayReadingDeps, readByLink } from '../pages/pay-reading'
import { payerPageStyle } from '../pages/payer-page-style'

const route = paymentsRoutes.showPayPage

/**
 * The page behind a link to pay. It only reads, whoever opens it: programs that look at mails open their links too. A
 * payer gets a page whatever happens, and never an error of the interface.
 */
export const showPayPage = useCase(route, async (call, deps: PayReadingDeps & Basics) => {
  const { params, query, requestId } = call
  const { token } = params
  if (query.part === 'style') {
    return reply<typeof route>(payerPageStyle, { headers: { 'content-type': 'text/css; charset=utf-8' } })
  }
  try {
    const reading = await readByLink(token, deps)
    if (reading === undefined) return reply<typeof route>(unknownLinkPage(token), { status: 404 })
    return payPage(reading, { token, today: deps.clock.today(), back: looksSaid(query.back) })
  } catch (error) {
    const { statusCode = 500 } = errorResponse(error, requestId)
    return reply<typeof route>(troublePage(token), { status: statusCode })
  }
})

const looksSaid = (text = '0'): number => (/^\d{1,2}$/.test(text) ? Number(text) : 0)

export const handler = lambdaFor(showPayPage, (table) => ({
  links: paymentLinkStore(table),
  itineraries: itineraryStore(table),
  payments: paymentStore(table),
}))
