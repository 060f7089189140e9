import { myAccountRoutes } from '#shared/api/my-account'
import { AppError } from '#shared/errors/app-error'
import { askForAccountMail } from '../../accounts/ask-for-account-mail'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { ownRecords, type SignInDeps, signInMakers } from '../my-account'

/**
 * Nothing changes until the link in the new mailbox is opened. An address that somebody has is answered like any other: its
 * owner gets a mail instead, and nobody learns of them.
 */
export const changeEmail = useCase(
  myAccountRoutes.changeEmail,
  async ({ body: { email: newEmail }, principal, token = '', sourceIp }, deps: SignInDeps) => {
    const { agent } = await ownRecords(deps.agencies, principal)
    await deps.sessions.requireProof(token, deps.clock.now(), { orSignedIn: true })
    if (newEmail.toLowerCase() === agent.email.toLowerCase())
      throw new AppError('client.email-exists')
    await askForAccountMail({ account: 'email', email: agent.email, newEmail }, sourceIp, deps)
    return { status: 'done' as const }
  },
)

export const handler = lambdaFor(changeEmail, signInMakers)
