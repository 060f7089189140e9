import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Icon } from '../../../../components/icons/Icon'
import {
  storyboardState,
  type TripPresentation,
  tripPaths,
  versionsPath,
} from '../../../../lib/navigation/trip-path'
import { tripVersionsQuery } from '../../../../trip/api/trip-versions'
import { useTripPage } from '../../../../trip/page/trip-page'
import { versionWords } from '../../../../trip/page/version-words'
import { tabLooks } from './tab-looks'

/** The versions of the trip's proposal, in the same view, and the way to compare them. */
export function VersionSwitch({ present }: { readonly present: TripPresentation }) {
  const { id, proposal } = useTripPage().trip
  const { data: versions = [] } = useQuery({
    ...tripVersionsQuery(id),
    enabled: proposal !== undefined,
  })
  if (proposal === undefined) return null
  return (
    <Box component="nav" sx={looks.tabs} aria-label="Versions of this proposal">
      {versions.map((version) => {
        const isPresent = version.id === id
        const words = versionWords(version)
        return (
          <Box
            component={Link}
            key={version.id}
            to={tripPaths[present](version.id)}
            state={present === 'story' ? storyboardState : undefined}
            sx={[
              tabLooks.tab,
              looks.letter,
              version.outcome === 'cancelled' && looks.cancelled,
              isPresent && tabLooks.present,
            ]}
            title={words}
            aria-label={words}
            aria-current={isPresent ? 'page' : undefined}
          >
            {version.outcome === 'chosen' && <Icon name="circle-check" size={14} />}
            {version.letter}
          </Box>
        )
      })}
      {versions.length === 0 && (
        <Box component="span" sx={[tabLooks.tab, looks.letter, tabLooks.present]}>
          {proposal.letter}
        </Box>
      )}
      <Box
        component={Link}
        to={versionsPath(id)}
        sx={[tabLooks.tab, { px: '10px' }]}
        aria-label="Compare versions"
      >
        <Icon name="arrow-left-right" size={14} />
        Compare
      </Box>
    </Box>
  )
}

const looks = {
  tabs: { ...tabLooks.tabs, flexWrap: 'wrap' },
  letter: { minWidth: 32, justifyContent: 'center', p: '0 9px' },
  cancelled: { textDecoration: 'line-through', color: '#b9c7c0' },
} as const
