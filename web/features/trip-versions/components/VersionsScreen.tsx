import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { countOf } from '#shared/format/words'
import type { ItineraryId } from '#shared/ids/ids'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { useEditorPath } from '../../../lib/navigation/trip-path'
import { usePageTitle } from '../../../lib/title/use-page-title'
import { type ComparedVersion, useComparedVersions } from '../api/compared-versions'
import { VersionsTable } from './VersionsTable'

/** `/itinerary/{id}/versions`: the versions of a trip's proposal side by side. */
export function VersionsScreen({ id }: { readonly id: ItineraryId }) {
  const { versions, error, retry } = useComparedVersions(id)
  const editorPath = useEditorPath()
  usePageTitle('Compare versions')
  const present = versions?.find(({ version }) => version.id === id)
  return (
    <Box component="main" sx={looks.page}>
      <Button
        component={Link}
        to={editorPath(id)}
        size="small"
        variant="text"
        startIcon={<Icon name="arrow-left" size={15} />}
        sx={{ justifySelf: 'start', maxWidth: 1 }}
      >
        {present === undefined ? 'Back to the trip' : `Back to version ${present.version.letter}`}
      </Button>
      <Box component="header">
        <h1>Compare versions</h1>
        {versions !== undefined && versions.length > 1 && (
          <Box component="p" sx={{ color: 'ink.second' }}>
            {summaryWords(versions)}
          </Box>
        )}
      </Box>
      {error !== undefined ? (
        <ErrorState title="The versions couldn’t be loaded" error={error} onRetry={retry} />
      ) : (
        <VersionsTable id={id} versions={versions} />
      )}
    </Box>
  )
}

/** `3 versions for Astrid Lindqvist. 1 is shared with the client.` */
function summaryWords(versions: readonly ComparedVersion[]): string {
  const [client] = versions.flatMap(({ source }) => source.client ?? [])
  const visible = versions.filter(({ version }) => version.isShared).length
  const sharedWords =
    visible === 0 ? 'None is shared yet.' : `The client sees ${visible} of ${versions.length}.`
  return `${countOf(versions.length, 'version')}${client === undefined ? '' : ` for ${client}`}. ${sharedWords}`
}

const looks = {
  page: {
    display: 'grid',
    gap: '14px',
    maxWidth: 1240,
    minWidth: 0,
    m: '0 auto',
    p: { xs: '20px 16px 50px', lg: '24px 30px 50px' },
  },
} as const
