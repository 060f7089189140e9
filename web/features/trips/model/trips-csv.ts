import { spreadsheetCsv } from '#shared/format/csv'
import { stateLabels } from '#shared/itinerary/states'
import { amountText } from '#shared/money/money'
import type { Trip } from '../api/trips-query'

const heads = [
  'Trip',
  'Booking reference',
  'Client',
  'Agent',
  'State',
  'Start',
  'End',
  'Currency',
  'Sell',
  'Margin',
  'Deposit',
  'Paid',
  'Next due',
  'Amount due',
]

/** Trips as a file for a spreadsheet: amounts with all their decimals, dates as yyyy-MM-dd. */
export function tripsCsv(trips: readonly Trip[]): string {
  return spreadsheetCsv([heads, ...trips.map(lineOf)])
}

function lineOf(trip: Trip): (string | number | undefined)[] {
  const { name, bookingReference, clientName, agentName, state, startDate, endDate, currency, dueDate } = trip
  const amount = (minor: number | undefined) =>
    minor === undefined ? undefined : amountText({ amount: minor, currency })
  return [
    ...[name, bookingReference, clientName, agentName, stateLabels[state], startDate, endDate, currency],
    ...[amount(trip.sell), amount(trip.margin), amount(trip.deposit), amount(trip.paid)],
    ...[dueDate, amount(trip.dueAmount)],
  ]
}
