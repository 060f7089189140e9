import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { removing } from '../content-crud'
import { managerMakers } from '../manage-content'

export const removeActivity = useCase(contentCrudRoutes.removeActivity, removing('Activities'))

export const handler = lambdaFor(removeActivity, managerMakers)
