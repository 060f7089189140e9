import { randomBytes } from 'node:crypto'
import { myAccountRoutes } from '#shared/api/my-account'
import { lambdaFor } from '../../data/table/lambda-for'
import { theFiles } from '../../media/the-files'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { files: theFiles }

/**
 * Where pictures of an agent lie: nobody guesses the end of the key, and nobody else's can be set.
 */
export const headshotFolder = (agentId: string): string => `pictures/${agentId}/`

export const startHeadshot = useCase(
  myAccountRoutes.startHeadshot,
  async ({ body, principal }, { files, clock }: Deps<typeof makers>) => {
    const key = `${headshotFolder(principal.agentId)}${randomBytes(16).toString('hex')}.jpg`
    return { key, url: await files.uploadUrl({ ...body, key }, clock.now()) }
  },
)

export const handler = lambdaFor(startHeadshot, makers)
