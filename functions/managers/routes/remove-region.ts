import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { placeMakers, removingPlace } from '../content-crud'

export const removeRegion = useCase(contentCrudRoutes.removeRegion, removingPlace('Regions'))

export const handler = lambdaFor(removeRegion, placeMakers)
