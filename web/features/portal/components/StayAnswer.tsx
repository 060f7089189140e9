import Box from '@mui/material/Box'
import { Suspense, useState } from 'react'
import type { PortalPart } from '#shared/api/portal-shapes'
import { Bone } from '../../../components/feedback/Bone'
import { lazyPage } from '../../../lib/loading/lazy-page'
import { sendMessage } from '../api/outbox'
import { aboutStay } from '../model/portal-words'
import { Act } from './Act'

const AnswerForm = lazyPage(() => import('./AnswerForm'), 'AnswerForm')

const waitingWords = 'Saved on this device. We’ll send it as soon as you’re back online.'
const asks = {
  comment: { label: 'Comment', field: 'Your comment', sent: 'Comment sent.' },
  change: {
    label: 'Request a change',
    field: 'What would you like to change?',
    sent: 'Request sent.',
  },
} as const

/** Comments on a stay and asks for changes: the agent gets both as messages that name the stay. */
export function StayAnswer({
  tripId,
  stay,
}: {
  readonly tripId: string
  readonly stay: PortalPart
}) {
  const [asking, setAsking] = useState<keyof typeof asks>()
  const [said, setSaid] = useState<string>()
  const send = async (text: string) => {
    if (asking === undefined) return
    const about = asking === 'change' ? `Change request for ${aboutStay(stay)}` : aboutStay(stay)
    const sentMessage = await sendMessage(tripId, `${about}:\n\n${text}`)
    setSaid(
      sentMessage === undefined
        ? waitingWords
        : `${asks[asking].sent} Your agent will answer in messages.`,
    )
    setAsking(undefined)
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.4,
        pt: 1.4,
        boxShadow: 'inset 0 1px 0 var(--mui-palette-divider)',
      }}
    >
      {said !== undefined && (
        <Box component="p" role="status" sx={{ color: 'success.main', fontWeight: 500 }}>
          {said}
        </Box>
      )}
      {asking === undefined ? (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Act look="soft" onClick={() => setAsking('comment')} name={`Comment on ${stay.title}`}>
            {asks.comment.label}
          </Act>
          <Act
            look="soft"
            onClick={() => setAsking('change')}
            name={`Request a change at ${stay.title}`}
          >
            {asks.change.label}
          </Act>
        </Box>
      ) : (
        <Suspense fallback={<Bone height={150} radius={10} />}>
          <AnswerForm
            label={asks[asking].field}
            onSend={send}
            onCancel={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </Box>
  )
}
