import { isAppError } from '#shared/errors/app-error'

/**
 * What some work returns; undefined if a business rule refuses it, such as a missing exchange rate.
 */
export function unlessAppError<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (isAppError(error)) return undefined
    throw error
  }
}
