import { expect, test } from 'vitest'
import { activityRecord } from '../../../functions/data/catalogue/catalogue-records'
import { seenActivities } from '../../../functions/data/catalogue/seen-activities'

const activity = (optionKey: string, named: object = {}) =>
  activityRecord.parse({
    optionKey,
    name: optionKey,
    countryRegionCode: 'BW-OKA',
    countryCode: 'BW',
    description: 'By boat',
    durationMinutes: 60,
    cost: '95.00',
    currency: 'USD',
    minChildAge: 0,
    disabled: false,
    ...named,
  })
const activities = [
  activity('BWOKA-BOAT'),
  activity('BWOKA-GONE', { disabled: true }),
  activity('BWOKA-HELI', { dmcArrangedOnly: true }),
]
const seen = (flags: readonly 'showJacadaActivities'[]) =>
  seenActivities({ activities, countries: [] }, { flags: [...flags] }).map(
    ({ optionKey }) => optionKey,
  )

test('activities that only the DMC arranges are seen with the flag showJacadaActivities alone', () => {
  expect(seen([])).toEqual(['BWOKA-BOAT'])
  expect(seen(['showJacadaActivities'])).toEqual(['BWOKA-BOAT', 'BWOKA-HELI'])
})
