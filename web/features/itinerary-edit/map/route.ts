import type { Place, Point, Projection } from './projection'

/** A stay on the map: its number in the journey, its colour, and where it is. */
export interface RouteStop {
  readonly number: number
  readonly hue: 1 | 2 | 3 | 4 | 5 | 6
  readonly name: string
  readonly place: Place
}

/** A stop as it is drawn; stops nearer to each other than a pin is wide are spread around their middle. */
export interface Pin extends RouteStop {
  readonly at: Point
  /** Where it really is, when the pin had to give way. */
  readonly anchor: Point | undefined
}

/** Two pins nearer than this, in units of the drawing, cannot be told apart. */
export const pinDistance = 24

/** Draws the stops as pins that do not cover each other. */
export function pinsOf(stops: readonly RouteStop[], projection: Projection): Pin[] {
  const placed = stops.map((stop) => ({ stop, at: projection.project(stop.place) }))
  return placed.map(({ stop, at }) => {
    const crowd = placed.filter((other) => distance(other.at, at) < pinDistance)
    if (crowd.length === 1) return { ...stop, at, anchor: undefined }
    const middle = middleOf(crowd.map((member) => member.at))
    const turn = crowd.findIndex((member) => member.stop === stop) / crowd.length
    const radius = Math.max(pinDistance * 0.7, (crowd.length * pinDistance) / (2 * Math.PI))
    const angle = 2 * Math.PI * turn - Math.PI / 2
    return { ...stop, at: [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)], anchor: at }
  })
}

/** A curved leg from one point to the next; `bend` is a share of its length. */
export function legPath([x0, y0]: Point, [x1, y1]: Point, bend = 0.16): string {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const [cx, cy] = [(x0 + x1) / 2 + dy * bend, (y0 + y1) / 2 - dx * bend]
  return `M${round(x0)} ${round(y0)}Q${round(cx)} ${round(cy)} ${round(x1)} ${round(y1)}`
}

const round = (value: number): number => Math.round(value * 10) / 10
const distance = ([x0, y0]: Point, [x1, y1]: Point): number => Math.hypot(x1 - x0, y1 - y0)

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}
