import Box from '@mui/material/Box'
import type { PortalPart } from '#shared/api/portal-shapes'
import { Icon } from '../../../../components/icons/Icon'
import { degrees, lightWords, rainWords, seasonOfStay } from './season-words'

/** What days and nights are usually like at a stay in its season. Nothing where it is not known. */
export function SeasonOfStay({ stay }: { readonly stay: PortalPart }) {
  const season = seasonOfStay(stay)
  if (season === undefined) return null
  const { high, low, rain } = season
  return (
    <Box
      component="p"
      sx={{
        display: 'flex',
        gap: '11px',
        '& svg': { flex: 'none', mt: '2px', color: 'forest.600' },
      }}
    >
      <Icon name="moon-star" size={17} />
      <span>
        Usually {degrees(high)} by day, {degrees(low)} at night. {rainWords(rain)}.
        <Box component="small" sx={{ display: 'block', color: 'ink.second', fontSize: 13 }}>
          {lightWords(season)}
        </Box>
      </span>
    </Box>
  )
}
