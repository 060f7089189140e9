import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { removingPlace } from '../content-crud'
import { managerMakers } from '../manage-content'

export const removeRegion = useCase(contentCrudRoutes.removeRegion, removingPlace('Regions'))

export const handler = lambdaFor(removeRegion, managerMakers)
