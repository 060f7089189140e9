import { configRoutes } from '#shared/api/config'
import { AppError } from '#shared/errors/app-error'
import { judgeDailyRates } from '#shared/fx/daily-rates'
import { neededCurrencies } from '#shared/fx/needed-currencies'
import { nameOf } from '../../data/clients/client-records'
import { agencyStore } from '../../data/people/agency-store'
import { actorOf, callerIn } from '../../data/people/people'
import { exchangeRecord } from '../../data/rates/exchange-records'
import { exchangeStore } from '../../data/rates/exchange-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { exchange: exchangeStore, agencies: agencyStore }

/**
 * A person takes rates that moved too far for the job; a gap stays one (domain.md, Exchange rates).
 */
export const forceExchangeRates = useCase(
  configRoutes.forceExchangeRates,
  async ({ params: { date }, body: { reason }, principal }, deps: Deps<typeof makers>) => {
    const { agencyId, agentId } = principal
    const [refused, caller] = await Promise.all([
      deps.exchange.refusedOn(date),
      callerIn(deps.agencies, principal),
    ])
    if (refused === undefined) throw new AppError('record.not-found')
    const verdict = judgeDailyRates({
      previous: undefined,
      next: refused.rates,
      needed: neededCurrencies,
      force: true,
    })
    if (verdict.kind === 'refused')
      throw new AppError('fx.rates-incomplete', { missing: verdict.missing })
    const at = deps.clock.now().toISOString()
    const by = caller === undefined ? agentId : nameOf(caller)
    const day = exchangeRecord.parse({ ...refused, forced: { by, at, reason } })
    await deps.exchange.force(day, {
      id: deps.makeId('audit'),
      timestamp: at,
      agencyId,
      agentId,
      action: 'agent_forced_exchange_rates',
      details: { date, source: day.source, reason },
      by: actorOf(principal, caller),
    })
    return day
  },
)

export const handler = lambdaFor(forceExchangeRates, makers)
