import Box from '@mui/material/Box'
import { Icon } from '../../../components/icons/Icon'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import { useAnswer } from '../api/use-answer'
import { panelLooks } from './panel-looks'

/** The files that the agent shares: tickets, vouchers, packing lists. Nothing while there are none. */
export function PortalDocuments({ tripId }: { readonly tripId: string }) {
  const filter = JSON.stringify({ where: { itineraryId: tripId } })
  const { data = [], error } = useAnswer(`documents ${tripId}`, (signal) =>
    api('GET /api/MediaContent', { query: { filter }, signal }),
  )
  if (data.length === 0 && error === undefined) return null
  return (
    <Box component="section" id="documents" sx={panelLooks.card} aria-labelledby="documents-title">
      <h2 id="documents-title">Documents</h2>
      {error !== undefined && <p role="alert">The documents couldn’t be loaded. {failureText(error)}</p>}
      <ul className="rows">
        {data.map(({ id, userFilename, url, size }) => (
          <li key={id}>
            <Box
              component="a"
              href={url}
              target="_blank"
              rel="noreferrer"
              sx={{ display: 'flex', gap: 1.2, minWidth: 0, flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              <Icon name="file-text" size={19} />
              {userFilename}
            </Box>
            <small className="tabular">{kilobytes(size)}</small>
          </li>
        ))}
      </ul>
    </Box>
  )
}

const kilobytes = (bytes: number): string =>
  bytes < 950_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
