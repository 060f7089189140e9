import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { countOf } from '#shared/format/words'
import { mayApproveMedia } from '#shared/library/library-rights'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { Icon } from '../../../components/icons/Icon'
import type { IconName } from '../../../components/icons/icon-names'
import { inRow, radius } from '../../../components/looks/looks'
import { useShortcuts } from '../../../components/shortcuts/shortcut-store'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import type { Answer } from '../../../lib/api/route-table'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { useSession } from '../../../lib/session/session'
import { type Medium, useEditLibrary, useRemoveMedia, usesQuery } from '../api/library'
import { mayEdit, mayRemove } from '../model/media-rights'
import type { Lightboxes } from './Facets'

const NameDialog = lazyPart(() => import('./NameDialog'), 'NameDialog')

interface SelectionBarProps {
  readonly media: readonly Medium[]
  readonly total: number
  readonly lightboxes: Lightboxes | undefined
  readonly isEditing: boolean
  readonly onEdit: () => void
  readonly onChooseAll: (() => void) | undefined
  readonly onClear: () => void
}

/** What can be done with the media that are chosen, by button or key. */
export function SelectionBar({
  media,
  total,
  lightboxes,
  isEditing,
  onEdit,
  onChooseAll,
  onClear,
}: SelectionBarProps) {
  const { principal } = useSession()
  const edit = useEditLibrary()
  const remove = useRemoveMedia(mayApproveMedia(principal))
  const [asks, setAsks] = useState<'remove' | 'lightbox'>()
  const ids = media.map(({ id }) => id)
  const isEditable = media.every((medium) => mayEdit(principal, medium))
  const isRemovable = media.every((medium) => mayRemove(principal, medium))
  const uses = useQuery({ ...usesQuery(ids), enabled: asks === 'remove' })
  const inReview = media.filter(({ status }) => status === 'uploaded').length
  const removeWord = inReview === media.length && mayApproveMedia(principal) ? 'Reject' : 'Remove'
  const actions: readonly Action[] = [
    ...(isEditable
      ? [{ keys: 'e', icon: 'pencil', label: 'Edit', isOn: isEditing, run: onEdit } as const]
      : []),
    ...(inReview > 0 && isEditable && mayApproveMedia(principal)
      ? [
          {
            keys: 'a' as const,
            icon: 'circle-check' as const,
            label: 'Approve' as const,
            run: () =>
              edit.mutate({ ids, edit: { set: { status: 'approved' } } }, { onSuccess: onClear }),
          },
        ]
      : []),
    ...(lightboxes
      ? [
          {
            keys: 'l',
            icon: 'layers',
            label: 'Add to lightbox',
            run: () => setAsks('lightbox'),
          } as const,
        ]
      : []),
    ...(isRemovable
      ? [
          {
            keys: 'Delete',
            icon: 'trash-2',
            label: removeWord,
            run: () => setAsks('remove'),
          } as const,
        ]
      : []),
    { keys: 'Escape', icon: 'x', label: 'Clear', run: onClear },
  ]
  useKeysOf(actions)
  return (
    <Box role="toolbar" aria-label="Selected media" sx={look}>
      <Box component="b" role="status" className="tabular" sx={{ mr: 1 }}>
        {media.length.toLocaleString('en-US')} selected
      </Box>
      {onChooseAll !== undefined && (
        <Button size="small" variant="text" color="inherit" onClick={onChooseAll}>
          Select all {total.toLocaleString('en-US')}
        </Button>
      )}
      {!isEditable && <span>Photos of camps are edited by content managers.</span>}
      {actions.map(({ icon, label, isOn = false, run }) => (
        <Button
          key={icon}
          size="small"
          variant="text"
          color="inherit"
          aria-pressed={icon === 'pencil' ? isOn : undefined}
          startIcon={<Icon name={icon} size={16} />}
          sx={{
            '&[aria-pressed="true"]': { bgcolor: 'rgba(255,255,255,.16)' },
            ml: icon === 'x' ? 'auto' : 0,
          }}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      {asks === 'lightbox' && lightboxes && (
        <NameDialog
          title="Add to lightbox"
          text="Choose one, or type a name for a new one."
          label="Lightbox"
          submitLabel="Add"
          names={lightboxes.list.map(({ label }) => label)}
          onName={(name) =>
            lightboxes.add(name, ids).then(() => {
              showSnackbar(`${countOf(ids.length, 'item')} added to ${name}.`)
              onClear()
            })
          }
          onClose={() => setAsks(undefined)}
        />
      )}
      <ConfirmDialog
        open={asks === 'remove'}
        title={`${removeWord} ${countOf(media.length, 'item')}?`}
        text={`${usesWords(uses.data)} You can bring ${media.length === 1 ? 'it' : 'them'} back for a day.`}
        confirmLabel={removeWord}
        destructive
        onConfirm={() => remove.mutateAsync(media).then(onClear, () => undefined)}
        onCancel={() => setAsks(undefined)}
      />
    </Box>
  )
}

/** What shows media that are about to go. */
function usesWords(uses: Answer<'POST /api/MediaContent/usage'> | undefined): string {
  if (uses === undefined) return 'Looking for what shows them…'
  const { camps, trips, presentations, lightboxes } = uses
  const where = [
    ...camps.map((camp) => `as the main photo of ${camp}`),
    ...(trips > 0 ? [`on ${countOf(trips, 'trip')}`] : []),
    ...(presentations > 0 ? [`in ${countOf(presentations, 'presentation')}`] : []),
    ...(lightboxes > 0 ? [`in ${countOf(lightboxes, 'lightbox', 'lightboxes')}`] : []),
  ]
  if (camps.length > 0)
    return `Shown ${new Intl.ListFormat('en-US').format(where)}. Choose another main photo for ${camps.length === 1 ? 'the camp' : 'these camps'} first.`
  return where.length === 0
    ? 'Not used anywhere else.'
    : `Shown ${new Intl.ListFormat('en-US').format(where)}; a drawn landscape will take its place.`
}

interface Action {
  readonly keys: string
  readonly icon: IconName
  readonly label: string
  readonly isOn?: boolean
  readonly run: () => void
}

/** The keys of actions, listed under `?` while something is chosen. */
function useKeysOf(actions: readonly Action[]): void {
  const latest = useRef(actions)
  latest.current = actions
  const names = actions.map(({ keys, label }) => `${keys} ${label}`).join('\n')
  useShortcuts(
    useMemo(
      () =>
        names.split('\n').map((name) => {
          const [keys = '', ...label] = name.split(' ')
          const run = () => latest.current.find((action) => action.keys === keys)?.run()
          return { keys, label: label.join(' '), group: 'Content Library', run }
        }),
      [names],
    ),
  )
}

const look = {
  ...inRow(0.4),
  flexWrap: 'wrap',
  position: 'sticky',
  top: 8,
  zIndex: 2,
  minHeight: 46,
  mb: 1.4,
  p: '4px 8px 4px 16px',
  borderRadius: radius.card,
  bgcolor: 'forest.800',
  color: '#fff',
}
