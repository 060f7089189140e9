import { agentsRoutes } from '#shared/api/agents'
import { AppError } from '#shared/errors/app-error'
import { askForPasskey } from '../../accounts/challenges'
import { attemptStore } from '../../data/people/attempt-store'
import { factorStore } from '../../data/people/factor-store'
import { ticketStore } from '../../data/people/ticket-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { countAttempt } from '../../portal/throttle'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { attempts: attemptStore, factors: factorStore, tickets: ticketStore }

/** Challenges that one address may ask for in 15 minutes: each is an item that somebody pays for. */
export const maxChallenges = 50

export const startPasskeySignIn = useCase(
  agentsRoutes.startPasskeySignIn,
  async ({ body, sourceIp }, deps: Deps<typeof makers>) => {
    await countAttempt([['passkey-challenge', sourceIp, maxChallenges]], deps)
    const { factors, tickets, clock } = deps
    const now = clock.now()
    if (body.ticket === undefined)
      return askForPasskey(undefined, { tickets, kind: 'sign-in', now })
    const { agencyId, agentId } = (await tickets.find(body.ticket, 'second-step', now)) ?? {}
    if (agencyId === undefined || agentId === undefined) throw new AppError('auth.ticket-over')
    return askForPasskey(await factors.of(agencyId, agentId), { tickets, kind: 'sign-in', now })
  },
)

export const handler = publicLambdaFor(startPasskeySignIn, makers)
