import { myAccountRoutes } from '#shared/api/my-account'
import { AppError } from '#shared/errors/app-error'
import { checkNewPasskey } from '../../accounts/passkeys'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { addFactor } from '../add-factor'
import { type SignInDeps, signInMakers } from '../my-account'

const maxPasskeys = 20

export const addPasskey = useCase(
  myAccountRoutes.addPasskey,
  async ({ body: { name, passkey }, principal }, deps: SignInDeps) => {
    const { agencyId, agentId } = principal
    const before = await deps.factors.of(agencyId, agentId)
    if (before.passkeys.length >= maxPasskeys) throw new AppError('account.too-many-passkeys')
    const { tickets, clock } = deps
    const newPasskey = await checkNewPasskey(passkey, name, {
      tickets,
      kind: 'new-passkey',
      now: clock.now(),
      agentId,
    })
    if (before.passkeys.some(({ id }) => id === newPasskey.id))
      throw new AppError('account.passkey-known')
    const change = { passkeys: [...before.passkeys, newPasskey] }
    return addFactor('passkey', { before, change, principal, deps })
  },
)

export const handler = lambdaFor(addPasskey, signInMakers)
