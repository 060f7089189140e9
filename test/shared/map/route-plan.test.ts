import { describe, expect, test } from 'vitest'
import { drawRoute } from '#shared/map/drawn-route'
import { placeLabels } from '#shared/map/labels'
import { frameAround, projectionOf } from '#shared/map/projection'
import { distance, pinDistance, type RouteStop } from '#shared/map/route'
import { hubName, type RoutePart, routePlan } from '#shared/map/route-plan'

const places = {
  capeTown: { longitude: 18.42, latitude: -33.91 },
  capeAirport: { longitude: 18.6, latitude: -33.96 },
  maun: { longitude: 23.43, latitude: -19.97 },
  jaoStrip: { longitude: 22.6, latitude: -19.3 },
  jao: { longitude: 22.595, latitude: -19.316 },
  mombo: { longitude: 22.794, latitude: -19.21 },
  johannesburg: { longitude: 28.25, latitude: -26.14 },
}
const way = (by: 'scheduled' | 'charter' | 'road', name: keyof typeof places): RoutePart => ({
  kind: 'way',
  by,
  name,
  place: places[name],
})
const stops = [places.capeTown, places.jao, places.mombo]
const trip: readonly RoutePart[] = [
  way('road', 'capeAirport'),
  { kind: 'stay', stop: 0 },
  way('scheduled', 'maun'),
  way('charter', 'jaoStrip'),
  { kind: 'stay', stop: 1 },
  { kind: 'stay', stop: 2 },
  way('charter', 'maun'),
  way('scheduled', 'johannesburg'),
  { kind: 'gap', nights: 1 },
]

describe('the way through a trip', () => {
  const plan = routePlan(trip, stops)

  test('leads from stay to stay over the airports that are places of their own', () => {
    expect(plan.hubs.map(({ name }) => name)).toEqual(['maun', 'johannesburg'])
    expect(plan.legs).toEqual([
      { from: { stop: 0 }, to: { hub: 0 }, kind: 'scheduled', isBack: false },
      { from: { hub: 0 }, to: { stop: 1 }, kind: 'charter', isBack: false },
      { from: { stop: 1 }, to: { stop: 2 }, kind: 'on', isBack: false },
      { from: { stop: 2 }, to: { hub: 0 }, kind: 'charter', isBack: false },
      { from: { hub: 0 }, to: { hub: 1 }, kind: 'scheduled', isBack: false },
    ])
  })

  test('marks the airport where nights are open', () => {
    expect(plan.hubs.map(({ openNights }) => openNights)).toEqual([0, 1])
  })

  test('knows a way that is travelled back', () => {
    const back = routePlan(
      [{ kind: 'stay', stop: 0 }, way('scheduled', 'maun'), { kind: 'stay', stop: 0 }],
      stops,
    )
    expect(back.legs.map(({ isBack }) => isBack)).toEqual([false, true])
  })

  test('skips what nobody knows the place of', () => {
    const parts: RoutePart[] = [
      { kind: 'stay', stop: 0 },
      { kind: 'way', by: 'scheduled' },
      { kind: 'stay', stop: 1 },
    ]
    expect(routePlan(parts, stops).legs).toEqual([
      { from: { stop: 0 }, to: { stop: 1 }, kind: 'scheduled', isBack: false },
    ])
  })

  test('calls airports by their town', () => {
    expect(hubName('O. R. Tambo International Airport, Johannesburg')).toBe('Johannesburg')
    expect(hubName('Maun International Airport')).toBe('Maun')
    expect(hubName('Jao Airstrip')).toBe('Jao')
  })
})

describe('the route as it is drawn', () => {
  const size = { width: 410, height: 440 }
  const named = stops.map(
    (place, index): RouteStop => ({
      number: index + 1,
      hue: 1,
      name: `Stop ${index + 1}`,
      region: index === 0 ? 'Cape' : 'Okavango Delta',
      place,
    }),
  )
  const plan = routePlan(trip, stops)
  const frame = frameAround([...stops, places.johannesburg], { lens: true })
  const route = drawRoute(named, plan, { projection: projectionOf(frame, size), size })

  test('shows stays nearer than a pin is wide through a lens, apart from each other', () => {
    expect(route.pins.map(({ stop }) => stop.number)).toEqual([1])
    const [lens] = route.lenses
    expect(lens?.title).toBe('Okavango Delta')
    const [jao, mombo] = lens?.pins ?? []
    expect(distance(jao?.at ?? [0, 0], mombo?.at ?? [0, 0])).toBeGreaterThan(pinDistance)
    for (const pin of lens?.pins ?? [])
      expect(distance(pin.at, lens?.center ?? [0, 0])).toBeLessThan(lens?.radius ?? 0)
  })

  test('keeps the lens off the pins and inside the drawing', () => {
    const [lens] = route.lenses
    if (lens === undefined) throw new Error('There is no lens')
    for (const { at } of route.pins)
      expect(distance(at, lens.center)).toBeGreaterThan(lens.radius + 12)
    expect(lens.center[0] + lens.radius).toBeLessThanOrEqual(size.width)
    expect(lens.center[1] - lens.radius).toBeGreaterThanOrEqual(0)
  })

  test('needs no lens where every number can be read', () => {
    const far = named.slice(0, 2)
    expect(
      drawRoute(far, { hubs: [], legs: [] }, { projection: projectionOf(frame, size), size })
        .lenses,
    ).toEqual([])
  })
})

describe('names on the map', () => {
  const size = { width: 200, height: 100 }
  const label = (text: string, x: number, y: number) => ({
    text,
    at: [x, y] as const,
    look: 'country' as const,
  })

  test('cover neither each other nor the route, the first ones first', () => {
    const placed = placeLabels(
      [label('Botswana', 100, 50), label('Namibia', 110, 52), label('Angola', 60, 90)],
      {
        size,
        obstacles: [{ at: [60, 88], radius: 5 }],
      },
    )
    expect(placed.map(({ text }) => text)).toEqual(['Botswana'])
  })

  test('move aside where they may, and stay inside the drawing', () => {
    const may = [[0, 30]] as const
    const placed = placeLabels(
      [label('Botswana', 100, 50), { ...label('Chobe', 100, 50), may }, label('Kenya', 199, 50)],
      {
        size,
        obstacles: [],
      },
    )
    expect(placed.map(({ text, at }) => [text, at[1]])).toEqual([
      ['Botswana', 50],
      ['Chobe', 80],
    ])
  })
})
