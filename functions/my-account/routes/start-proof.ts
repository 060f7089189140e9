import { myAccountRoutes } from '#shared/api/my-account'
import { askForPasskey } from '../../accounts/challenges'
import { factorStore } from '../../data/people/factor-store'
import { ticketStore } from '../../data/people/ticket-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { factors: factorStore, tickets: ticketStore }

export const startProof = useCase(
  myAccountRoutes.startProof,
  async ({ principal: { agencyId, agentId } }, { factors, tickets, clock }: Deps<typeof makers>) =>
    askForPasskey(await factors.of(agencyId, agentId), {
      tickets,
      kind: 'proof',
      now: clock.now(),
    }),
)

export const handler = lambdaFor(startProof, makers)
