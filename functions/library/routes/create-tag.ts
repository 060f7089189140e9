import { lightboxRoutes } from '#shared/api/lightboxes'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { createLabel, labelMakers } from '../library-labels'

export const createTag = useCase(lightboxRoutes.createTag, createLabel('tags'))

export const handler = lambdaFor(createTag, labelMakers)
