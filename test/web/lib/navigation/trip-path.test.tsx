import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FeatureFlag } from '#shared/access/principal'
import { itineraryIdSchema } from '#shared/ids/ids'
import {
  useEditorPath,
  usePreferredPath,
  useTripPath,
} from '../../../../web/lib/navigation/trip-path'
import { SessionContext } from '../../../../web/lib/session/session'
import { aSession } from '../session/builders'

function Path() {
  const [path, given] = [useTripPath()(itineraryIdSchema.parse('itn_hartley')), usePreferredPath()]
  return `${path} ${given('/itinerary/edit/itn_hartley')} ${given('/clients/cli_hartley')}`
}
const pathWith = (...flags: FeatureFlag[]) =>
  renderToStaticMarkup(
    <SessionContext value={aSession(flags)}>
      <Path />
    </SessionContext>,
  )

test('links of ours and of the server’s open the first editor, and the second one where the agency has it', () => {
  expect(pathWith()).toBe(
    '/itinerary/edit/itn_hartley /itinerary/edit/itn_hartley /clients/cli_hartley',
  )
  expect(pathWith('useEditItinerary2')).toBe(
    '/itinerary/itn_hartley /itinerary/itn_hartley /clients/cli_hartley',
  )
})

test('1 §6, PRESO: links open the presentation, and what edits opens the first editor', () => {
  function Editor() {
    return useEditorPath()(itineraryIdSchema.parse('itn_hartley'))
  }
  expect(pathWith('PRESO', 'useEditItinerary2')).toBe(
    '/itinerary/itn_hartley/presentation /itinerary/itn_hartley/presentation /clients/cli_hartley',
  )
  expect(
    renderToStaticMarkup(
      <SessionContext value={aSession(['PRESO', 'useEditItinerary2'])}>
        <Editor />
      </SessionContext>,
    ),
  ).toBe('/itinerary/edit/itn_hartley')
})
