import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { removing } from '../content-crud'
import { managerMakers } from '../manage-content'

export const removeCamp = useCase(contentCrudRoutes.removeCamp, removing('Camps'))

export const handler = lambdaFor(removeCamp, managerMakers)
