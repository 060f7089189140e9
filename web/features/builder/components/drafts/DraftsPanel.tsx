import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Icon } from '../../../../components/icons/Icon'
import { IconAction } from '../../../../components/inputs/IconAction'
import { ellipsis, inRow } from '../../../../components/looks/looks'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { tripWords } from '../../../../trip/building/model/date-words'
import { draftTitle } from '../../../../trip/building/model/draft-words'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import {
  maxDrafts,
  openDraft,
  removeDraft,
  type ShelvedDraft,
  startDraft,
  useDraftShelf,
} from '../../../../trip/building/state/draft-shelf'
import { OpenDraft } from './OpenDraft'

interface DraftsPanelProps {
  /** Whose drafts. */
  readonly owner: string
  readonly onDone: () => void
}

/** The open draft with its name, and those that wait: each is opened or removed. */
export function DraftsPanel({ owner, onDone }: DraftsPanelProps) {
  const drafts = useDraftShelf((shelf) => shelf.drafts).filter((one) => one.owner === owner)
  const hasStays = useBuilder(({ segments }) => segments.length > 0)
  const isFull = drafts.length >= maxDrafts
  const then = (act: () => void) => {
    act()
    onDone()
  }
  const start = () => then(() => startDraft({ owner, now: new Date() }))
  const open = (draftId: string) => then(() => openDraft(draftId, { owner, now: new Date() }))
  return (
    <Box sx={{ display: 'grid', gap: 1.6, p: 2 }}>
      <Box component="h2" sx={{ fontSize: 15, fontWeight: 600 }}>
        Drafts
      </Box>
      {hasStays && <OpenDraft />}
      {hasStays && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="plus" size={16} />}
          disabled={isFull}
          onClick={start}
        >
          Start another draft
        </Button>
      )}
      {isFull && (
        <Box component="p" sx={looks.note}>
          {maxDrafts} drafts are waiting. Remove one to start another.
        </Box>
      )}
      {drafts.length > 0 && (
        <Box component="ul" sx={looks.list} aria-label="Waiting drafts">
          {drafts.map((one) => (
            <DraftRow key={one.draft.draftId} shelved={one} onOpen={open} />
          ))}
        </Box>
      )}
      <Box component="p" sx={looks.note}>
        Drafts stay in this browser until you get a quote or save them as a trip.
      </Box>
    </Box>
  )
}

interface DraftRowProps {
  readonly shelved: ShelvedDraft
  readonly onOpen: (draftId: string) => void
}

function DraftRow({ shelved: { draft }, onOpen }: DraftRowProps) {
  const title = draftTitle(draft)
  const remove = () => {
    const run = removeDraft(draft.draftId)
    showSnackbar(`Draft “${title}” removed.`, { action: { label: 'Undo', run } })
  }
  return (
    <Box component="li" sx={{ ...inRow(0.6), minWidth: 0 }}>
      <Box
        component="button"
        type="button"
        sx={looks.draft}
        aria-label={`Open draft ${title}`}
        onClick={() => onOpen(draft.draftId)}
      >
        <b>{title}</b>
        <small className="tabular">
          {[draft.client?.name, tripWords(draft.segments)].filter(Boolean).join(' · ')}
        </small>
      </Box>
      <IconAction icon="trash-2" label={`Remove draft ${title}`} size="small" onClick={remove} />
    </Box>
  )
}

const looks = {
  note: { fontSize: 12.5, lineHeight: '17px', color: 'ink.second' },
  list: { display: 'grid', gap: 0.4, maxHeight: 320, mx: -1, overflowY: 'auto' },
  draft: {
    flex: 1,
    display: 'grid',
    gap: '2px',
    minWidth: 0,
    p: '8px 10px',
    borderRadius: 1,
    textAlign: 'left',
    '&:hover': { bgcolor: 'ground.sand' },
    '& b': { ...ellipsis, fontSize: 14, fontWeight: 600 },
    '& small': { ...ellipsis, fontSize: 12.5, color: 'ink.second' },
  },
} as const
