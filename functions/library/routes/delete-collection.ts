import { lightboxRoutes } from '#shared/api/lightboxes'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { deleteLabel, labelMakers } from '../library-labels'

export const deleteCollection = useCase(lightboxRoutes.deleteCollection, deleteLabel('collections'))

export const handler = lambdaFor(deleteCollection, labelMakers)
