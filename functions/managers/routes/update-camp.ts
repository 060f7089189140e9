import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { updating } from '../content-crud'
import { managerMakers } from '../manage-content'

export const updateCamp = useCase(contentCrudRoutes.updateCamp, updating('Camps'))

export const handler = lambdaFor(updateCamp, managerMakers)
