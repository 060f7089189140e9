import { configRoutes } from '#shared/api/config'
import { configurationStore } from '../../data/config/configuration-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { configurationAnswer } from '../configuration-answer'

const makers = { configuration: configurationStore }

export const getServerConfiguration = useCase(
  configRoutes.getServerConfiguration,
  async (_call, { configuration }: Deps<typeof makers>) => {
    const [current, history] = await Promise.all([configuration.current(), configuration.history()])
    return configurationAnswer(current, history)
  },
)

export const handler = lambdaFor(getServerConfiguration, makers)
