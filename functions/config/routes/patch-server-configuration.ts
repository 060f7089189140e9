import { isDeepStrictEqual } from 'node:util'
import { configRoutes } from '#shared/api/config'
import { AppError } from '#shared/errors/app-error'
import { nameOf } from '../../data/clients/client-records'
import { changedValues, configurationStore } from '../../data/config/configuration-store'
import { agencyStore } from '../../data/people/agency-store'
import { actorOf, callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { configurationAnswer } from '../configuration-answer'

const makers = { configuration: configurationStore, agencies: agencyStore }

/** Sets values, or gives them back. Every container reads them within a minute. */
export const patchServerConfiguration = useCase(
  configRoutes.patchServerConfiguration,
  async ({ body, principal }, deps: Deps<typeof makers>) => {
    const { agencyId, agentId } = principal
    const [current, caller] = await Promise.all([
      deps.configuration.current(),
      callerIn(deps.agencies, principal),
    ])
    if (current.version !== body.version) throw new AppError('record.changed')
    const before = new Map(Object.entries(current.values))
    const values = changedValues(current.values, body.values)
    const after = new Map(Object.entries(values))
    const changes = Object.keys(body.values)
      .map((name) => ({ name, from: before.get(name) ?? null, to: after.get(name) ?? null }))
      .filter(({ from, to }) => !isDeepStrictEqual(from, to))
    if (changes.length > 0) {
      const at = deps.clock.now().toISOString()
      const entry = { at, by: caller === undefined ? agentId : nameOf(caller), changes }
      await deps.configuration.change({ version: current.version, values }, entry, {
        id: deps.makeId('audit'),
        timestamp: at,
        agencyId,
        agentId,
        action: 'agent_changed_configuration',
        details: Object.fromEntries(
          changes.map(({ name, from, to }) => [
            name,
            `${JSON.stringify(from)} → ${JSON.stringify(to)}`,
          ]),
        ),
        by: actorOf(principal, caller),
      })
    }
    const [stored, history] = await Promise.all([
      deps.configuration.current(),
      deps.configuration.history(),
    ])
    return configurationAnswer(stored, history)
  },
)

export const handler = lambdaFor(patchServerConfiguration, makers)
