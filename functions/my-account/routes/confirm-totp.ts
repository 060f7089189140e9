import { myAccountRoutes } from '#shared/api/my-account'
import { AppError } from '#shared/errors/app-error'
import { countProof } from '../../accounts/second-step'
import { stepBySecret } from '../../accounts/totp-secret'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { addFactor } from '../add-factor'
import { type TotpDeps, totpMakers } from '../my-account'

/**
 * Starting it asked for a proof, and its secret was told to whoever gave that: a code of it is
 * enough.
 */
export const confirmTotp = useCase(
  myAccountRoutes.confirmTotp,
  async ({ body: { code }, principal }, deps: TotpDeps) => {
    const now = deps.clock.now()
    const before = await deps.factors.of(principal.agencyId, principal.agentId)
    const { pending } = before
    if (pending === undefined || pending.until <= now.getTime())
      throw new AppError('auth.ticket-over')
    const { secret } = pending
    const lastStep = await countProof(principal.agentId, deps, async () => {
      const step = await stepBySecret(code, {
        owner: before,
        kept: secret,
        now,
        sealing: deps.sealing,
      })
      if (step === undefined) throw new AppError('auth.wrong-proof')
      return step
    })
    const totp = { secret, since: now.toISOString(), lastStep }
    return addFactor('totp', { before, change: { totp, pending: undefined }, principal, deps })
  },
)

export const handler = lambdaFor(confirmTotp, totpMakers)
