import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { updating } from '../content-crud'
import { managerMakers } from '../manage-content'

export const updateCountry = useCase(contentCrudRoutes.updateCountry, updating('Countries'))

export const handler = lambdaFor(updateCountry, managerMakers)
