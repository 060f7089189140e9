import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { placeMakers, removingPlace } from '../content-crud'

export const removeCountry = useCase(contentCrudRoutes.removeCountry, removingPlace('Countries'))

export const handler = lambdaFor(removeCountry, placeMakers)
