import { payingRoutes } from '#shared/api/paying'
import { AppError } from '#shared/errors/app-error'
import { tokens } from '#shared/theme/tokens'
import { sandboxStore } from '../../data/payments/payment-sandbox-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { payerPageStyle } from '../pages/payer-page-style'
import { sandboxPage } from '../pages/sandbox-page'

const route = payingRoutes.showSandboxPage

const makers = { sandbox: sandboxStore }

/** The sandbox provider's page of one payment, and its style sheet. */
export const showSandboxPage = useCase(
  route,
  async ({ params, query }, { sandbox, clock }: Deps<typeof makers>) => {
    if (query.part === 'style') {
      return reply<typeof route>(payerPageStyle(tokens), {
        headers: { 'content-type': 'text/css; charset=utf-8' },
      })
    }
    const payment = await sandbox.get(params.token)
    if (payment === undefined) throw new AppError('record.not-found')
    return sandboxPage(payment, { now: clock.now() })
  },
)

export const handler = lambdaFor(showSandboxPage, makers)
