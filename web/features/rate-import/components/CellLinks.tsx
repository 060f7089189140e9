import Box from '@mui/material/Box'
import { addressOf, type Place } from '#shared/rate-sheets/cells'
import { underlineLook } from '../../../components/looks/looks'

export type OnShow = (places: readonly Place[]) => void

const maxLinks = 4

/** Addresses of cells; each shows its cell in the sheet. */
export function CellLinks({
  places,
  onShow,
}: {
  readonly places: readonly Place[]
  readonly onShow: OnShow
}) {
  const unique = [...new Map(places.map((place) => [addressOf(place), place])).entries()]
  return (
    <>
      {unique.slice(0, maxLinks).map(([address, place]) => (
        <Box
          key={address}
          component="button"
          type="button"
          aria-label={`Show ${address} in the sheet`}
          onClick={() => onShow([place])}
          sx={look}
        >
          {address}
        </Box>
      ))}
      {unique.length > maxLinks && (
        <Box
          component="button"
          type="button"
          aria-label={`Show all ${unique.length} cells in the sheet`}
          onClick={() => onShow(places)}
          sx={look}
        >
          {`all ${unique.length}`}
        </Box>
      )}
    </>
  )
}

const look = {
  ...underlineLook,
  border: 0,
  bgcolor: 'transparent',
  p: '2px 3px',
  minWidth: 24,
  minHeight: 24,
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
}
