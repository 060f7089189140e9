import Box from '@mui/material/Box'
import { useState } from 'react'
import type { PortalHome, PortalTrip } from '#shared/api/portal-shapes'
import { Bone } from '../../components/feedback/Bone'
import { EmptyState } from '../../components/feedback/EmptyState'
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
  if (data === undefined)
    return (
      <Box sx={page} role="status" aria-label="Opening the proposals">
        <Bone height={38} width={300} radius={10} />
        <Bone height={620} radius={18} />
      </Box>
    )
  const rows = compareRows(data).filter(({ isDifferent }) => isDifferent || !isOnlyDifferent)
  const replace = (changed: PortalTrip) =>
    put(data.map((trip) => (trip.id === changed.id ? changed : trip)))
  const chosenTrip = data.find(({ id }) => id === choosing)
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
                    {data.map(({ id, image }) => (
                      <td key={id}>
                        <img src={heroUrl({ id, image })} alt="" loading="lazy" />
                      </td>
                    ))}
                  </tr>
                  <tr>
                    {data.map(({ id, name }) => (
                      <th key={id} scope="col">
                        <PublicLink href={`/client/trips/${id}`}>{name}</PublicLink>
                      </th>
                    ))}
                  </tr>
                </thead>
                {rows.map(({ label, cells, isDifferent }) => (
                  <tbody key={label} className={isDifferent ? 'different' : undefined}>
                    <tr>
                      <th scope="rowgroup" colSpan={data.length}>
                        <span>
                          {label}
                          {isDifferent && <span className="visually-hidden">, differs</span>}
                        </span>
                      </th>
                    </tr>
                    <tr>
                      {cells.map((cell, at) => (
                        <td key={data[at]?.id}>{cell || '–'}</td>
                      ))}
                    </tr>
                  </tbody>
                ))}
                <tfoot>
                  <tr>
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
                </tfoot>
              </Box>
            </Box>
          </>
        )}
        {chosenTrip !== undefined && (
          <ChooseSheet
            trip={chosenTrip}
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
  maxHeight: 'max(420px, calc(100dvh - 90px))',
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
    p: '4px 14px 13px',
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  '& td': { scrollSnapAlign: 'start' },
  '& thead td': { p: '14px 14px 4px' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    fontSize: 17,
    lineHeight: '22px',
    fontWeight: 600,
    hyphens: 'auto',
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '3 / 2',
    maxHeight: 170,
    objectFit: 'cover',
    borderRadius: '12px',
  },
  // A label stands above its cells, so that two proposals fit a phone, and stays while swiping.
  '& tbody th': {
    p: '11px 14px 0',
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 500,
    color: 'ink.second',
    boxShadow: 'inset 0 1px 0 var(--mui-palette-divider)',
    '& > span': { position: 'sticky', left: 14 },
  },
  '& .different td': { fontWeight: 600 },
  '& tfoot td': { pt: '13px', boxShadow: 'inset 0 1px 0 var(--mui-palette-divider)' },
} as const
