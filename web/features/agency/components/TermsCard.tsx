import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgencyId } from '#shared/ids/ids'
import { TitledCard } from '../../../components/card/TitledCard'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { inRow } from '../../../components/looks/looks'
import type { Answer } from '../../../lib/api/route-table'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'
import { useSession } from '../../../lib/session/session'
import { instantDay } from '../../../lib/time/instants'
import { acceptancesQuery, termsQuery, useSaveTerms } from '../api/agency'
import { termsTemplate } from '../model/terms-template'

type Terms = Answer<'GET /api/Agencies/{id}/terms'>

/** Terms and conditions: the draft of the next version, and the versions that clients accepted. */
export function TermsCard({ agencyId }: { readonly agencyId: AgencyId }) {
  const { data, isError, error, refetch } = useQuery(termsQuery(agencyId))
  if (isError)
    return <ErrorState title="The terms couldn’t be loaded" error={error} onRetry={refetch} />
  return (
    <TitledCard title="Terms and conditions">
      {data === undefined ? (
        <Bone height={180} radius={8} />
      ) : (
        <>
          <Draft key={data.versions.length} agencyId={agencyId} terms={data} />
          {data.versions.map((version) => (
            <Version
              key={version.version}
              agencyId={agencyId}
              version={version}
              isInForce={version === data.versions[0]}
            />
          ))}
        </>
      )}
    </TitledCard>
  )
}

function Draft({
  agencyId,
  terms: { draft, versions },
}: {
  readonly agencyId: AgencyId
  readonly terms: Terms
}) {
  const savedText = draft?.text ?? versions[0]?.text ?? ''
  const [text, setText] = useState(savedText)
  const { agency } = useSession()
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useSaveTerms(agencyId)
  const save = (publishes: boolean) => mutateAsync({ text, publishes }).catch(() => undefined)
  useLeaveGuard(text === savedText ? undefined : 'The draft of your terms isn’t saved yet.')
  const next = (versions[0]?.version ?? 0) + 1
  const isNew = text.trim() !== '' && text.trim() !== versions[0]?.text
  return (
    <Box sx={{ display: 'grid', gap: 1.2 }}>
      <Field
        label={`Draft of version ${next}`}
        multiline
        minRows={5}
        maxRows={16}
        inputProps={{ maxLength: 100_000 }}
        hint={
          draft === undefined
            ? 'Clients read and accept the newest version in their portal.'
            : `Saved ${instantDay(draft.savedAt)} by ${draft.savedBy}`
        }
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() === '' && (
        <Box component="p" sx={{ color: 'ink.second' }}>
          Without terms, clients choose and pay without accepting any.{' '}
          <Link
            component="button"
            type="button"
            onClick={() => setText(termsTemplate(agency?.name ?? 'our agency'))}
          >
            Start from a template
          </Link>
          , fill in its brackets, and have a lawyer read it before you publish.
        </Box>
      )}
      <Box sx={{ ...inRow(1), justifyContent: 'flex-end' }}>
        <AsyncButton
          variant="text"
          loading={isPending}
          disabled={!isNew || text === savedText}
          onClick={() => save(false)}
        >
          Save draft
        </AsyncButton>
        <Button disabled={!isNew} onClick={() => setAsking(true)}>
          Publish version {next}
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={`Publish version ${next}?`}
        text="Clients will be asked to accept it when they next open their portal. A published version can’t be changed."
        confirmLabel="Publish"
        onConfirm={() => save(true).finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </Box>
  )
}

interface VersionProps {
  readonly agencyId: AgencyId
  readonly version: Terms['versions'][number]
  readonly isInForce: boolean
}

function Version({
  agencyId,
  version: { version, text, publishedAt, publishedBy },
  isInForce,
}: VersionProps) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...acceptancesQuery(agencyId, version), enabled: isOpen })
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => setOpen((currentTarget as HTMLDetailsElement).open)}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        mt: 1.2,
        pt: 1.2,
        '& summary': { cursor: 'pointer' },
      }}
    >
      <summary>
        <b>Version {version}</b>
        {isInForce && ', in force'} · published {instantDay(publishedAt)} by {publishedBy}
      </summary>
      <Box component="p" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 1.2 }}>
        {text}
      </Box>
      <Box component="h3" sx={{ fontSize: 13 }}>
        Accepted by
      </Box>
      {data?.length === 0 && <Box sx={{ color: 'ink.second' }}>Nobody yet.</Box>}
      <ul>
        {data?.map(({ who, at }) => (
          <li key={who.id}>
            {who.name}, {instantDay(at)}
          </li>
        ))}
      </ul>
    </Box>
  )
}
