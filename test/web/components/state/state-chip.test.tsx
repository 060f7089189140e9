import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { itineraryStates, stateLabels } from '#shared/itinerary/states'
import { StateChip, stateWord } from '../../../../web/components/state/StateChip'

describe('StateChip', () => {
  test.each(itineraryStates)('%s has its word and an icon', (state) => {
    const html = renderToStaticMarkup(<StateChip state={state} />)
    expect(html).toContain('<use href=')
    expect(html).toContain(stateLabels[state])
  })

  test('says the words of shared/', () => {
    expect(itineraryStates.map(stateWord)).toEqual(Object.values(stateLabels))
  })
})
