import { lightboxRoutes } from '#shared/api/lightboxes'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { deleteLabel, labelMakers } from '../library-labels'

export const deleteTag = useCase(lightboxRoutes.deleteTag, deleteLabel('tags'))

export const handler = lambdaFor(deleteTag, labelMakers)
