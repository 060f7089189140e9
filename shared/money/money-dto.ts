import * as z from 'zod'
import { currencyCodeSchema } from './currency-schema'

/** Money in JSON and storage: an integer of minor units and its currency. */
export const moneyDtoSchema = z.strictObject({ amount: z.int(), currency: currencyCodeSchema })
export type MoneyDto = z.infer<typeof moneyDtoSchema>
