import { agentsRoutes } from '#shared/api/agents'
import { AppError } from '#shared/errors/app-error'
import { askForPasskey } from '../../accounts/challenges'
import { factorStore } from '../../data/people/factor-store'
import { ticketStore } from '../../data/people/ticket-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { factors: factorStore, tickets: ticketStore }

export const startPasskeySignIn = useCase(
  agentsRoutes.startPasskeySignIn,
  async ({ body }, { factors, tickets, clock }: Deps<typeof makers>) => {
    const now = clock.now()
    if (body.ticket === undefined)
      return askForPasskey(undefined, { tickets, kind: 'sign-in', now })
    const { agencyId, agentId } = (await tickets.find(body.ticket, 'second-step', now)) ?? {}
    if (agencyId === undefined || agentId === undefined) throw new AppError('auth.ticket-over')
    return askForPasskey(await factors.of(agencyId, agentId), { tickets, kind: 'sign-in', now })
  },
)

export const handler = publicLambdaFor(startPasskeySignIn, makers)
