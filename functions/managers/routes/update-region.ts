import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { updating } from '../content-crud'
import { managerMakers } from '../manage-content'

export const updateRegion = useCase(contentCrudRoutes.updateRegion, updating('Regions'))

export const handler = lambdaFor(updateRegion, managerMakers)
