import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { updating } from '../content-crud'
import { managerMakers } from '../manage-content'

export const updateTransitPoint = useCase(
  contentCrudRoutes.updateTransitPoint,
  updating('TransitPoints'),
)

export const handler = lambdaFor(updateTransitPoint, managerMakers)
