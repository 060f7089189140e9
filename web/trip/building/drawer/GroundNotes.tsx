import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { countOf } from '#shared/format/words'
import { groundAdvice } from '#shared/ground/ground-rules'
import { Icon } from '../../../components/icons/Icon'
import { rateRulesQuery } from '../../api/camp-offer-queries'
import { SourceLine } from '../../journey/SourceLine'
import { isOwn } from '../model/builder-camp'
import { useBuilder, useTravelers } from '../state/builder-store'
import { useLivePrice } from './use-live-price'

/**
 * What the ground says to the stays so far: it blocks nothing. Rates are those that the live price
 * has loaded.
 */
export function GroundNotes() {
  const stays = useBuilder((data) => data.segments)
  const { childrenAges } = useTravelers()
  const queries = useQueryClient()
  const price = useLivePrice()
  const [anchor, setAnchor] = useState<HTMLElement>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new live price says that rates have come
  const notes = useMemo(() => {
    const staysById = new Map(stays.map((stay) => [stay.id as string, stay]))
    const segments = stays.map((stay) => ({
      ...stay,
      type: 'stay',
      rooms: stay.rooms.map(({ room: { optionKey }, children }) => ({ optionKey, children })),
    }))
    return groundAdvice({
      segments,
      childrenAges: [...childrenAges],
      rulesOf({ id }) {
        const stay = staysById.get(id)
        return stay === undefined || isOwn(stay)
          ? undefined
          : queries.getQueryData(rateRulesQuery(stay).queryKey)
      },
    })
  }, [stays, childrenAges, queries, price])
  if (notes.length === 0) return null
  return (
    <>
      <Button
        size="small"
        variant="text"
        startIcon={<Icon name="clock-alert" size={16} />}
        aria-haspopup="dialog"
        sx={{ color: 'warning.main' }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {countOf(notes.length, 'note')}
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{
          paper: {
            'aria-label': 'Notes on this trip',
            sx: { width: 380, maxWidth: '94vw', p: '16px 20px' },
          },
        }}
      >
        <Box component="ul" sx={looks.list}>
          {notes.map(({ code, segmentId, title, text, source }) => (
            <li key={`${code} ${segmentId}`}>
              <b>{title}</b>
              <p>{text}</p>
              <SourceLine source={source} />
            </li>
          ))}
        </Box>
      </Popover>
    </>
  )
}

const looks = {
  list: {
    display: 'grid',
    gap: '12px',
    m: 0,
    p: 0,
    listStyle: 'none',
    fontSize: 13.5,
    lineHeight: '18px',
    '& b': { fontWeight: 600 },
    '& p': { m: '1px 0 2px', color: 'ink.second' },
  },
} as const
