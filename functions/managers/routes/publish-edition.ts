import { contentImportRoutes } from '#shared/api/content-imports'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { contentPublisher } from '../publish-content'

const makers = { content: contentPublisher }

/** Brings an edition in force. What time does not suffice to settle, the job settles: readers see no difference. */
export const publishEdition = useCase(
  contentImportRoutes.publishEdition,
  async ({ params: { edition } }, { content, clock }: Deps<typeof makers>) => {
    await content.publishEdition(edition, clock.now())
    return { published: true as const }
  },
)

export const handler = lambdaFor(publishEdition, makers)
