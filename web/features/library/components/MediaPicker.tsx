import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Bone } from '../../../components/feedback/Bone'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { IconAction } from '../../../components/inputs/IconAction'
import { SearchBox } from '../../../components/inputs/SearchBox'
import { Segmented } from '../../../components/inputs/Segmented'
import { ellipsis, inRow, paint, radius } from '../../../components/looks/looks'
import { type Medium, pickedQuery } from '../api/library'
import { MediumPicture } from './MediaTile'

interface MediaPickerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onPick: (medium: Medium) => void
  /** Only photos, or only films. */
  readonly type?: 'photo' | 'video'
  /** Supplier code of the camp whose media are shown first. */
  readonly camp?: string
}

/** Chooses a medium of the library, the camp's own first. */
export function MediaPicker({ open, onClose, onPick, type, camp }: MediaPickerProps) {
  const title = useId()
  const [term, setTerm] = useState('')
  const [isOfCamp, setOfCamp] = useState(camp !== undefined)
  const chosenFacets = { ...(type && { type: [type] }), ...(isOfCamp && camp && { camp: [camp] }) }
  const list = useInfiniteQuery({
    ...pickedQuery({ term, chosen: chosenFacets, order: 'newest', isAlike: false }),
    enabled: open,
    placeholderData: keepPreviousData,
  })
  const media = list.data?.pages.flatMap((page) => page.media) ?? []
  const isEmpty = list.data !== undefined && media.length === 0
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={title}>
      <Box sx={{ ...inRow(1.2), mb: 1.4 }}>
        <DialogTitle id={title} sx={{ mr: 'auto' }}>
          Choose {type === 'video' ? 'a film' : 'a photo'}
        </DialogTitle>
        <IconAction icon="x" label="Close" onClick={onClose} />
      </Box>
      <Box component="search" sx={{ ...inRow(1.2), flexWrap: 'wrap', mb: 1.6 }}>
        <SearchBox
          label="Search the library"
          shortcutGroup="Content Library"
          term={term}
          settleMs={200}
          onSearch={setTerm}
        />
        {camp !== undefined && (
          <Segmented
            label="Which media"
            value={isOfCamp ? 'camp' : 'all'}
            segments={[
              { value: 'camp', label: 'This camp' },
              { value: 'all', label: 'All media' },
            ]}
            onChange={(value) => setOfCamp(value === 'camp')}
          />
        )}
      </Box>
      {list.isError && (
        <ErrorState
          title="The library couldn’t be loaded"
          error={list.error}
          onRetry={list.refetch}
        />
      )}
      {list.isPending && open && <Bone height={320} radius={10} />}
      {isEmpty && (
        <EmptyState
          title={isOfCamp ? 'No photos of this camp yet' : 'No media match'}
          text={
            isOfCamp
              ? 'Tag some in the library, or choose from all media.'
              : 'Search another word, or upload some.'
          }
          actions={isOfCamp && <Button onClick={() => setOfCamp(false)}>Show all media</Button>}
        />
      )}
      <Box component="ul" aria-label="Media" sx={grid}>
        {media.map((medium) => (
          <li key={medium.id}>
            <Box
              component="button"
              type="button"
              sx={tile}
              onClick={() => {
                onPick(medium)
                onClose()
              }}
            >
              <Box sx={{ position: 'relative', aspectRatio: '3 / 2' }}>
                <MediumPicture medium={medium} />
              </Box>
              <Box
                component="span"
                title={medium.name}
                sx={{ ...ellipsis, display: 'block', p: '6px 9px' }}
              >
                {medium.name}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
      {list.hasNextPage && (
        <AsyncButton
          variant="outlined"
          sx={{ m: '16px auto 0' }}
          onClick={() => list.fetchNextPage()}
        >
          Show more
        </AsyncButton>
      )}
    </Dialog>
  )
}

const grid = {
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(170px, 45%), 1fr))',
}
const tile = {
  width: 1,
  overflow: 'hidden',
  borderRadius: radius.field,
  boxShadow: 4,
  cursor: 'pointer',
  fontSize: 12.5,
  '&:hover, &:focus-visible': { boxShadow: `0 0 0 3px ${paint('forest-500')}` },
}
