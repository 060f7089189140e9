import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { creating } from '../content-crud'
import { managerMakers } from '../manage-content'

export const createActivity = useCase(contentCrudRoutes.createActivity, creating('Activities'))

export const handler = lambdaFor(createActivity, managerMakers)
