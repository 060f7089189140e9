import Button from '@mui/material/Button'
import { useRef } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import { documentTypes } from '#shared/media/document-types'
import { TitledCard } from '../../../components/card/TitledCard'
import { Bone } from '../../../components/feedback/Bone'
import { Icon } from '../../../components/icons/Icon'
import { failureText } from '../../../lib/api/api-error'
import { countWords } from '../model/document-words'
import { nextOrder } from '../model/reorder'
import { theUploads } from '../state/the-uploads'
import { useDocuments } from '../state/use-documents'
import { useFileDrop } from '../state/use-file-drop'
import { DocumentList } from './DocumentList'
import styles from './documents.module.css'
import { UploadRow } from './UploadRow'

export interface DocumentsCardProps {
  readonly itineraryId: ItineraryId
  /** The trip's client by name, where there is one. */
  readonly client: string | undefined
}

/** The documents of a trip: added by dropping or choosing, ordered, shown to the client or not, read, removed. */
export function DocumentsCard({ itineraryId, client }: DocumentsCardProps) {
  const card = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { query, documents, ...actions } = useDocuments(itineraryId)
  const uploads = theUploads()
  const own = uploads.use().filter((upload) => upload.itineraryId === itineraryId)
  const add = (files: readonly File[]) => uploads.add(itineraryId, files, nextOrder(documents) + own.length)
  const isOver = useFileDrop(card, add)
  const name = client?.split(' ')[0] ?? 'the client'
  const choose = () => input.current?.click()
  const isEmpty = documents.length === 0 && own.length === 0
  return (
    <TitledCard
      ref={card}
      title="Documents"
      id="documents"
      className={isOver ? styles.over : styles.card}
      note={documents.length > 0 && <span className={styles.aside}>{countWords(documents, name)}</span>}
      actions={
        !(isEmpty && query.isSuccess) && (
          <Button size="xsmall" variant="text" startIcon={<Icon name="upload" size={15} />} onClick={choose}>
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
        accept={accepted}
        aria-label="Documents to add"
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {query.isPending && <DocumentBones />}
      {query.isError && (
        <p className={styles.failed} role="alert">
          The documents could not be loaded. {sentence(failureText(query.error))}{' '}
          <button type="button" className={styles.link} onClick={() => void query.refetch()}>
            Try again
          </button>
        </p>
      )}
      <DocumentList documents={documents} actions={actions} name={name} />
      {own.length > 0 && (
        <ul className={styles.uploads} aria-label="On their way">
          {own.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onCancel={() => uploads.cancel(upload.id)}
              onAgain={() => uploads.again(upload.id)}
            />
          ))}
        </ul>
      )}
      {isEmpty && query.isSuccess && (
        <button type="button" className={styles.zone} onClick={choose}>
          <Icon name="upload" size={22} />
          <b>Drop files here, or choose them</b>
          <span>Vouchers, tickets, passports: PDF, pictures, office files, up to 50 MB each</span>
        </button>
      )}
      {!isEmpty && <p className={styles.hint}>Drop files anywhere on this card to add them.</p>}
    </TitledCard>
  )
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

const accepted = Object.entries(documentTypes)
  .flatMap(([mimeType, { extensions }]) => [mimeType, ...extensions.map((extension) => `.${extension}`)])
  .join(',')

function DocumentBones() {
  return (
    <div className={styles.bones} role="status" aria-label="Loading documents">
      {[72, 58].map((width) => (
        <div key={width}>
          <Bone width={40} height={40} radius={8} />
          <Bone width={`${width}%`} height={14} />
        </div>
      ))}
    </div>
  )
}
