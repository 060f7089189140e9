import Box from '@mui/material/Box'
import { useState } from 'react'
import type { PortalHome } from '#shared/api/portal-shapes'
import { EmptyState } from '../../components/feedback/EmptyState'
import { Loading } from '../../components/feedback/Loading'
import { PublicLink } from '../../components/navigation/PublicLink'
import { useAnswer } from '../../features/portal/api/use-answer'
import { Act } from '../../features/portal/components/Act'
import { PortalBar } from '../../features/portal/components/PortalBar'
import { PortalFailure } from '../../features/portal/components/PortalFailure'
import { compareRows, maxCompared } from '../../features/portal/model/compare'
import { api } from '../../lib/api/api'
import { failureText } from '../../lib/api/api-error'
import { usePageTitle } from '../../lib/title/use-page-title'

/** Proposals side by side: what differs, what each costs, and the choice. */
export function PortalComparePage({ home }: { readonly home: PortalHome }) {
  const proposals = home.trips
    .filter(({ standing, isShareOnly }) => standing === 'proposal' && !isShareOnly)
    .slice(0, maxCompared)
  const ids = proposals.map(({ id }) => id)
  const { data, error, reload, put } = useAnswer(`compare ${ids}`, (signal) =>
    Promise.all(ids.map((id) => api('GET /api/portal/trips/{id}', { params: { id }, signal }))),
  )
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const [problem, setProblem] = useState<string>()
  usePageTitle('Compare proposals')
  if (error !== undefined)
    return <PortalFailure title="The proposals couldn’t be loaded" error={error} onRetry={reload} />
  if (data === undefined) return <Loading />
  const rows = compareRows(data).filter(({ isDifferent }) => isDifferent || !isOnlyDifferent)
  const choose = (id: (typeof ids)[number]) => async () => {
    setProblem(undefined)
    try {
      const { chosenAt } = await api('POST /api/portal/trips/{id}/choose', { params: { id } })
      put(data.map((trip) => (trip.id === id ? { ...trip, chosenAt } : trip)))
    } catch (failure) {
      setProblem(failureText(failure))
    }
  }
  return (
    <>
      <PortalBar agency={{ name: home.agency.name, logo: home.agency.theme.logo }} />
      <Box component="main" sx={page}>
        <h1>Compare proposals</h1>
        {data.length < 2 ? (
          <EmptyState
            level={2}
            title="Nothing to compare"
            text="You’ll see proposals side by side here as soon as there are two."
            actions={<Act href="/client">See your trips</Act>}
          />
        ) : (
          <>
            <Box component="label" sx={choice}>
              <input
                type="checkbox"
                checked={isOnlyDifferent}
                onChange={({ target }) => setOnlyDifferent(target.checked)}
              />
              Show only what differs
            </Box>
            {problem !== undefined && (
              <Box component="p" role="alert" sx={{ color: 'error.main' }}>
                {problem}
              </Box>
            )}
            <Box sx={frame} tabIndex={0} role="region" aria-label="Proposals">
              <Box component="table" sx={table} style={{ minWidth: 104 + data.length * 152 }}>
                <thead>
                  <tr>
                    <td />
                    {data.map(({ id, name }) => (
                      <th key={id} scope="col">
                        <PublicLink href={`/client/trips/${id}`}>{name}</PublicLink>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ label, cells, isDifferent }) => (
                    <tr key={label} className={isDifferent ? 'different' : undefined}>
                      <th scope="row">
                        {label}
                        {isDifferent && <span className="visually-hidden">, differs</span>}
                      </th>
                      {cells.map((cell, at) => (
                        <td key={data[at]?.id}>{cell || '–'}</td>
                      ))}
                    </tr>
                  ))}
                  <tr>
                    <td />
                    {data.map(({ id, name, chosenAt, agent }) => (
                      <td key={id}>
                        {chosenAt === undefined ? (
                          <Act look="main" isWide onClick={choose(id)} name={`Choose ${name}`}>
                            Choose
                          </Act>
                        ) : (
                          <p role="status">
                            You chose this trip. {agent.name} will take it from here.
                          </p>
                        )}
                      </td>
                    ))}
                  </tr>
                </tbody>
              </Box>
            </Box>
          </>
        )}
      </Box>
    </>
  )
}

const heading = {
  '& h1': { fontSize: 32, lineHeight: '38px', fontWeight: 600, letterSpacing: '-.02em' },
}
const page = {
  maxWidth: 1080,
  m: '0 auto',
  p: '26px 16px 60px',
  display: 'grid',
  gap: '14px',
  minWidth: 0,
  ...heading,
}
const choice = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: 44,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, accentColor: 'var(--mui-palette-forest-700)' },
}
const frame = { overflowX: 'auto', bgcolor: 'background.paper', borderRadius: '18px', boxShadow: 4 }
const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  '& th, & td': {
    p: '13px 14px',
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  // What the rows are called stays in sight while proposals are scrolled.
  '& tr > :first-child': {
    width: 104,
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    '@media (max-width: 560px)': { width: 92, pr: '6px' },
  },
  '& thead th': {
    fontSize: 17,
    lineHeight: '22px',
    fontWeight: 600,
    hyphens: 'auto',
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '& tbody th': { fontWeight: 500, color: 'ink.second' },
  '& tbody tr > *': { boxShadow: 'inset 0 1px 0 var(--mui-palette-divider)' },
  '& .different > *, & .different > :first-child': { bgcolor: 'ember.50' },
  '& .different td': { fontWeight: 600 },
} as const
