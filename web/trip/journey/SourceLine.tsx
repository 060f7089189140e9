import Box from '@mui/material/Box'
import type { Source } from '#shared/ground/ground-facts'

/** Where a rule is from, and as of when. */
export function SourceLine({ source: { title, url, asOf } }: { readonly source: Source }) {
  const words = url === '' ? title : `${title}, ${asOf}`
  return (
    <Box
      component="small"
      sx={{ display: 'block', mb: '3px', fontSize: 12, lineHeight: '16px', color: 'ink.note' }}
    >
      {url === '' ? (
        words
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {words}
        </a>
      )}
    </Box>
  )
}
