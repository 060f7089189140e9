import { myAccountRoutes } from '#shared/api/my-account'
import { deviceView } from '../../accounts/device-view'
import { agencyStore } from '../../data/people/agency-store'
import { sessionStore } from '../../data/people/session-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { ownRecords } from '../my-account'

const makers = { agencies: agencyStore, sessions: sessionStore }

export const listSessions = useCase(
  myAccountRoutes.listSessions,
  async ({ principal, token = '' }, { agencies, sessions, clock }: Deps<typeof makers>) => {
    const { agent } = await ownRecords(agencies, principal)
    const agentSessions = await sessions.ofAgent(agent, { token, now: clock.now() })
    return agentSessions.map(deviceView)
  },
)

export const handler = lambdaFor(listSessions, makers)
