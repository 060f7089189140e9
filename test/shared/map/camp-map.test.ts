import { describe, expect, test } from 'vitest'
import { drawPins, movedFrame, viewAround, viewWithin } from '#shared/map/camp-map'

const size = { width: 600, height: 500 }
const camp = (name: string, longitude: number, latitude: number) => ({
  name,
  place: { longitude, latitude },
})
const delta = [camp('Jao', 22.6, -19.3), camp('Mombo', 22.79, -19.21)]
const mara = camp('Angama', 35.3, -1.27)

describe('a map of camps', () => {
  test('shows all of them, those too close to tell apart as one pin', () => {
    const camps = [...delta, mara]
    const view = viewAround(
      camps.map(({ place }) => place),
      size,
    )
    const pins = drawPins(camps, { view, size })
    expect(pins.map((pin) => pin.camps.map(({ name }) => name)).sort()).toEqual([
      ['Angama'],
      ['Jao', 'Mombo'],
    ])
    for (const { at } of pins) {
      expect(at[0]).toBeGreaterThan(0)
      expect(at[0]).toBeLessThan(size.width)
      expect(at[1]).toBeGreaterThan(0)
      expect(at[1]).toBeLessThan(size.height)
    }
  })

  test('tells them apart when it is nearer, and leaves out what is not in view', () => {
    const frame = { west: 22.4, east: 23, south: -19.5, north: -19 }
    const pins = drawPins([...delta, mara], { view: viewWithin(frame, size), size })
    expect(pins.map((pin) => pin.camps.map(({ name }) => name))).toEqual([['Jao'], ['Mombo']])
  })

  test('has no pins without camps', () => {
    expect(drawPins([], { view: viewAround([], size), size })).toEqual([])
  })
})

test('a frame comes nearer around its middle, and moves by degrees', () => {
  const frame = { west: 20, east: 30, south: -20, north: -10 }
  expect(movedFrame(frame, { by: 2 })).toEqual({
    west: 22.5,
    east: 27.5,
    south: -17.5,
    north: -12.5,
  })
  expect(movedFrame(frame, { move: [1, -2] })).toEqual({
    west: 21,
    east: 31,
    south: -22,
    north: -12,
  })
})
