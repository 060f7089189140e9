import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { countOf } from '#shared/format/words'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { inRow } from '../../../components/looks/looks'

interface FileHeadProps {
  readonly name: string
  /** Questions, rooms and notes that wait for a person. */
  readonly open: number
  /** Rooms whose rates differ. */
  readonly count: number
  readonly isLoading: boolean
  readonly isPublished: boolean
  readonly onClose: () => void
  readonly onAsk: () => void
  readonly onSave: () => Promise<unknown>
  readonly onPublish: () => Promise<unknown>
}

/** The name of a sheet's file, and what can be done with it. */
export function FileHead(props: FileHeadProps) {
  const { name, open, count, isLoading, isPublished, onClose, onAsk, onSave, onPublish } = props
  const label = isPublished
    ? 'Published'
    : open > 0
      ? `Answer ${countOf(open, 'question')} to publish`
      : count === 0
        ? 'No rates differ'
        : `Publish rates of ${countOf(count, 'room')}`
  return (
    <Box component="header" sx={{ ...inRow(1.2), flexWrap: 'wrap', gridColumn: '1 / -1' }}>
      <Box sx={{ minWidth: 0, flex: { xs: '1 1 100%', sm: 1 } }}>
        <Button size="small" variant="text" sx={{ ml: -1 }} onClick={onClose}>
          Another sheet
        </Button>
        <Box component="h1" sx={{ fontSize: 24, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
      </Box>
      {!isPublished && (
        <>
          <Button variant="text" onClick={onAsk}>
            Ask supplier
          </Button>
          <AsyncButton variant="outlined" onClick={onSave}>
            Save for later
          </AsyncButton>
        </>
      )}
      <AsyncButton
        variant="main"
        disabled={open > 0 || count === 0 || isLoading || isPublished}
        onClick={onPublish}
      >
        {label}
      </AsyncButton>
    </Box>
  )
}
