import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { creating } from '../content-crud'
import { managerMakers } from '../manage-content'

export const createTransitPoint = useCase(
  contentCrudRoutes.createTransitPoint,
  creating('TransitPoints'),
)

export const handler = lambdaFor(createTransitPoint, managerMakers)
