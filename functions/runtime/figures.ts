import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics'
import { isOnLambda, optionalEnv } from './env'
import { metricService } from './env-names'

/**
 * What the business is asked by, with its unit: each is one metric without dimensions of its own,
 * because each costs.
 */
export const figures = {
  Quotes: MetricUnit.Count,
  Holds: MetricUnit.Count,
  Confirmations: MetricUnit.Count,
  Payments: MetricUnit.Count,
  FailedMails: MetricUnit.Count,
  /** Calendars that were answered from counts too old to rely on. */
  StaleAvailability: MetricUnit.Count,
  /** Since midnight in UTC of the day that the newest exchange rates are of. */
  ExchangeRateAge: MetricUnit.Seconds,
} as const

/** Metrics are read on AWS only; elsewhere the log stays short. */
export const isMeasured = isOnLambda

export const newMetrics = (): Metrics =>
  new Metrics({ namespace: 'Tembea', serviceName: metricService(optionalEnv('stage') ?? 'local') })

/** Puts a figure into the log (EMF), once what it counts is stored. */
export function tellFigure(figure: keyof typeof figures, value = 1): void {
  if (isMeasured()) newMetrics().singleMetric().addMetric(figure, figures[figure], value)
}
