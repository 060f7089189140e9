import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FeatureFlag } from '#shared/access/principal'
import { itineraryIdSchema } from '#shared/ids/ids'
import { useTripPath } from '../../../../web/lib/navigation/trip-path'
import { SessionContext } from '../../../../web/lib/session/session'
import { aSession } from '../session/builders'

function Path() {
  return useTripPath()(itineraryIdSchema.parse('itn_hartley'))
}
const pathWith = (...flags: FeatureFlag[]) =>
  renderToStaticMarkup(
    <SessionContext value={aSession(flags)}>
      <Path />
    </SessionContext>,
  )

test('links open the first editor, and the second one where the agency has it', () => {
  expect(pathWith()).toBe('/itinerary/edit/itn_hartley')
  expect(pathWith('useEditItinerary2')).toBe('/itinerary/itn_hartley')
})
