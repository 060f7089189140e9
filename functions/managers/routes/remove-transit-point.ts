import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { removing } from '../content-crud'
import { managerMakers } from '../manage-content'

export const removeTransitPoint = useCase(
  contentCrudRoutes.removeTransitPoint,
  removing('TransitPoints'),
)

export const handler = lambdaFor(removeTransitPoint, managerMakers)
