import type { RoutePoint } from '#shared/api/presentation-shapes'
import type { Paper } from '../layout/paper'

/** The route over drawn land. */
export function drawMap(_paper: Paper, _points: readonly RoutePoint[]): void {}
