import Box from '@mui/material/Box'
import { heroLooks } from './hero-looks'

/**
 * The top of a trip in its final size. In the portal's page it is there before any script, and gets
 * picture and name before the app: app/portal/first/main.ts. So it has no inline styles.
 */
export function FirstScreen() {
  return (
    <>
      <Box sx={heroLooks.hero}>
        <Box sx={picture} data-picture />
        <Box sx={heroLooks.scrim} />
        <Box sx={heroLooks.words}>
          <p>&nbsp;</p>
          <p className="name">&nbsp;</p>
          <p>&nbsp;</p>
          <Box sx={{ height: 32, mt: '14px' }} />
        </Box>
      </Box>
      <Box sx={{ height: 89, bgcolor: 'background.paper' }} />
    </>
  )
}

const picture = {
  position: 'absolute',
  inset: 0,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
} as const
