import Box from '@mui/material/Box'
import { useState } from 'react'
import type { PortalHome } from '#shared/api/portal-shapes'
import { relativeTime } from '#shared/dates/durations'
import { Loading } from '../../components/feedback/Loading'
import { PublicLink } from '../../components/navigation/PublicLink'
import { useAnswer } from '../../features/portal/api/use-answer'
import { Act } from '../../features/portal/components/Act'
import { PortalBar } from '../../features/portal/components/PortalBar'
import { PortalFailure } from '../../features/portal/components/PortalFailure'
import { api } from '../../lib/api/api'
import { failureText } from '../../lib/api/api-error'
import type { Answer } from '../../lib/api/route-table'
import { usePageTitle } from '../../lib/title/use-page-title'

type Session = Answer<'GET /api/portal/sessions'>[number]

/** `/client/devices`: where a client is signed in, and the way to end it. */
export function PortalDevicesPage({ home: { agency } }: { readonly home: PortalHome }) {
  usePageTitle('Where you’re signed in')
  const { data, error, reload } = useAnswer('sessions', (signal) =>
    api('GET /api/portal/sessions', { signal }),
  )
  const [failure, setFailure] = useState<string>()
  const end = (ending: Promise<unknown>) => {
    setFailure(undefined)
    return ending.catch((reason: unknown) => setFailure(failureText(reason))).then(reload)
  }
  const endOne = ({ id }: Session) =>
    end(api('DELETE /api/portal/sessions/{id}', { params: { id } }))
  return (
    <>
      <PortalBar agency={{ name: agency.name, logo: agency.theme.logo }} />
      <Box component="main" sx={page}>
        <PublicLink href="/client">All your trips</PublicLink>
        <Box component="h1" sx={title}>
          Where you’re signed in
        </Box>
        {data === undefined && error === undefined && <Loading />}
        {data === undefined && error !== undefined && (
          <PortalFailure title="Your devices couldn’t be loaded" error={error} onRetry={reload} />
        )}
        {failure !== undefined && <p role="alert">{failure}</p>}
        {data !== undefined && (
          <Box component="ul" aria-label="Signed-in devices" sx={list}>
            {data.map((session) => (
              <Box component="li" key={session.id} sx={row}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <b>{session.device}</b>
                  <Box component="p" sx={{ color: 'ink.second' }}>
                    {session.place} · {usedWords(session)}
                  </Box>
                </Box>
                {session.isThis ? (
                  <Box component="span" sx={{ color: 'ink.second' }}>
                    This device
                  </Box>
                ) : (
                  <Act
                    look="soft"
                    name={`Sign out ${session.device}`}
                    onClick={() => endOne(session)}
                  >
                    Sign out
                  </Act>
                )}
              </Box>
            ))}
          </Box>
        )}
        {data !== undefined && data.length > 1 && (
          <Act onClick={() => end(api('DELETE /api/portal/sessions'))}>
            Sign out everywhere else
          </Act>
        )}
      </Box>
    </>
  )
}

/** Use is noted once an hour. */
function usedWords({ isThis, lastUsedAt }: Session): string {
  const [at, now] = [new Date(lastUsedAt), new Date()]
  return isThis || now.getTime() - at.getTime() < 3_600_000
    ? 'Used within the last hour'
    : `Last used ${relativeTime(at, now)}`
}

const page = {
  maxWidth: 640,
  m: '0 auto',
  p: '26px 16px 60px',
  display: 'grid',
  gap: '18px',
  justifyItems: 'start',
}
const title = { fontSize: 26, lineHeight: '32px', fontWeight: 600 }
const list = { display: 'grid', gap: '12px', width: '100%' }
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.6,
  p: '14px 18px',
  borderRadius: '14px',
  bgcolor: 'background.paper',
}
