import * as z from 'zod/mini'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import { differBy } from '#shared/ids/list-checks'
import { type OwnRate, ownRate } from '#shared/itinerary/own-rates'

const day = z.union([z.literal(''), calendarDateSchema], { error: 'Enter a date' })

/** What the form checks: a period may be left open. */
export const ownRatesForm = z.object({
  rates: z
    .array(z.extend(ownRate, { from: day, until: day }))
    .check(z.maxLength(20), differBy('currency')),
})

type TypedRate = z.infer<typeof ownRatesForm>['rates'][number]

/** The rates as fields hold them. */
export const ratesToType = (rates: readonly OwnRate[]): TypedRate[] =>
  rates.map(({ from, until, ...rate }) => ({ ...rate, from: from ?? '', until: until ?? '' }))

/** The rates as they are sent. */
export const ratesToSend = (rates: readonly TypedRate[]): OwnRate[] =>
  rates.map(({ from, until, ...rate }) => ({
    ...rate,
    ...(from === '' ? {} : { from }),
    ...(until === '' ? {} : { until }),
  }))
