import { availabilityRoutes, yearDays } from '#shared/api/availability'
import { campCodeOf } from '#shared/calendar/availability'
import { addDays, monthOf } from '#shared/dates/calendar-date'
import { type SupplierCode, supplierCodeSchema } from '#shared/ids/ids'
import { hiddenFlags } from '../../data/catalogue/camp-visibility'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { calendarStore } from '../../data/rates/calendar-store'
import { daysRates } from '../../data/rates/exchange-store'
import { toDollars } from '../../data/rates/to-dollars'
import { chunksOf } from '../../data/table/group-by'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { calendarDays } from '../calendar-days'

const makers = { calendar: calendarStore, exchange: daysRates, catalogue: theCatalogue }
const queriesAtOnce = 12

/**
 * A year of every camp of a region that the agent may see, by name: a Query a camp, a dozen side by
 * side.
 */
export const getRegionYear = useCase(
  availabilityRoutes.getRegionYear,
  async ({ body: { countryRegionCode, startDate }, principal }, deps: Deps<typeof makers>) => {
    const now = deps.clock.now()
    const [{ camps }, rates] = await Promise.all([
      deps.catalogue.now(now),
      deps.exchange.newest(now),
    ])
    const [region, hidden] = [camps.regionAt.get(countryRegionCode), hiddenFlags(principal)]
    const places = Array.from({ length: camps.count }, (_, place) => place).filter(
      (place) => camps.regionOf[place] === region && ((camps.flags[place] ?? 0) & hidden) === 0,
    )
    const endDate = addDays(startDate, yearDays)
    const dollars = toDollars(rates)
    const yearOf = async (supplierCode: SupplierCode) => {
      const months = { first: monthOf(startDate), last: monthOf(addDays(endDate, -1)) }
      const supplierMonths = await deps.calendar.months(supplierCode, months)
      const days = calendarDays(supplierMonths, { startDate, endDate, live: true, now, dollars })
      return days.map(({ a }) => campCodeOf(Object.values(a)) ?? null)
    }
    const dayRows = []
    for (const some of chunksOf(region === undefined ? [] : places, queriesAtOnce)) {
      const ofSome = some.map(async (place) => {
        const supplierCode = supplierCodeSchema.parse(camps.codes[place])
        return {
          supplierCode,
          campName: camps.names[place] ?? supplierCode,
          nights: await yearOf(supplierCode),
        }
      })
      dayRows.push(...(await Promise.all(ofSome)))
    }
    return { startDate, camps: dayRows }
  },
)

export const handler = lambdaFor(getRegionYear, makers)
