import { maxHeadshotBytes, myAccountRoutes } from '#shared/api/my-account'
import { AppError } from '#shared/errors/app-error'
import { beginsAs, signatureBytes } from '#shared/media/file-signatures'
import { agencyStore } from '../../data/people/agency-store'
import { factorStore } from '../../data/people/factor-store'
import { ownAccountStore } from '../../data/people/own-account-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { theFiles } from '../../media/the-files'
import { log } from '../../runtime/log'
import { type Deps, useCase } from '../../runtime/use-case'
import { accountView, ownAudit, ownRecords } from '../my-account'
import { headshotFolder } from './start-headshot'

const makers = {
  agencies: agencyStore,
  account: ownAccountStore,
  factors: factorStore,
  files: theFiles,
}

/** Shows a picture that has arrived, and deletes the one before it. */
export const setHeadshot = useCase(
  myAccountRoutes.setHeadshot,
  async ({ body: { key }, principal }, deps: Deps<typeof makers>) => {
    const [{ agency, agent }, factors] = await Promise.all([
      ownRecords(deps.agencies, principal),
      deps.factors.of(principal.agencyId, principal.agentId),
    ])
    if (key !== null) await requirePicture(key, deps.files, agent.id)
    const headshot = key ?? undefined
    const audit = ownAudit(
      'agent_updated_account',
      { principal, agent, details: { headshot: key } },
      deps,
    )
    await deps.account.change(agent, { headshot }, audit)
    if (agent.headshot !== undefined && agent.headshot !== headshot) {
      await deps.files
        .remove(agent.headshot)
        .catch((error: unknown) =>
          log.warn('headshot.left', { agentId: agent.id, cause: String(error) }),
        )
    }
    return accountView({ agency, agent: { ...agent, headshot }, factors })
  },
)

/**
 * @throws AppError record.not-found for a key that is not the caller's, media.not-uploaded,
 * media.other-type
 */
async function requirePicture(
  key: string,
  files: Deps<typeof makers>['files'],
  agentId: string,
): Promise<void> {
  const isOwn =
    key.startsWith(headshotFolder(agentId)) &&
    /^[0-9a-f]{32}\.jpg$/.test(key.split('/').at(-1) ?? '')
  if (!isOwn || key.split('/').length !== 3) throw new AppError('record.not-found')
  const file = await files.take({ key, mimeType: 'image/jpeg' })
  if (file === undefined || file.size > maxHeadshotBytes) throw new AppError('media.not-uploaded')
  if (beginsAs(await files.start(key, signatureBytes), 'image/jpeg')) return
  await files.remove(key)
  throw new AppError('media.other-type')
}

export const handler = lambdaFor(setHeadshot, makers)
