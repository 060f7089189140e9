import { expect, test } from 'vitest'
import type { DrawnHub, DrawnPin } from '#shared/map/drawn-route'
import { hubNames } from '#shared/map/hub-names'
import type { Point } from '#shared/map/projection'

const size = { width: 410, height: 440 }
const hub = (name: string, at: Point, openNights = 0): DrawnHub => ({
  hub: { name, place: { longitude: 0, latitude: 0 }, openNights },
  at,
})
const pin = (at: Point): DrawnPin => ({
  at,
  stop: { number: 1, name: 'Camp', region: '', place: { longitude: 0, latitude: 0 }, hue: 1 },
})
const anchors = (hubs: DrawnHub[], pins: DrawnPin[] = []) =>
  hubNames(hubs, { pins, size }).map((name) => name?.anchor)

test('a name stands towards the middle of the map', () => {
  expect(anchors([hub('Maun', [100, 200])])).toEqual(['start'])
  expect(anchors([hub('Maun', [300, 200])])).toEqual(['end'])
})

test('a name steps aside for a pin', () => {
  expect(anchors([hub('Kilimanjaro', [300, 200])], [pin([275, 200])])).toEqual(['start'])
  const both = [pin([272, 200]), pin([328, 200])]
  const [below] = hubNames([hub('Maun', [300, 200])], { pins: both, size })
  expect(below).toMatchObject({ anchor: 'middle', at: [300, 220] })
})

test('no two names cover each other, and one that finds no side is left out', () => {
  const crowd = Array.from({ length: 6 }, (_, at) => hub(`Johannesburg ${at}`, [200 + at, 200]))
  const names = hubNames(crowd, { pins: [], size })
  expect(names.filter((name) => name === undefined).length).toBeGreaterThan(0)
  expect(names[0]).toBeDefined()
})

test('a hub where nights are open is named whatever is around it', () => {
  const around = [pin([176, 200]), pin([224, 200]), pin([200, 226]), pin([200, 172])]
  expect(anchors([hub('Johannesburg', [200, 200], 1)], around)).toEqual(['start'])
  expect(anchors([hub('Johannesburg', [200, 200])], around)).toEqual([undefined])
})
