import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { creating } from '../content-crud'
import { managerMakers } from '../manage-content'

export const createCamp = useCase(contentCrudRoutes.createCamp, creating('Camps'))

export const handler = lambdaFor(createCamp, managerMakers)
