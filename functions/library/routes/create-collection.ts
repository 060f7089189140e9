import { lightboxRoutes } from '#shared/api/lightboxes'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { createLabel, labelMakers } from '../library-labels'

export const createCollection = useCase(lightboxRoutes.createCollection, createLabel('collections'))

export const handler = lambdaFor(createCollection, labelMakers)
