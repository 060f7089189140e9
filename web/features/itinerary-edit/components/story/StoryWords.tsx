import Box from '@mui/material/Box'
import type { StayWords } from '../../../../trip/story/story'

/** The description of a stay, read-only. */
export function StoryWords({ words }: { readonly words: StayWords }) {
  if (words.paragraphs.length === 0) return null
  return (
    <Box sx={looks.words} dir="auto">
      {words.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Box>
  )
}

const looks = {
  words: {
    display: 'grid',
    gap: 1,
    maxWidth: '66ch',
    fontSize: 16,
    lineHeight: '26px',
    color: 'ink.main',
    '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  },
} as const
