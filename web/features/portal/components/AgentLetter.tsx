import Box from '@mui/material/Box'
import { useState } from 'react'
import type { PortalTrip } from '#shared/api/portal-shapes'
import { PersonAvatar } from '../../../components/people/PersonAvatar'
import { mediaUrl } from '../../../lib/media/picture-url'
import { Act } from './Act'

/** Who planned the trip, how to reach them, and the letter that they wrote for it. */
export function AgentLetter({ trip }: { readonly trip: PortalTrip }) {
  const { id, agent, letter, isShareOnly } = trip
  const [isWhole, setWhole] = useState(false)
  const isLong = (letter ?? '').length > 420
  return (
    <Box component="section" sx={looks.section} aria-label="Your agent">
      <Box sx={looks.agent}>
        <PersonAvatar name={agent.name} size={52} photo={mediaUrl(agent.headshot, '1x1')} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <b>{agent.name}</b>
          <p>planned this journey for you</p>
        </Box>
        {isShareOnly ? (
          <Act href={`mailto:${agent.email}`}>Email</Act>
        ) : (
          <Act href={`/client/trips/${id}/messages`}>Message</Act>
        )}
      </Box>
      {letter !== undefined && (
        <>
          <Box component="p" dir="auto" sx={[looks.letter, isLong && !isWhole && looks.clamped]}>
            {letter}
          </Box>
          {isLong && !isWhole && (
            <Box component="button" type="button" sx={looks.more} onClick={() => setWhole(true)}>
              Read the whole letter
            </Box>
          )}
        </>
      )}
    </Box>
  )
}

const looks = {
  section: { display: 'grid', gap: '14px', pt: '26px' },
  agent: {
    display: 'flex',
    gap: '14px',
    alignItems: 'center',
    '& b': { fontSize: 16 },
    '& p': { color: 'ink.second' },
  },
  letter: {
    fontSize: 17,
    lineHeight: '27px',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    pl: '16px',
    borderLeft: 3,
    borderColor: 'ember.400',
  },
  clamped: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 8,
    overflow: 'hidden',
  },
  more: {
    justifySelf: 'start',
    minHeight: 24,
    fontWeight: 600,
    color: 'forest.700',
    cursor: 'pointer',
  },
} as const
