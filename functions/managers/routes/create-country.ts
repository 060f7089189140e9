import { contentCrudRoutes } from '#shared/api/content-crud'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { creating } from '../content-crud'
import { managerMakers } from '../manage-content'
import { usualCountry } from '../usual-country'

export const createCountry = useCase(
  contentCrudRoutes.createCountry,
  creating('Countries', usualCountry),
)

export const handler = lambdaFor(createCountry, managerMakers)
