import Box from '@mui/material/Box'
import { useState } from 'react'
import type { PortalHome, PortalHomeTrip, PortalTrip } from '#shared/api/portal-shapes'
import { Bone } from '../../components/feedback/Bone'
import { EmptyState } from '../../components/feedback/EmptyState'
import { PublicLink } from '../../components/navigation/PublicLink'
import { useAnswer } from '../../features/portal/api/use-answer'
import { Act } from '../../features/portal/components/Act'
import { ChooseSheet } from '../../features/portal/components/ChooseSheet'
import { ChosenNote } from '../../features/portal/components/ChosenNote'
import { PortalBar } from '../../features/portal/components/PortalBar'
import { PortalFailure } from '../../features/portal/components/PortalFailure'
import { heroUrl } from '../../features/portal/model/hero-url'
import {
  afterChoice,
  comparedProposals,
  versionsBeside,
} from '../../features/portal/model/versions'
import { api } from '../../lib/api/api'
import { usePageTitle } from '../../lib/title/use-page-title'
import { CompareTable, OnlyDifferent } from '../../trip/compare/CompareTable'
import { compareRows, maxCompared } from '../../trip/compare/compare-rows'

/** Proposals side by side: what differs, what each costs, and the choice. */
export function PortalComparePage({ home }: { readonly home: PortalHome }) {
  const proposalId = new URLSearchParams(location.search).get('of')
  const proposals = comparedProposals(home.trips, proposalId).slice(0, maxCompared)
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
  const replace = (changed: PortalTrip) => put(afterChoice(data, changed, home.trips))
  const isChosen = ({ id }: PortalHomeTrip) =>
    data.some((trip) => trip.id === id && trip.chosenAt !== undefined)
  const chooseLabel = ({ id }: PortalTrip) =>
    versionsBeside(home.trips, id).some(isChosen) ? 'Choose instead' : 'Choose'
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
            <OnlyDifferent isOn={isOnlyDifferent} onChange={setOnlyDifferent} />
            <CompareTable
              label="Proposals"
              rows={rows}
              trips={data.map((trip) => ({
                id: trip.id,
                picture: heroUrl(trip),
                head: (
                  <>
                    <VersionNote trip={proposals.find(({ id }) => id === trip.id)} />
                    <PublicLink href={`/client/trips/${trip.id}`}>{trip.name}</PublicLink>
                  </>
                ),
                foot:
                  trip.chosenAt === undefined ? (
                    <Act
                      look="main"
                      isWide
                      onClick={() => setChoosing(trip.id)}
                      name={`${chooseLabel(trip)} ${trip.name}`}
                    >
                      {chooseLabel(trip)}
                    </Act>
                  ) : (
                    <ChosenNote trip={trip} onChange={replace} />
                  ),
              }))}
            />
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

function VersionNote({ trip }: { readonly trip: PortalHomeTrip | undefined }) {
  if (trip?.version === undefined) return null
  return (
    <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'ink.second' }}>
      Version {trip.version.letter}
    </Box>
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
