import Stack from '@mui/material/Stack'
import { Icon } from '../../../../components/icons/Icon'
import type { GapItem } from '../../../../trip/journey/journey'
import { gapTitle } from '../../../../trip/journey/journey-words'
import type { StoryExtras } from './story-extras'

/** Nights that nobody has a bed for. */
export function StoryGap({ gap, extras }: { readonly gap: GapItem; readonly extras: StoryExtras }) {
  return (
    <Stack component="article" direction="row" sx={looks.gap}>
      <Icon name="moon-star" size={20} />
      <div>
        <h3>{gapTitle(gap)}</h3>
        {gap.between !== '' && <p>{gap.between}</p>}
      </div>
      {extras.gap?.(gap)}
    </Stack>
  )
}

const looks = {
  gap: {
    alignItems: 'center',
    gap: '14px',
    minHeight: 76,
    p: '12px 14px 12px 18px',
    borderRadius: 'var(--mui-radius-card)',
    bgcolor: 'ember.50',
    outline: '1.5px dashed #e0a06a',
    outlineOffset: '-1.5px',
    '& > svg': { flex: 'none', color: 'ember.600' },
    '& > div': { flex: 1, minWidth: 0 },
    '& h3': { fontSize: 15, lineHeight: '20px' },
    '& p': { fontSize: 13, lineHeight: '17px', color: 'ink.second' },
    '@media print': { display: 'none' },
    '@media (max-width: 560px)': { flexWrap: 'wrap', gap: '6px 12px', '& > div': { flexBasis: 'calc(100% - 40px)' } },
  },
} as const
