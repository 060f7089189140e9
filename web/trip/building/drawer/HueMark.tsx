import Box from '@mui/material/Box'
import type { Hue } from '../../../components/calendar/calendar-day'

/** A stay's number on its color, the same on the journey bar, in the calendar and in the drawer. */
export function HueMark({ hue, place }: { readonly hue: Hue; readonly place: number }) {
  return (
    <Box
      component="em"
      sx={{
        display: 'inline-block',
        flex: 'none',
        width: 20,
        height: 20,
        borderRadius: '10px',
        color: '#fff',
        fontStyle: 'normal',
        fontWeight: 600,
        fontSize: 12,
        lineHeight: '20px',
        textAlign: 'center',
      }}
      style={{ background: `var(--mui-palette-stay-${hue}-main)` }}
    >
      {place}
    </Box>
  )
}
