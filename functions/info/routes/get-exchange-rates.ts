import { infoRoutes } from '#shared/api/info'
import { spotRateOf } from '#shared/fx/spot-rates'
import { type Decimal, decimalText, trimDecimal } from '#shared/money/decimal'
import { embeddedSource } from '../../data/rates/exchange-records'
import { daysRates } from '../../data/rates/exchange-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { exchange: daysRates }

/** The newest exchange rates, of whatever base is asked for. */
export const getExchangeRates = useCase(
  infoRoutes.getExchangeRates,
  async ({ query }, { exchange, clock }: Deps<typeof makers>) => {
    const { date, rates, source } = await exchange.newest(clock.now())
    const isDaily = source !== embeddedSource
    return { base: query.currency, date, rates: ratesOfBase(rates, query.currency), isDaily }
  },
)

/** Digits after the point of a rate that had to be divided. */
const places = 10

/**
 * Units of each currency for one of `base`, decimal texts. Those for one USD are as they are kept;
 * others are quotients, rounded half up to ten places.
 * @param perDollar - units of each currency for one USD
 * @throws AppError fx.missing-spot-rate when the base has no rate
 */
function ratesOfBase(
  perDollar: Readonly<Record<string, string>>,
  base: string,
): Record<string, string> {
  if (base === 'USD') return { USD: '1', ...perDollar }
  const divisor = spotRateOf({ spotRates: perDollar, currency: base })
  return Object.fromEntries(
    ['USD', ...Object.keys(perDollar)].map((currency) => {
      const rate = spotRateOf({ spotRates: perDollar, currency })
      return [currency, currency === base ? '1' : quotientText(rate, divisor)]
    }),
  )
}

function quotientText(dividend: Decimal, divisor: Decimal): string {
  const top = BigInt(dividend.units) * 10n ** BigInt(places + divisor.scale)
  const bottom = BigInt(divisor.units) * 10n ** BigInt(dividend.scale)
  return decimalText(trimDecimal({ units: (2n * top + bottom) / (2n * bottom), scale: places }))
}

export const handler = lambdaFor(getExchangeRates, makers)
