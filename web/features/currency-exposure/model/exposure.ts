import { isAppError } from '#shared/errors/app-error'
import { currencyExposure, type Exposure, type ExposureInput } from '#shared/pricing/currency-exposure'

export type { ExposureInput }

interface Outcome {
  readonly exposure: Exposure | undefined
  /** Why there is none, in the specification's words. */
  readonly failure: string | undefined
}

/** The exposure of a trip, or why it cannot be computed: an exchange rate is missing. */
export function exposureOrFailure(input: ExposureInput): Outcome {
  try {
    return { exposure: currencyExposure(input), failure: undefined }
  } catch (error) {
    if (!isAppError(error)) throw error
    return { exposure: undefined, failure: error.message }
  }
}
