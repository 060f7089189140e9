import { AppError } from './app-error'

/**
 * Refuses a request for one of its fields, named by its path as in `body.startDate`.
 * @throws AppError request.invalid
 */
export function refuseField(field: string, message: string): never {
  throw new AppError('request.invalid', { fields: [{ field, message }] })
}
