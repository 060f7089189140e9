import { lightboxRoutes } from '#shared/api/lightboxes'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { labelMakers, listLabels } from '../library-labels'

export const listTags = useCase(lightboxRoutes.listTags, listLabels('tags'))

export const handler = lambdaFor(listTags, labelMakers)
