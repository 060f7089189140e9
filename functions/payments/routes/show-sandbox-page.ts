import { paymentsRoutes } from '#shared/api/payments'
import { AppError } from '#shared/errors/app-error'
import { type SandboxStore, sandboxStore } from '../../data/payments/payment-sandbox-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { reply } from '../../runtime/reply'
import { type Basics, useCase } from '../../runtime/use-case'
import { payerPageStyle } from '../pages/payer-page-style'
import { sandboxPage } from '../pages/sandbox-page'

const route = paymentsRoutes.showSandboxPage

export interface ShowSandboxDeps extends Basics {
  readonly sandbox: Pick<SandboxStore, 'get'>
}

/** The sandbox provider's page of one payment, and its style sheet. */
export const showSandboxPage = useCase(route, async ({ params, query }, { sandbox, clock }: ShowSandboxDeps) => {
  if (query.part === 'style') {
    return reply<typeof route>(payerPageStyle, { headers: { 'content-type': 'text/css; charset=utf-8' } })
  }
  const payment = await sandbox.get(params.token)
  if (payment === undefined) throw new AppError('record.not-found')
  return sandboxPage(payment, { now: clock.now() })
})

export const handler = lambdaFor(showSandboxPage, (table) => ({ sandbox: sandboxStore(table) }))
