import Box from '@mui/material/Box'
import { useState } from 'react'
import type { PortalHome, PortalTrip } from '#shared/api/portal-shapes'
import { EmptyState } from '../../components/feedback/EmptyState'
import { Loading } from '../../components/feedback/Loading'
import { PublicLink } from '../../components/navigation/PublicLink'
import { useAnswer } from '../../features/portal/api/use-answer'
import { Act } from '../../features/portal/components/Act'
import { ChooseSheet } from '../../features/portal/components/ChooseSheet'
import { ChosenNote } from '../../features/portal/components/ChosenNote'
import { PortalBar } from '../../features/portal/components/PortalBar'
import { PortalFailure } from '../../features/portal/components/PortalFailure'
import { compareRows, maxCompared } from '../../features/portal/model/compare'
import { heroUrl } from '../../features/portal/model/hero-url'
import { api } from '../../lib/api/api'
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
  const [isOnlyDifferent, setOnlyDifferent] = useState(true)
  const [choosing, setChoosing] = useState<string>()
  usePageTitle('Compare proposals')
  if (error !== undefined)
    return <PortalFailure title="The proposals couldn’t be loaded" error={error} onRetry={reload} />
  if (data === undefined) return <Loading />
  const rows = compareRows(data).filter(({ isDifferent }) => isDifferent || !isOnlyDifferent)
  const replace = (changed: PortalTrip) =>
    put(data.map((trip) => (trip.id === changed.id ? changed : trip)))
  const chosen = data.find(({ id }) => id === choosing)
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
            <Box sx={frame} tabIndex={0} role="region" aria-label="Proposals">
              <Box component="table" sx={table} style={{ minWidth: data.length * 152 }}>
                <thead>
                  <tr>
                    <td />
                    {data.map(({ id, name, image }) => (
                      <th key={id} scope="col">
                        <img src={heroUrl({ id, image })} alt="" loading="lazy" />
                        <PublicLink href={`/client/trips/${id}`}>{name}</PublicLink>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ label, cells, isDifferent }) => (
                    <tr key={label} className={isDifferent ? 'different' : undefined}>
                      {/* biome-ignore lint/a11y/noRedundantRoles: taken out of the layout on phones, it would lose it */}
                      <th scope="row" role="rowheader">
                        {label}
                        {isDifferent && <span className="visually-hidden">, differs</span>}
                      </th>
                      {cells.map((cell, at) => (
                        <td key={data[at]?.id} data-label={label}>
                          {cell || '–'}
                        </td>
                      ))}
                    </tr>
                  ))}
                  <tr>
                    <td />
                    {data.map((trip) => (
                      <td key={trip.id}>
                        {trip.chosenAt === undefined ? (
                          <Act
                            look="main"
                            isWide
                            onClick={() => setChoosing(trip.id)}
                            name={`Choose ${trip.name}`}
                          >
                            Choose
                          </Act>
                        ) : (
                          <ChosenNote trip={trip} onChange={replace} />
                        )}
                      </td>
                    ))}
                  </tr>
                </tbody>
              </Box>
            </Box>
          </>
        )}
        {chosen !== undefined && (
          <ChooseSheet
            trip={chosen}
            onChosen={(trip) => {
              setChoosing(undefined)
              replace(trip)
            }}
            onClose={() => setChoosing(undefined)}
          />
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
// Both directions scroll inside, so that heads and labels stay.
const frame = {
  overflow: 'auto',
  maxHeight: 'calc(100dvh - 90px)',
  scrollSnapType: 'x proximity',
  bgcolor: 'background.paper',
  borderRadius: '18px',
  boxShadow: 4,
}
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
  },
  // On a phone each cell has its label, so that two proposals fit side by side.
  '@media (max-width: 560px)': {
    '& tr > td:first-child:empty': { display: 'none' },
    '& tr > th:first-child': {
      position: 'absolute',
      width: 1,
      height: 1,
      p: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody td': { scrollSnapAlign: 'start' },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label) / ""',
      display: 'block',
      fontSize: 12.5,
      fontWeight: 500,
      color: 'ink.second',
    },
  },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    fontSize: 17,
    lineHeight: '22px',
    fontWeight: 600,
    hyphens: 'auto',
    '& img': {
      display: 'block',
      width: 1,
      aspectRatio: '3 / 2',
      maxHeight: 150,
      mb: '8px',
      objectFit: 'cover',
      borderRadius: '12px',
      '@media (max-width: 560px)': { maxHeight: 72 },
    },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '& tbody th': { fontWeight: 500, color: 'ink.second' },
  '& tbody tr > *': { boxShadow: 'inset 0 1px 0 var(--mui-palette-divider)' },
  '& .different td': { fontWeight: 600 },
} as const
