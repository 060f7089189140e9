import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { updating } from '../content-crud'
import { managerMakers } from '../manage-content'

export const updateActivity = useCase(contentCrudRoutes.updateActivity, updating('Activities'))

export const handler = lambdaFor(updateActivity, managerMakers)
