import type { RouteName } from '#shared/api/routes'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import type { DemoData } from '../../../infra/local/demo/demo-data'
import type { Measured, MeasuredStack } from './measured-stack'

/** Every route that changes something, once, in the order of an agent's day. */
export async function writingScenario({ ask }: MeasuredStack, data: DemoData, today: CalendarDate) {
  const made: [RouteName, Measured][] = []
  const step: MeasuredStack['ask'] = async (name, asked) => {
    const measured = await ask(name, asked)
    made.push([name, measured])
    return measured
  }
  const client = { firstName: 'Ann', lastName: 'Lee', email: 'ann.lee@example.com' }
  const { body: created, version } = await step('createClient', { body: client })
  const clientId = String(Object(created).id)
  await step('patchClient', { params: { id: clientId }, version, body: { lastName: 'Leigh' } })

  const [room] = data.roomTypes
  if (room === undefined) throw new Error('no room type')
  const dates = { startDate: addDays(today, 60), endDate: addDays(today, 63) }
  const rooms = [{ optionKey: room.optionKey, adults: 2, children: 0 }]
  const stay = { type: 'stay', supplierCode: room.optionKey.split('-')[0], ...dates, rooms }
  const itinerary = { adults: 2, children: 0, ...dates, segments: [stay] }
  const trip = await step('createItinerary', {
    body: { name: 'Measured', clientId, ...dates, itinerary },
  })
  const id = String(Object(trip.body).id)
  await step('patchItinerary', { params: { id }, version: trip.version, body: { name: 'Renamed' } })
  await step('getQuote', { body: { itineraryId: id } })
  await step('logAudit', { body: { action: 'agent_accessed_client', clientId } })
  await step('queueZap', { body: { zap: 'agencyLogIn' } })
  await step('logMessage', { body: { message: 'measured' } })
  await step('logout', {})
  return made
}
