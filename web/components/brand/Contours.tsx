import Box from '@mui/material/Box'
import { cover } from '../looks/looks'
import contoursUrl from './contours.svg?no-inline'

const look = {
  ...cover,
  background: `url(${contoursUrl}) center / cover`,
  opacity: 0.075,
  pointerEvents: 'none',
}

/** Map contour lines at 7.5 %, the texture of forest backgrounds. Its parent must be positioned. */
export function Contours() {
  return <Box component="span" sx={look} aria-hidden="true" />
}
