import { configRoutes } from '#shared/api/config'
import { exchangeStore } from '../../data/rates/exchange-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { exchange: exchangeStore }
const maxDays = 60

export const listExchangeDays = useCase(
  configRoutes.listExchangeDays,
  async (_call, { exchange }: Deps<typeof makers>) => {
    const [days, refused] = await Promise.all([exchange.days(maxDays), exchange.refused(maxDays)])
    return { days, refused }
  },
)

export const handler = lambdaFor(listExchangeDays, makers)
