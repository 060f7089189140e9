import type { RoutePoint } from '#shared/api/presentation-shapes'
import type { MapArea } from '#shared/map/areas'
import { type DrawnHub, type DrawnLeg, type DrawnPin, drawRoute } from '#shared/map/drawn-route'
import { landOf, type MapGround, type MapView, viewOf } from '#shared/map/ground'
import { hubNames } from '#shared/map/hub-names'
import { leads, seenThrough } from '#shared/map/lens'
import { mapNames } from '#shared/map/map-names'
import { routeOfPoints } from '#shared/map/view-route'
import africa from '../../../web/public/map/africa.json'
import areas from '../../../web/public/map/areas.json'
import { mark, type Paper, within } from './paper'
import { drawLine, linesOf, type TextStyle } from './text'

/** The map’s own units; letters of 11 of them are 8.5 points on paper. */
const size = { width: 620, height: 500 } as const
const water = '#dce8ea'
const fills = {
  land: '#f1eadd',
  visited: '#fffbf3',
  park: '#d8e6d6',
  delta: '#c4dfda',
  pans: '#ede3cf',
  lake: '#cfe2e6',
} as const

/**
 * Draws the route over our own land as screens do, as wide as the text; nothing where fewer than
 * two places are known.
 */
export function drawRouteMap(
  paper: Paper,
  points: readonly RoutePoint[],
  countries: readonly string[],
): void {
  const { stops, plan } = routeOfPoints(points)
  if (stops.length + plan.hubs.length < 2) return
  const { doc, left, textWidth, y } = paper
  const scale = textWidth / size.width
  const ground: MapGround = {
    shapes: africa,
    areas: areas as unknown as readonly MapArea[],
    countries,
  }
  const view = viewOf(stops, plan, { size })
  const route = drawRoute(stops, plan, { projection: view.projection, size })
  const names = hubNames(route.hubs, { pins: route.pins, size })
  const bottom = y + size.height * scale
  const draw = () => {
    doc.save().translate(left, y).scale(scale).roundedRect(0, 0, size.width, size.height, 14).clip()
    doc.rect(0, 0, size.width, size.height).fill(water)
    drawLand(paper, ground, view)
    for (const { text, look, at } of mapNames({ ground, view, size, route, hubNames: names })) {
      const isVisited = look === 'visited'
      const color =
        look === 'sea' || look === 'lake' ? '#57757c' : look === 'area' ? '#3f6250' : '#6b6452'
      words(paper, text, {
        at,
        color,
        size: isVisited ? 12.5 : 11,
        weight: isVisited ? 'bold' : 'regular',
      })
    }
    drawLegs(paper, route.legs)
    route.hubs.forEach((hub, index) => {
      const name = names[index]
      drawHub(paper, hub)
      if (name)
        words(paper, hub.hub.name, { ...name, color: paper.tokens.ink.main, weight: 'bold' })
    })
    for (const lens of route.lenses) {
      const { center, radius, at, reach, title } = lens
      const [x, top] = center
      doc
        .path(leads(lens))
        .circle(at[0], at[1], reach)
        .lineWidth(1)
        .stroke(paper.tokens.forest[800])
      doc.circle(x, top, radius + 3).fill('#ffffff')
      doc
        .save()
        .circle(x, top, radius)
        .clip()
        .rect(x - radius, top - radius, 2 * radius, 2 * radius)
        .fill(water)
      drawLand(paper, ground, { projection: lens.projection, frame: seenThrough(lens) })
      drawLegs(paper, lens.legs)
      for (const hub of lens.hubs) {
        drawHub(paper, hub)
        const isLeft = hub.at[0] > x
        const beside = {
          at: [hub.at[0] + (isLeft ? -8 : 8), hub.at[1] + 4],
          anchor: isLeft ? 'end' : 'start',
        } as const
        words(paper, hub.hub.name, { ...beside, color: paper.tokens.ink.main, weight: 'bold' })
      }
      doc
        .restore()
        .circle(x, top, radius + 1.5)
        .lineWidth(1.2)
        .stroke(paper.tokens.forest[800])
      for (const pin of lens.pins) drawPin(paper, pin)
      const pill = title.length * 6.2 + 24
      if (title !== '') {
        doc.roundedRect(x - pill / 2, top - radius - 16, pill, 22, 11).fill('#ffffff')
        words(paper, title, { at: [x, top - radius - 1], color: '#3f6250' })
      }
    }
    for (const pin of route.pins) drawPin(paper, pin)
    doc.restore()
  }
  const alt = `Map of the route: ${stops.map(({ number, name }) => `${number}. ${name}`).join(', ')}`
  within(paper, 'Figure', () => mark(paper, 'Figure', draw), {
    alt,
    bbox: [left, y, left + textWidth, bottom],
  })
  paper.y = bottom + 16
}

function drawLand({ doc }: Paper, ground: MapGround, view: MapView): void {
  for (const { look, path } of landOf(ground, view)) {
    const isLand = look === 'land' || look === 'visited'
    doc.path(path).lineWidth(0.8)
    if (isLand) doc.fillAndStroke(fills[look], look === 'land' ? '#d9cdb8' : '#b9a98b')
    else doc.fill(fills[look])
  }
}

const dashes = { scheduled: undefined, charter: [1, 4.5], road: [6, 4], on: [2, 5] } as const

function drawLegs({ doc, tokens }: Paper, legs: readonly DrawnLeg[]): void {
  for (const { path, kind, isBack } of legs) {
    const [on, off] = dashes[kind] ?? []
    doc.path(path).lineWidth(2).lineCap('round')
    if (on !== undefined && off !== undefined) doc.dash(on, { space: off })
    doc
      .strokeOpacity(isBack ? 0.45 : 1)
      .stroke(kind === 'on' ? tokens.ink.note : tokens.forest[800])
    doc.undash().strokeOpacity(1)
  }
}

const drawHub = ({ doc, tokens }: Paper, { at: [x, y] }: DrawnHub): void => {
  doc.circle(x, y, 3.2).lineWidth(1.8).fillAndStroke('#ffffff', tokens.forest[800])
}

function drawPin(paper: Paper, { stop, at: [x, y] }: DrawnPin): void {
  paper.doc
    .circle(x, y, 12.5)
    .fill('#ffffff')
    .circle(x, y, 10.5)
    .fill(paper.tokens.stay[stop.hue].main)
  words(paper, String(stop.number), { at: [x, y + 4], color: '#ffffff', weight: 'bold' })
}

interface Words extends Partial<TextStyle> {
  /** Where their line stands, in units of the map. */
  readonly at: readonly [x: number, y: number]
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly color: string
}

function words(
  { doc }: Paper,
  text: string,
  { at: [x, y], anchor = 'middle', ...look }: Words,
): void {
  const style = { size: 11, ...look }
  const [line] = linesOf(doc, text, { ...style, width: size.width })
  if (line === undefined) return
  const startX = x - line.width * { start: 0, middle: 0.5, end: 1 }[anchor]
  drawLine(doc, line, {
    ...style,
    leading: style.size,
    x: startX,
    y: y - style.size * 0.86,
    width: line.width,
  })
}
