import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'
import { Bone } from '../../../components/feedback/Bone'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { artUrl, mediaUrl } from '../../../lib/media/picture-url'
import { useEditorPath } from '../../../lib/navigation/trip-path'
import { CompareTable, OnlyDifferent } from '../../../trip/compare/CompareTable'
import type { ComparedVersion } from '../api/compared-versions'
import { versionRows } from '../model/version-rows'
import { VersionHead } from './VersionHead'

interface VersionsTableProps {
  readonly id: ItineraryId
  readonly versions: readonly ComparedVersion[] | undefined
}

/** The versions side by side, or what to do while there is only one. */
export function VersionsTable({ id, versions }: VersionsTableProps) {
  const [isOnlyDifferent, setOnlyDifferent] = useState(true)
  const editorPath = useEditorPath()
  if (versions === undefined)
    return (
      <div role="status" aria-label="Loading the versions">
        <Bone height={620} radius={18} />
      </div>
    )
  if (versions.length < 2)
    return (
      <EmptyState
        level={2}
        title="No alternatives yet"
        text="Duplicate the trip as an alternative in its menu, change what you like, and compare both here."
        actions={
          <Button component={Link} to={editorPath(id)} variant="main">
            Open the trip
          </Button>
        }
      />
    )
  const rows = versionRows(versions).filter(({ isDifferent }) => isDifferent || !isOnlyDifferent)
  return (
    <>
      <OnlyDifferent isOn={isOnlyDifferent} onChange={setOnlyDifferent} />
      {rows.length === 0 && (
        <p>The versions are still the same. What you change in one of them shows up here.</p>
      )}
      <CompareTable
        label="Versions"
        rows={rows}
        trips={versions.map(({ version, source: { picture } }) => ({
          id: version.id,
          picture: picture?.url ?? mediaUrl(picture?.s3Key) ?? artUrl({ seed: version.id }),
          head: <VersionHead version={version} />,
          foot: (
            <Button
              component={Link}
              to={editorPath(version.id)}
              variant="outlined"
              fullWidth
              aria-label={`Open version ${version.letter}`}
            >
              Open
            </Button>
          ),
        }))}
      />
    </>
  )
}
