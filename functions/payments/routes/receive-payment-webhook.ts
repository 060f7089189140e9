import { $ZodError } from 'zod/v4/core'
import { payingRoutes } from '#shared/api/paying'
import { refuseField } from '#shared/errors/refuse-field'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { useCase } from '../../runtime/use-case'
import { type PaymentDeps, paymentMakers } from '../charges/payment-deps'
import { takeEvent } from '../charges/take-event'
import { rawBodyOf } from '../pages/raw-body'

/** Takes a provider's message, when the provider signed it. What it says has its effect once. */
export const receivePaymentWebhook = useCase(
  payingRoutes.receivePaymentWebhook,
  async ({ params, event }, deps: PaymentDeps) => {
    const provider = deps.providers.byName(params.provider)
    const webhook = { rawBody: rawBodyOf(event), headers: event.headers, now: deps.clock.now() }
    const providerEvent = await provider.parseWebhook(webhook).catch((error: unknown) => {
      if (error instanceof $ZodError || error instanceof SyntaxError)
        refuseField('body', 'is not a known event')
      throw error
    })
    if (providerEvent !== undefined) await takeEvent(providerEvent, deps)
    return { received: true as const }
  },
)

export const handler = publicLambdaFor(receivePaymentWebhook, paymentMakers)
