import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { radius } from '../../../../components/looks/looks'
import { type TripTab, tabLabels, tripTabs } from '../../model/trip-view'

interface TripTabsProps {
  readonly tab: TripTab
  readonly countOf: (tab: TripTab) => number | undefined
  readonly onChange: (tab: TripTab) => void
}

/** Tabs with counts: arrows, Home and End move between them. */
export function TripTabs({ tab, countOf, onChange }: TripTabsProps) {
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: TripTab) => onChange(next)}
      selectionFollowsFocus
      aria-label="Trip filters"
      slotProps={{
        indicator: { sx: { display: 'none' } },
        list: { sx: { flexWrap: 'wrap', gap: 0.4 } },
      }}
      sx={{ minHeight: 36 }}
    >
      {tripTabs.map((one) => (
        <Tab
          key={one}
          value={one}
          iconPosition="end"
          label={tabLabels[one]}
          icon={
            <Box component="span" className="tabular" sx={count}>
              {countOf(one)?.toLocaleString('en-US') ?? ' '}
            </Box>
          }
          aria-controls="trips"
          sx={pill}
        />
      ))}
    </Tabs>
  )
}

const pill = {
  gap: 0.7,
  minWidth: 0,
  minHeight: 36,
  p: '0 9px',
  '@container page (min-width: 1401px)': { p: '0 12px' },
  borderRadius: radius.field,
  fontWeight: 500,
  textTransform: 'none',
  color: 'ink.second',
  '&:hover': { bgcolor: 'ground.sand' },
  '&.Mui-selected': { bgcolor: 'forest.700', color: '#fff', fontWeight: 600 },
  '&.Mui-selected .tabular': { color: 'forest.200' },
} as const

const count = {
  '&&': { m: 0 },
  minWidth: 7,
  fontSize: 12,
  fontWeight: 600,
  color: 'ink.note',
} as const
