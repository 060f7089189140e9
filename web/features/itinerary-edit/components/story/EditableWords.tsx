import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { Suspense, useRef, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { segmentFieldPath } from '../../../../trip/edits/trip-edits'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { segmentName } from '../../../../trip/segments/segment-words'
import type { StayWords } from '../../../../trip/story/story'
import { StoryWords } from './StoryWords'

const WordsForm = lazyPage(() => import('./WordsForm'), 'WordsForm')

/** The description of a stay, edited in place. Without the agent's own text, the camp's is shown. */
export function EditableWords({ stay, words }: { stay: TripSegment; words: StayWords }) {
  const { editor, permissionOf } = useTripTools()
  const [isWriting, setWriting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const name = segmentName(stay)
  const given = words.paragraphs.join('\n\n')
  const finish = (next: string | undefined) => {
    setWriting(false)
    requestAnimationFrame(() => button.current?.focus())
    if (next === undefined || next === given) return
    editor.edit({ [segmentFieldPath(stay.id, 'description')]: next === '' ? null : next })
  }
  const told = (
    <Box sx={{ minWidth: 0 }}>
      <StoryWords words={words} />
      {permissionOf(stay).details && (
        <Stack
          component="p"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: '4px 18px', mt: 1, '@media print': { display: 'none' } }}
        >
          <Box component="button" ref={button} type="button" sx={looks.change} onClick={() => setWriting(true)}>
            <Icon name="pen-line" size={14} />
            {words.isOwn ? 'Edit description' : 'Write your own description'}
            <span className="visually-hidden"> for {name}</span>
          </Box>
          {words.isOwn && (
            <Box component="button" type="button" sx={looks.change} onClick={() => finish('')}>
              Restore camp text
              <span className="visually-hidden"> for {name}</span>
            </Box>
          )}
        </Stack>
      )}
    </Box>
  )
  if (!isWriting) return told
  return (
    <Suspense fallback={told}>
      <WordsForm name={name} given={given} onDone={finish} />
    </Suspense>
  )
}

const looks = {
  change: {
    ...{ typography: 'h6', display: 'inline-flex', alignItems: 'center', gap: '6px', minHeight: 24 },
    color: 'forest.700',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
} as const
