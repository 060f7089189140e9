import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useId } from 'react'
import { type AgencyFileSlot, agencyFileSlots } from '#shared/api/agency-file-slots'
import { agencyFileTypes } from '#shared/media/agency-files'
import { maxDocumentBytes } from '#shared/media/document-types'
import { TitledCard } from '../../../components/card/TitledCard'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { centeredLook, inRow, radius } from '../../../components/looks/looks'
import { failureText } from '../../../lib/api/api-error'
import { PutFailed } from '../../../lib/files/put-file'
import { type Agency, useAgencyFile, useChangeAgency } from '../api/agency'

const words: Readonly<Record<AgencyFileSlot, { label: string; hint: string }>> = {
  logo: { label: 'Light logo', hint: 'On your primary color: emails, portal.' },
  logoDark: { label: 'Dark logo', hint: 'On light grounds.' },
  featuredPhoto: { label: 'Featured photo', hint: 'The first thing clients see in their portal.' },
  featuredVideo: { label: 'Featured video', hint: 'Plays in the portal when a client starts it.' },
  featuredVideoPreview: { label: 'Video preview', hint: 'Shown until the video is started.' },
}

/** What the agency shows: logos, photo and video, each with a way to replace and remove it. */
export function FilesCard({ agency, slots = agencyFileSlots }: FilesCardProps) {
  return (
    <TitledCard title={slots === agencyFileSlots ? 'Logos and media' : 'Logos'}>
      <Box component="ul" sx={{ display: 'grid', gap: 1.6 }}>
        {slots.map((slot) => (
          <FileRow key={slot} agency={agency} slot={slot} />
        ))}
      </Box>
    </TitledCard>
  )
}

interface FilesCardProps {
  readonly agency: Agency
  readonly slots?: readonly AgencyFileSlot[]
}

function FileRow({ agency, slot }: { readonly agency: Agency; readonly slot: AgencyFileSlot }) {
  const id = useId()
  const upload = useAgencyFile(agency.id)
  const { change } = useChangeAgency(agency.id)
  const { label, hint } = words[slot]
  const { types, words: typeWords } = agencyFileTypes[slot]
  const key = slot === 'logo' || slot === 'logoDark' ? agency.theme[slot] : agency.media?.[slot]
  const refusal =
    upload.error instanceof PutFailed
      ? upload.error.message
      : upload.error && failureText(upload.error, 'Not uploaded.')
  const choose = (file: File | undefined) => {
    if (file === undefined) return
    upload.mutate({ slot, file, said: `${label} saved.` })
  }
  return (
    <Box component="li" sx={{ ...inRow(1.6), alignItems: 'flex-start' }}>
      <Preview s3Key={key} label={label} isLight={slot === 'logo'} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box component="b" sx={{ fontWeight: 600 }}>
          {label}
        </Box>
        <Box component="p" sx={{ color: 'ink.second', fontSize: 13 }}>
          {hint} Use {typeWords} of up to {maxDocumentBytes / 1_000_000} MB.
        </Box>
        {refusal && (
          <Box component="p" role="alert" sx={{ color: 'error.main', fontSize: 13 }}>
            {refusal}
          </Box>
        )}
        <Box sx={{ ...inRow(1), mt: 0.6 }}>
          <AsyncButton
            size="small"
            variant="outlined"
            loading={upload.isPending}
            aria-label={`${key === undefined ? 'Upload' : 'Replace'} ${label.toLowerCase()}`}
            onClick={() => {
              document.getElementById(id)?.click()
              return undefined
            }}
          >
            {key === undefined ? 'Upload' : 'Replace'}
          </AsyncButton>
          {key !== undefined && (
            <Button
              size="small"
              variant="text"
              aria-label={`Remove ${label.toLowerCase()}`}
              onClick={() =>
                change({ change: { files: { [slot]: null } }, said: `${label} removed.` })
              }
            >
              Remove
            </Button>
          )}
          <input
            id={id}
            type="file"
            hidden
            aria-label={label}
            accept={types.join(',')}
            onChange={({ target }) => {
              choose(target.files?.[0])
              target.value = ''
            }}
          />
        </Box>
      </Box>
    </Box>
  )
}

interface PreviewProps {
  readonly s3Key: string | undefined
  readonly label: string
  readonly isLight: boolean
}

function Preview({ s3Key, label, isLight }: PreviewProps): ReactNode {
  const src = s3Key && `/media/${s3Key}`
  return (
    <Box sx={{ ...frame, bgcolor: isLight ? 'forest.700' : 'ground.sand' }}>
      {src === undefined ? null : s3Key?.endsWith('.mp4') ? (
        <Box component="video" src={src} muted aria-label={label} sx={fittedImage} />
      ) : (
        <Box component="img" src={src} alt={label} sx={fittedImage} />
      )}
    </Box>
  )
}

const frame = {
  ...centeredLook,
  flex: '0 0 120px',
  height: 76,
  p: 1,
  borderRadius: radius.control,
  overflow: 'hidden',
}
const fittedImage = { maxWidth: 1, maxHeight: 60, objectFit: 'contain' }
