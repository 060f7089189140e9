import { contentImportRoutes } from '#shared/api/content-imports'
import { importStore } from '../../data/managers/import-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { contentPublisher } from '../publish-content'

const makers = { content: contentPublisher, imports: importStore }

/**
 * Brings an edition in force, and notes so where it is an import. What time does not suffice to
 * settle, the job settles: readers see no difference.
 */
export const publishEdition = useCase(
  contentImportRoutes.publishEdition,
  async ({ params: { edition } }, { content, imports, clock }: Deps<typeof makers>) => {
    await content.publishEdition(edition, clock.now())
    if ((await imports.get(edition)) !== undefined)
      await imports.publish(edition, clock.now().toISOString())
    return { published: true as const }
  },
)

export const handler = lambdaFor(publishEdition, makers)
