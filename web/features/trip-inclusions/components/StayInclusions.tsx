import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { nightsLabel } from '#shared/format/dates'
import { BoneLines } from '../../../components/feedback/Bone'
import hues from '../../../components/hue/hue.module.css'
import { Icon } from '../../../components/icons/Icon'
import { centeredLook, ellipsis, inRow } from '../../../components/looks/looks'
import type { IncludedStay, InclusionGroup } from '../model/stay-inclusions'

/** The number of a stay on its color. */
export const stayNumber = {
  ...centeredLook,
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: '50%',
  background: 'var(--stay)',
  fontSize: 11,
  fontWeight: 600,
  fontStyle: 'normal',
  color: '#fff',
} as const

const stayLook = {
  '& h3': { ...inRow(1), typography: 'h5' },
  '& em': stayNumber,
  '& small': { typography: 'caption', flex: 'none', ml: 'auto', color: 'ink.note' },
  '& + li': { mt: 1.4, pt: 1.4, borderTop: '1px dashed var(--mui-palette-ground-line2)' },
} as const

interface StayInclusionsProps {
  readonly stay: IncludedStay
  readonly groups: readonly InclusionGroup[]
  readonly isPending: boolean
  readonly isFailed: boolean
}

/** A stay with its meal basis and other inclusions. */
export function StayInclusions({ stay, groups, isPending, isFailed }: StayInclusionsProps) {
  const { number, hue, name, nights, isOwn, isHidden, extras } = stay
  return (
    <Box component="li" className={hues[`hue${hue}`] ?? ''} sx={stayLook}>
      <h3>
        <em className="tabular" aria-hidden="true">
          {number}
        </em>
        <Box component="span" sx={{ ...ellipsis, minWidth: 0 }} title={name}>
          {name}
        </Box>
        <small className="tabular">
          {nightsLabel(nights)}
          {isHidden && ', hidden from the client'}
        </small>
      </h3>
      {isPending && groups.length === 0 ? (
        <BoneLines lines={2} />
      ) : (
        groups.map((group) => (
          <Group key={`${group.mealBasis} ${group.rooms.join()}`} group={group} />
        ))
      )}
      {extras.length > 0 && (
        <Group
          group={{
            rooms: [],
            mealBasis: groups.length > 0 ? 'Also included' : 'Included',
            lines: extras,
          }}
        />
      )}
      {!isPending && groups.length === 0 && !(isOwn && extras.length > 0) && (
        <Typography variant="body2" sx={{ m: '6px 0 0 30px', color: 'ink.second' }}>
          {noneWords({ isOwn, isFailed })}
        </Typography>
      )}
    </Box>
  )
}

function Group({ group: { rooms, mealBasis, lines } }: { readonly group: InclusionGroup }) {
  return (
    <Box sx={{ m: '6px 0 0 30px' }}>
      <Typography
        component="p"
        variant="h6"
        sx={{ '& span': { fontWeight: 400, color: 'ink.note' } }}
      >
        {mealBasis === '' ? 'Included' : mealBasis}
        {rooms.length > 0 && <span> in {rooms.join(', ')}</span>}
      </Typography>
      {lines.length > 0 && (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
            gap: '3px 14px',
            mt: 0.4,
            '& li': {
              typography: 'body2',
              display: 'flex',
              gap: 0.7,
              color: 'ink.second',
              overflowWrap: 'anywhere',
            },
            '& svg': { flex: 'none', mt: 0.2, color: 'forest.600' },
          }}
        >
          {lines.map((line) => (
            <li key={line}>
              <Icon name="check" size={14} />
              {line}
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}

function noneWords({ isOwn, isFailed }: { isOwn: boolean; isFailed: boolean }): string {
  if (isOwn) return 'Self-arranged stay. Edit it to add inclusions.'
  return isFailed ? 'Unavailable at the moment.' : 'Unable to find inclusions.'
}
