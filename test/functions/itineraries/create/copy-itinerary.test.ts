import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { copyItinerary } from '../../../../functions/itineraries/create/copy-itinerary'
import { agentView } from '../../../../functions/itineraries/view/view'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'

describe('a copy of a quoted trip', () => {
  const checked = new Date('2026-11-20T08:00:00.000Z')
  const days = (count: number) => new Date(checked.getTime() + count * 24 * 3_600_000)
  const source = anItinerary({
    state: 'quote',
    availabilityCheckedAt: checked.toISOString(),
    segments: [aStay({ availability: 3, availabilityCheckedAt: checked.toISOString() })],
  })
  const { id, agencyId, agentId, clientId, name } = source
  const own = { id, agencyId, agentId, clientId, name }
  const people = {
    user: {
      agency: { name: 'A', agencyCode: 'A' },
      agent: { fullName: 'B', email: 'b@example.com' },
    },
  }

  test.each([
    ['on the same days', source.startDate],
    ['on others', calendarDate('2027-09-01')],
  ])('%s knows nothing of rooms that are free, so nothing of it grows old', (_what, startDate) => {
    const record = copyItinerary(source, { ...own, state: 'saved', startDate, now: days(1) })
    expect(record.segments[0]).not.toHaveProperty('availability')
    expect(agentView({ record: source, people }, days(3)).advice).toMatchObject([
      { code: 'availability-stale' },
    ])
    expect(agentView({ record, people }, days(3)).advice).toEqual([])
  })
})
