import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Unread } from '#shared/rate-sheets/unread'
import { inRow } from '../../../components/looks/looks'
import { CellLinks, type OnShow } from './CellLinks'

interface UnreadListProps {
  readonly unread: readonly Unread[]
  readonly onNote: (ids: readonly string[]) => void
  readonly onShow: OnShow
}

/** Words and figures of the sheet that won't be published, to be noted one by one or together. */
export function UnreadList({ unread, onNote, onShow }: UnreadListProps) {
  const open = unread.filter(({ isNoted }) => !isNoted)
  if (unread.length === 0) return null
  return (
    <Box component="section" aria-label="Not published" sx={{ mb: 1.6, fontSize: 13 }}>
      <Box sx={{ ...inRow(1), mb: 0.6 }}>
        <h3>Not published</h3>
        {open.length > 1 && (
          <Button
            size="small"
            variant="outlined"
            sx={{ ml: 'auto' }}
            onClick={() => onNote(open.map(({ id }) => id))}
          >
            Note all {open.length}
          </Button>
        )}
      </Box>
      <Box component="p" sx={{ color: 'ink.second', mb: 0.6 }}>
        The sheet says this, and it doesn’t become part of the rates. Note each once you have dealt
        with it.
      </Box>
      <ul>
        {unread.map(({ id, title, why, places, isNoted }) => (
          <Box component="li" key={`${id} ${why}`} sx={look}>
            <span>
              <b>{title}</b>
              <small>{why}</small>
            </span>
            <span>
              <CellLinks places={places} onShow={onShow} />
            </span>
            {isNoted ? (
              <small>Noted</small>
            ) : (
              <Button
                size="small"
                variant="text"
                aria-label={`Note ${title}`}
                onClick={() => onNote([id])}
              >
                Note
              </Button>
            )}
          </Box>
        ))}
      </ul>
    </Box>
  )
}

const look = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 64px',
  gap: '0 8px',
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
  py: 0.4,
  '& b': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { color: 'ink.second', fontSize: 12 },
}
