import Box from '@mui/material/Box'
import type { TripVersion } from '#shared/api/trip-versions'
import { capitalize } from '#shared/format/words'
import { Icon } from '../../../components/icons/Icon'
import { inRow } from '../../../components/looks/looks'
import { StateChip } from '../../../components/state/StateChip'
import { outcomeWords } from '../../../trip/page/version-words'

/** A version at the head of its column: letter and name, its state, and what the client sees. */
export function VersionHead({ version }: { readonly version: TripVersion }) {
  const { letter, name, state, outcome, isShared, otherClient } = version
  const outcomeText = outcome === 'cancelled' ? undefined : outcomeWords[outcome]
  return (
    <Box sx={{ display: 'grid', gap: '7px', justifyItems: 'start' }}>
      <Box sx={{ ...inRow(0.9), alignItems: 'flex-start' }}>
        <Box component="span" sx={looks.letter}>
          <span className="visually-hidden">Version </span>
          {letter}
        </Box>
        <span dir="auto">{name}</span>
      </Box>
      <Box sx={{ ...inRow(0.8), flexWrap: 'wrap' }}>
        <StateChip state={state} size="small" />
        {outcomeText !== undefined && (
          <Box component="span" sx={[looks.note, outcome === 'chosen' && looks.chosen]}>
            <Icon name={outcome === 'chosen' ? 'circle-check' : 'minus'} size={14} />
            {capitalize(outcomeText)}
          </Box>
        )}
      </Box>
      <Box component="span" sx={looks.note}>
        <Icon name={isShared ? 'eye' : 'eye-off'} size={14} />
        {otherClient === undefined
          ? isShared
            ? 'The client can see it'
            : 'Not shared'
          : `For ${otherClient}`}
      </Box>
    </Box>
  )
}

const looks = {
  letter: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: '7px',
    bgcolor: 'forest.700',
    color: '#fff',
    fontSize: 13,
    lineHeight: '24px',
    fontWeight: 600,
  },
  note: {
    ...inRow(0.5),
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 500,
    color: 'ink.second',
  },
  chosen: { color: 'success.main' },
} as const
