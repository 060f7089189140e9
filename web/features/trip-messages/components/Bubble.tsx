import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { inRow } from '../../../components/looks/looks'
import { exactWords, linkedText, sentWords, type ThreadMessage } from '../model/thread'

interface BubbleProps extends ThreadMessage {
  readonly isMine: boolean
  readonly now: Date
  readonly zone: string
}

/** One message; our own are on the right. */
export const Bubble = memo(function Bubble({
  message,
  isOurs,
  isMore,
  isFirstNew,
  isMine,
  now,
  zone,
}: BubbleProps) {
  const { from, sentAt, text, byEmail, fromAddress } = message
  return (
    <>
      {isFirstNew && (
        <Typography
          component="p"
          variant="caption"
          sx={{
            ...inRow(1),
            my: 0.8,
            fontWeight: 600,
            color: 'ember.700',
            '&::after': { content: '""', flex: 1, height: '1px', bgcolor: 'ember.200' },
          }}
        >
          New
        </Typography>
      )}
      <Box component="article" sx={[messageLook, isOurs && { justifyItems: 'end' }]}>
        {!isMore && (
          <Typography
            component="p"
            variant="caption"
            sx={{
              m: '6px 4px 3px',
              color: 'ink.note',
              overflowWrap: 'anywhere',
              '& b': { mr: 0.4, fontWeight: 600, color: 'ink.second' },
            }}
          >
            <b>{isMine ? 'You' : from}</b>{' '}
            <time className="tabular" dateTime={sentAt} title={exactWords(sentAt, zone)}>
              {sentWords(sentAt, { now, zone })}
            </time>
            {byEmail && ', by email'}
            {fromAddress !== undefined && ` from ${fromAddress}, which we don’t know as theirs`}
          </Typography>
        )}
        <Box sx={[bubble, isOurs && oursLook]}>
          <LinkedText text={text} />
        </Box>
      </Box>
    </>
  )
})

function LinkedText({ text }: { readonly text: string }) {
  return linkedText(text).map(({ text: piece, href }, index) =>
    href === undefined ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <a key={index} href={href} target="_blank" rel="noopener noreferrer">
        {piece}
      </a>
    ),
  )
}

/** The bubble's alignment and padding. */
export const messageLook = { display: 'grid', justifyItems: 'start', mb: 0.6 } as const

export const bubble = {
  maxWidth: '86%',
  p: '8px 12px',
  borderRadius: '4px 12px 12px 12px',
  bgcolor: 'ground.sand',
  fontSize: 13.5,
  lineHeight: '19px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& a': { color: 'forest.700', textDecoration: 'underline', textUnderlineOffset: '2px' },
} as const

export const oursLook = { borderRadius: '12px 4px 12px 12px', bgcolor: 'forest.100' } as const
