import Box from '@mui/material/Box'
import { TitledCard } from '../../components/card/TitledCard'
import { Bone } from '../../components/feedback/Bone'
import { ErrorState } from '../../components/feedback/ErrorState'
import type { Answer } from '../../lib/api/route-table'
import { instantWords } from '../life/instant-words'
import { isBad, kindWords, stateWords } from './mail-words'

type Mail = Answer<'GET /api/Itineraries/{id}/mails'>[number]

interface MailListProps {
  readonly query: {
    readonly data: readonly Mail[] | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  /** The name of a mail's trip, where mails of several are listed. */
  readonly tripName?: (mail: Mail) => string | undefined
}

/** Emails to clients, the last first: what, to whom, by whom, and what came of it. */
export function MailList({ query: { data, error, refetch }, tripName }: MailListProps) {
  return (
    <TitledCard title="Emails sent" id="emails">
      {data === undefined ? (
        error === null ? (
          <Bone height={90} radius={8} />
        ) : (
          <ErrorState title="The emails couldn’t be loaded" error={error} onRetry={refetch} />
        )
      ) : data.length === 0 ? (
        <Box component="p" sx={{ color: 'ink.second', fontSize: 13.5 }}>
          No emails yet. Invitations, payment requests, reminders and messages show here.
        </Box>
      ) : (
        <Box component="ul" sx={looks.list}>
          {data.map((mail) => (
            <MailRow key={`${mail.at} ${mail.id}`} mail={mail} trip={tripName?.(mail)} />
          ))}
        </Box>
      )}
    </TitledCard>
  )
}

function MailRow({ mail, trip }: { readonly mail: Mail; readonly trip: string | undefined }) {
  const { kind, to, by, at, state, stateAt, followedAt, answeredAt, ownWords } = mail
  const now = new Date()
  const words = (instant: string) => instantWords(new Date(instant), now)
  return (
    <Box component="li" sx={looks.row}>
      <Box sx={looks.head}>
        <b>{kindWords[kind]}</b>
        <Box component="span" className="tabular" sx={{ color: 'ink.second' }}>
          {words(at)}
        </Box>
      </Box>
      <Box sx={{ color: 'ink.second', overflowWrap: 'anywhere' }}>
        {trip !== undefined && `${trip}. `}
        {`To ${to}, ${by === undefined ? 'sent automatically' : `by ${by}`}`}
      </Box>
      <Box className="tabular" sx={{ color: isBad(state) ? 'error.main' : 'ink.second' }}>
        {isBad(state) ? `${stateWords[state]}, ${words(stateAt)}` : stateWords[state]}
        {followedAt !== undefined && `, link used ${words(followedAt)}`}
        {answeredAt !== undefined && `, answered ${words(answeredAt)}`}
      </Box>
      {ownWords !== undefined && (
        <Box component="p" dir="auto" sx={looks.words}>
          {ownWords}
        </Box>
      )}
    </Box>
  )
}

const looks = {
  list: { listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflowY: 'auto' },
  row: {
    display: 'grid',
    gap: '2px',
    py: 1.1,
    fontSize: 13,
    lineHeight: '19px',
    '& + &': { borderTop: 1, borderColor: 'divider' },
    '& b': { fontWeight: 600, fontSize: 13.5 },
  },
  head: { display: 'flex', justifyContent: 'space-between', gap: 1 },
  words: {
    mt: 0.6,
    pl: 1.2,
    borderLeft: 2,
    borderColor: 'ground.line2',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitLineClamp: 4,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
} as const
