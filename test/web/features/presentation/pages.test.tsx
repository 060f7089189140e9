import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Chapter } from '../../../../web/features/presentation/components/Chapter'
import { RouteFilm } from '../../../../web/features/presentation/components/RouteFilm'
import { coverFacts } from '../../../../web/features/presentation/model/view-words'
import { theLongestTrip } from '../../../functions/paper/long-trip'

const view = theLongestTrip()
const chapter = view.chapters.find(({ parts }) => parts.some(({ kind }) => kind === 'stay'))
if (chapter === undefined) throw new Error('no chapter with a stay')
const stay = chapter.parts.find(({ kind }) => kind === 'stay')
if (stay === undefined) throw new Error('no stay')
const htmlWith = (more: object) =>
  renderToStaticMarkup(
    <Chapter view={view} index={1} chapter={{ ...chapter, parts: [{ ...stay, ...more }] }} />,
  )

describe('a presentation', () => {
  test('has no card for a stay without rooms, inclusions and features', () => {
    const nothing = { rooms: [], extras: [], features: [], inclusions: undefined }
    const room = { name: 'Tent', adults: 2, children: 0 }
    expect(htmlWith({ ...nothing, mealBasis: undefined })).not.toContain('Rooms at')
    expect(htmlWith({ ...nothing, rooms: [room] })).toContain('Rooms at')
  })

  test('names chapters of one country, and the route through them, by their number', () => {
    expect(htmlWith({ features: [] })).toContain(`aria-label="Chapter two, ${chapter.title}"`)
    const route = { points: [] }
    const html = renderToStaticMarkup(
      <RouteFilm view={{ ...view, chapters: [chapter, { ...chapter, key: 'b' }] }} route={route} />,
    )
    expect(html).toContain(`aria-label="Route, Chapter one, ${chapter.title}"`)
    expect(html).toContain(`aria-label="Route, Chapter two, ${chapter.title}"`)
  })

  test('counts no countries where stays name none', () => {
    const { country: _country, ...without } = chapter
    const labels = (chapters: typeof view.chapters) =>
      coverFacts({ ...view, chapters }).map(({ label }) => label)
    expect(labels([without])).toContain('along the way')
    expect(labels([{ ...chapter, country: 'BW' }])).toContain('1 country')
  })
})
