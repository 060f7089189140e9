import { addMonths, type CalendarMonth } from '#shared/dates/calendar-date'
import { allotmentsOf } from './allotments'
import type { DemoCamp } from './catalogue-types'
import type { DemoLife } from './lives'
import { rateRulesOf } from './rate-rules'
import type { DemoAllotment, DemoRateRule } from './sale-types'

/** Months before the first one in which demo trips have travelled. */
export const pastMonths = 2

interface PastSales {
  readonly rateRules: DemoRateRule[]
  readonly allotments: DemoAllotment[]
}

/** Rates and rooms of the months before a month, for the camps alone that a trip of the past has stayed at. */
export function pastSales(camps: readonly DemoCamp[], start: CalendarMonth, lives: readonly DemoLife[]): PastSales {
  const first = addMonths(start, -pastMonths)
  const codes = new Set(lives.flatMap(({ trip }) => (trip.startDate < start ? stayCodes(trip) : [])))
  const visited = camps.filter(({ supplierCode }) => codes.has(supplierCode))
  return {
    rateRules: visited.flatMap((camp) => rateRulesOf(camp, first, pastMonths)),
    allotments: visited.flatMap((camp) => allotmentsOf(camp, first, pastMonths)),
  }
}

const stayCodes = ({ segments }: DemoLife['trip']): string[] =>
  segments.flatMap((segment) => (segment.type === 'stay' ? [segment.supplierCode] : []))
