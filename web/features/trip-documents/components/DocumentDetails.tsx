import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { MediaContent } from '#shared/api/media-content'
import { sizeWords } from '../../../lib/files/size-words'
import { useSession } from '../../../lib/session/session'
import { addedWords, scanWords } from '../model/document-words'

interface DocumentDetailsProps {
  readonly document: MediaContent
  /** `Visible to Eleanor`, where the document is shown to its client. */
  readonly who: string
}

/** What became of a document's scan, who sees it, its size, and who added it when. */
export function DocumentDetails({ document, who }: DocumentDetailsProps) {
  const { size, createdBy, createdAt, scan, presentationVisibility } = document
  const isHeldBack = useSession().agency.holdsUnscannedFiles ?? false
  const scanNote = scanWords(document, isHeldBack)
  const isGone = scan === 'infected'
  const reachesClient = scan === 'clean' || !(isHeldBack || isGone || scan === 'pending')
  return (
    <Box component="span" className="tabular" sx={{ '&&&': { whiteSpace: 'normal' } }}>
      {scanNote !== undefined && (
        <Typography
          component="b"
          variant="label"
          sx={{ mr: 0.8, color: isGone ? 'error.main' : 'warning.main' }}
        >
          {scanNote}
        </Typography>
      )}
      {presentationVisibility && reachesClient && (
        <Typography component="b" variant="label" sx={{ mr: 0.8, color: 'forest.600' }}>
          {who}
        </Typography>
      )}
      {sizeWords(size)}, {addedWords({ createdBy, createdAt }, new Date())}
    </Box>
  )
}
