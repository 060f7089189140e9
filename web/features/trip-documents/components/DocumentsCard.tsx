import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { sentence } from '#shared/format/words'
import { documentTypes } from '#shared/media/document-types'
import { TitledCard } from '../../../components/card/TitledCard'
import { Bone } from '../../../components/feedback/Bone'
import { Icon } from '../../../components/icons/Icon'
import { centeredLook, inRow, paint, radius } from '../../../components/looks/looks'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { putFile } from '../../../lib/files/put-file'
import { queryClient } from '../../../lib/query/query-client'
import {
  createDocument,
  type DocumentOwner,
  documentsQuery,
  finishDocument,
  removeDocument,
} from '../api/document-calls'
import { countWords } from '../model/document-words'
import { nextOrder } from '../model/reorder'
import { type UploadQueue, uploadQueue } from '../state/upload-queue'
import { useDocuments } from '../state/use-documents'
import { DocumentList } from './DocumentList'
import { UploadRow } from './UploadRow'

export interface DocumentsCardProps {
  readonly owner: DocumentOwner
  /** The client's name, if there is a client. */
  readonly client: string | undefined
}

/**
 * The documents of a trip or a client: dropped or chosen, reordered, shared with the client or not,
 * opened, removed.
 */
export function DocumentsCard({ owner, client }: DocumentsCardProps) {
  const card = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { query, documents, ...actions } = useDocuments(owner)
  const uploads = theUploads()
  const own = uploads.use().filter((upload) => upload.owner === owner)
  const add = (files: readonly File[]) =>
    uploads.add(owner, files, nextOrder(documents) + own.length)
  const isOver = useFileDrop(card, add)
  const name = client?.split(' ')[0] ?? 'the client'
  const choose = () => input.current?.click()
  const isEmpty = documents.length === 0 && own.length === 0
  return (
    <Card
      ref={card}
      title="Documents"
      id="documents"
      className={isOver ? 'over' : undefined}
      note={
        documents.length > 0 && (
          <Typography variant="caption" noWrap sx={{ minWidth: 0, color: 'ink.note' }}>
            {countWords(documents, name)}
          </Typography>
        )
      }
      actions={
        !(isEmpty && query.isSuccess) && (
          <Button
            size="xsmall"
            variant="text"
            startIcon={<Icon name="upload" size={15} />}
            onClick={choose}
          >
            Add
          </Button>
        )
      }
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedTypes}
        aria-label="Documents to add"
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {query.isPending && <DocumentBones />}
      {query.isError && (
        <Typography variant="body2" sx={{ mb: 0.8, color: 'ink.second' }} role="alert">
          Documents couldn’t be loaded. {sentence(failureText(query.error))}{' '}
          <Link
            component="button"
            type="button"
            variant="inherit"
            onClick={() => void query.refetch()}
          >
            Try again
          </Link>
        </Typography>
      )}
      <DocumentList documents={documents} actions={actions} name={name} />
      {own.length > 0 && (
        <Box component="ul" sx={{ mt: 0.4 }} aria-label="Uploading">
          {own.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onCancel={() => uploads.cancel(upload.id)}
              onAgain={() => uploads.again(upload.id)}
            />
          ))}
        </Box>
      )}
      {isEmpty && query.isSuccess && (
        <Box
          component="button"
          type="button"
          sx={{
            display: 'grid',
            justifyItems: 'center',
            gap: 0.4,
            width: 1,
            p: '22px 16px 20px',
            border: '1.5px dashed var(--mui-palette-ground-field)',
            borderRadius: radius.field,
            textAlign: 'center',
            fontSize: 12.5,
            lineHeight: '17px',
            color: 'ink.note',
            '&:hover': { borderColor: paint('forest-500'), bgcolor: 'forest.50' },
            '& b': {
              mt: 0.4,
              fontSize: 13.5,
              lineHeight: '19px',
              fontWeight: 600,
              color: 'forest.700',
            },
          }}
          onClick={choose}
        >
          <Icon name="upload" size={22} />
          <b>Drop files here or choose files</b>
          <span>Vouchers, tickets, passports: PDF, images or Office files, up to 50 MB each</span>
        </Box>
      )}
      {!isEmpty && (
        <Typography component="p" variant="caption" sx={{ color: 'ink.note', mt: 0.8 }}>
          Drop files anywhere on this card to add them.
        </Typography>
      )}
    </Card>
  )
}

const acceptedTypes = Object.entries(documentTypes)
  .flatMap(([mimeType, { extensions }]) => [
    mimeType,
    ...extensions.map((extension) => `.${extension}`),
  ])
  .join(',')

function DocumentBones() {
  return (
    <Box
      sx={{ display: 'grid', gap: 1.2, py: 0.6, '& > div': { ...inRow(1.2) } }}
      role="status"
      aria-label="Loading documents"
    >
      {[72, 58].map((width) => (
        <div key={width}>
          <Bone width={40} height={40} radius={8} />
          <Bone width={`${width}%`} height={14} />
        </div>
      ))}
    </Box>
  )
}

/**
 * Accepts files dropped on an element, and reports when some are dragged over it. Files that miss
 * it aren't opened by the browser.
 */
function useFileDrop(
  place: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const events = new AbortController()
    const { signal } = events
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const isWithin = ({ target }: DragEvent) => target instanceof Node && element.contains(target)
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(isWithin(event))
      if (event.dataTransfer !== null)
        event.dataTransfer.dropEffect = isWithin(event) ? 'copy' : 'none'
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (isWithin(event) && files.length > 0) latest.current(files)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('dragleave', leave, { signal })
    return () => events.abort()
  }, [place])
  return isOver
}

const Card = styled(TitledCard)({
  position: 'relative',
  '&.over::after': {
    ...centeredLook,
    content: '"Drop to add"',
    position: 'absolute',
    inset: 6,
    zIndex: 1,
    border: `2px dashed ${paint('forest-500')}`,
    borderRadius: radius.control,
    background: `color-mix(in srgb, ${paint('forest-50')} 92%, transparent)`,
    fontWeight: 600,
    color: paint('forest-700'),
  },
})

let sharedQueue: UploadQueue | undefined

/** The uploads of this tab. They continue on other pages and report when done. */
function theUploads(): UploadQueue {
  sharedQueue ??= uploadQueue({
    create: createDocument,
    put: putFile,
    finish: finishDocument,
    drop: removeDocument,
    failureText,
    makeId: () => crypto.randomUUID(),
    onArrived(document) {
      const owner = document.itineraryId ?? document.clientId
      if (owner === undefined) return
      queryClient.setQueryData(documentsQuery(owner).queryKey, (known) =>
        known === undefined
          ? known
          : [...known.filter(({ id }) => id !== document.id), document].sort(byOrder),
      )
    },
    onIdle: (arrived) =>
      showSnackbar(arrived === 1 ? '1 document added.' : `${arrived} documents added.`),
    onBusy: (isBusy) => (isBusy ? addEventListener : removeEventListener)('beforeunload', ask),
  })
  return sharedQueue
}

const byOrder = (one: { presentationOrder: number }, other: { presentationOrder: number }) =>
  one.presentationOrder - other.presentationOrder

const ask = (event: BeforeUnloadEvent) => event.preventDefault()
