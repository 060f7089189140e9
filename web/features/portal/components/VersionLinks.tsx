import Box from '@mui/material/Box'
import type { PortalHomeTrip } from '#shared/api/portal-shapes'
import { Icon } from '../../../components/icons/Icon'
import { PublicLink } from '../../../components/navigation/PublicLink'
import { versionsBeside } from '../model/versions'

interface VersionLinksProps {
  readonly id: string
  /** All that the client sees. */
  readonly trips: readonly PortalHomeTrip[]
}

/** The versions of a trip over its picture, and the way to compare them. */
export function VersionLinks({ id, trips }: VersionLinksProps) {
  const versions = versionsBeside(trips, id)
  if (versions.length < 2) return null
  return (
    <Box component="nav" sx={looks.links} aria-label="Versions of this trip">
      {versions.map(({ id: tripId, name, version }) => (
        <Box
          component={PublicLink}
          key={tripId}
          href={`/client/trips/${tripId}`}
          sx={[looks.link, tripId === id && looks.present]}
          aria-label={`Version ${version?.letter}: ${name}`}
          aria-current={tripId === id ? 'page' : undefined}
        >
          {version?.outcome === 'chosen' && <Icon name="circle-check" size={15} />}
          {tripId === id ? `Version ${version?.letter}` : version?.letter}
        </Box>
      ))}
      <Box
        component={PublicLink}
        href={`/client/compare?of=${versions[0]?.version?.id}`}
        sx={looks.link}
      >
        Compare
      </Box>
    </Box>
  )
}

const looks = {
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3px',
    width: 'fit-content',
    maxWidth: '100%',
    mt: '14px',
    p: '3px',
    borderRadius: '14px',
    bgcolor: 'rgba(9, 30, 24, .55)',
    boxShadow: 'inset 0 0 0 1px rgba(255, 255, 255, .2)',
    backdropFilter: 'blur(10px)',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minWidth: 44,
    minHeight: 44,
    px: '13px',
    borderRadius: '11px',
    fontSize: 14.5,
    fontWeight: 600,
    color: '#fff',
    '&:hover': { bgcolor: 'rgba(255, 255, 255, .14)' },
  },
  present: { bgcolor: '#fff', color: 'forest.800', '&:hover': { bgcolor: '#fff' } },
} as const
