import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useState } from 'react'
import type { RoomRequest } from '#shared/api/replies'
import { daysBetween } from '#shared/dates/calendar-date'
import { longDate, nightsLabel } from '#shared/format/dates'
import { longestAnswer } from '#shared/itinerary/room-requests'
import { Icon } from '../../../components/icons/Icon'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { inRow } from '../../../components/looks/looks'
import { failureText } from '../../../lib/api/api-error'
import { answerRoomRequest } from '../api/room-request'

interface RoomRequestScreenProps {
  readonly view: RoomRequest
  readonly token: string
}

/** `/reply/{token}`: what a camp is asked for, and its answer. */
export function RoomRequestScreen({ view, token }: RoomRequestScreenProps) {
  const [request, setRequest] = useState(view)
  const { agency, campName, startDate, endDate, rooms, party, bookingReference, until } = request
  const facts = [
    [
      'Nights',
      `${longDate(startDate)} to ${longDate(endDate)}, ${nightsLabel(daysBetween(startDate, endDate))}`,
    ],
    ['Rooms', rooms.length === 0 ? 'As you suggest' : rooms.join('; ')],
    ['Party', party],
    ['Reference', bookingReference],
    ...(until === undefined || !request.isOpen
      ? []
      : [['Answer by', `${until.slice(0, 16).replace('T', ' ')} UTC`]]),
  ]
  return (
    <Box
      component="main"
      sx={{ width: 'min(620px, calc(100% - 40px))', m: { xs: '32px auto', md: '9vh auto' } }}
    >
      <Box component="p" sx={{ fontWeight: 600, color: 'forest.700' }}>
        {agency.name}
      </Box>
      <Box
        component="h1"
        sx={{ m: '4px 0 20px', fontSize: 30, lineHeight: '36px', overflowWrap: 'anywhere' }}
      >
        {request.isOpen ? `Does ${campName} have these rooms?` : campName}
      </Box>
      <Card sx={{ p: '10px 24px 24px' }}>
        <Box component="dl" sx={{ m: 0 }}>
          {facts.map(([name, value]) => (
            <Box key={name} sx={factLook}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
        </Box>
        {request.isOpen ? (
          <Answering token={token} onAnswered={setRequest} />
        ) : (
          <Box role="status" sx={{ ...inRow(1.2), alignItems: 'flex-start', mt: 2.4 }}>
            <Icon name={request.said === undefined ? 'info' : 'circle-check'} size={22} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box component="p" sx={{ fontWeight: 600 }}>
                {answeredWords(request)}
              </Box>
              {request.said !== undefined && request.said.note !== '' && (
                <p dir="auto">{request.said.note}</p>
              )}
              <Box component="p" sx={{ color: 'ink.second' }}>
                {request.said === undefined
                  ? `Nothing is left to do. If something is unclear, please write to ${agency.name}.`
                  : `${agency.name} has your answer. If something changes, please reply to their email.`}
              </Box>
            </Box>
          </Box>
        )}
      </Card>
    </Box>
  )
}

const answeredWords = ({ said }: RoomRequest): string =>
  said === undefined
    ? 'This request is no longer open'
    : said.isGranted
      ? 'You said that you have the rooms'
      : 'You said that you don’t have the rooms'

interface AnsweringProps {
  readonly token: string
  readonly onAnswered: (request: RoomRequest) => void
}

function Answering({ token, onAnswered }: AnsweringProps) {
  const [note, setNote] = useState('')
  const [sending, setSending] = useState<'yes' | 'no'>()
  const [problem, setProblem] = useState<string>()
  const answer = async (said: 'yes' | 'no') => {
    setSending(said)
    setProblem(undefined)
    try {
      onAnswered(await answerRoomRequest({ token, isGranted: said === 'yes', note }))
    } catch (error) {
      setProblem(`Your answer wasn’t sent. ${failureText(error)}`)
    }
    setSending(undefined)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2.4 }}>
      <Field
        label="Note (optional)"
        hint="A confirmation number, other nights or rooms that you have, or a reason"
        multiline
        minRows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        inputProps={{ maxLength: longestAnswer }}
      />
      {problem !== undefined && (
        <Box component="p" role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
      )}
      <Box sx={{ ...inRow(1.2), flexWrap: 'wrap' }}>
        <AsyncButton
          variant="main"
          size="large"
          loading={sending === 'yes'}
          disabled={sending === 'no'}
          onClick={() => answer('yes')}
        >
          Yes, we have them
        </AsyncButton>
        <AsyncButton
          variant="outlined"
          size="large"
          loading={sending === 'no'}
          disabled={sending === 'yes'}
          onClick={() => answer('no')}
        >
          No, we don’t
        </AsyncButton>
      </Box>
    </Box>
  )
}

const factLook = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '130px 1fr' },
  gap: '0 16px',
  py: 1.2,
  borderBottom: 1,
  borderColor: 'divider',
  '& dt': { color: 'ink.second' },
  '& dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere' },
} as const
