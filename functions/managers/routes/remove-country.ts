import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { removingPlace } from '../content-crud'
import { managerMakers } from '../manage-content'

export const removeCountry = useCase(contentCrudRoutes.removeCountry, removingPlace('Countries'))

export const handler = lambdaFor(removeCountry, managerMakers)
