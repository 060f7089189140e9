import Box from '@mui/material/Box'
import { type MouseEvent, useEffect, useState } from 'react'
import { Icon } from '../../../components/icons/Icon'
import { failureText } from '../../../lib/api/api-error'
import type { Answer } from '../../../lib/api/route-table'
import { askDocuments, keepDocuments, keptDocument } from '../api/documents'
import { useAnswer } from '../api/use-answer'
import { panelLooks } from './panel-looks'

/**
 * The files that the agent shares: tickets, vouchers, packing lists. Nothing while there are none.
 */
export function PortalDocuments({ tripId }: { readonly tripId: string }) {
  const { data, error } = useAnswer(`documents ${tripId}`, (signal) => askDocuments(tripId, signal))
  const [missing, setMissing] = useState<string>()
  useEffect(() => void keepDocuments(data ?? []), [data])
  const openKept =
    (document: Answer<'GET /api/MediaContent'>[number]) => async (event: MouseEvent) => {
      if (navigator.onLine) return
      event.preventDefault()
      const address = await keptDocument(document)
      if (address === undefined) setMissing(document.userFilename)
      else location.assign(address)
    }
  if ((data === undefined || data.length === 0) && error === undefined) return null
  return (
    <Box component="section" id="documents" sx={panelLooks.card} aria-labelledby="documents-title">
      <h2 id="documents-title">Documents</h2>
      {error !== undefined && (
        <p role="alert">The documents couldn’t be loaded. {failureText(error)}</p>
      )}
      {missing !== undefined && (
        <p role="alert">{missing} isn’t on this device yet. Open it once you’re back online.</p>
      )}
      <ul className="rows">
        {data?.map((document) => (
          <li key={document.id}>
            <Box
              component="a"
              href={document.url}
              onClick={openKept(document)}
              target="_blank"
              rel="noreferrer"
              sx={{
                display: 'flex',
                gap: 1.2,
                minWidth: 0,
                flex: 1,
                fontWeight: 600,
                overflowWrap: 'anywhere',
              }}
            >
              <Icon name="file-text" size={19} />
              {document.userFilename}
            </Box>
            <small className="tabular">{kilobytes(document.size)}</small>
          </li>
        ))}
      </ul>
    </Box>
  )
}

const kilobytes = (bytes: number): string =>
  bytes < 950_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
