import { lightboxRoutes } from '#shared/api/lightboxes'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { labelMakers, listLabels } from '../library-labels'

export const listCollections = useCase(lightboxRoutes.listCollections, listLabels('collections'))

export const handler = lambdaFor(listCollections, labelMakers)
