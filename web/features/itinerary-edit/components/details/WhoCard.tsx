import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { partyWords } from '#shared/format/words'
import { isPattern } from '#shared/itinerary/states'
import { Icon } from '../../../../components/icons/Icon'
import { instantWords } from '../../../../trip/life/instant-words'
import { useTripPage } from '../../../../trip/page/trip-page'
import { flagNotes } from '../../../../trip/price/flag-notes'
import { detailLooks } from './detail-looks'

/** Client, agent and key dates of the trip. */
export function WhoCard() {
  const { trip, changeClient, permission } = useTripPage()
  const {
    user,
    clientData,
    createdDate,
    updatedAt,
    quotedAt,
    version,
    model,
    travelers,
    published,
  } = trip
  const now = new Date()
  const at = (instant: string | undefined) =>
    instant === undefined ? 'not yet' : instantWords(new Date(instant), now)
  return (
    <Box component="section" sx={detailLooks.card} aria-label="Trip summary">
      <h2>Trip summary</h2>
      <dl>
        <dt>Client</dt>
        <dd>
          {isPattern(trip.state) ? (
            'None (shared template)'
          ) : (
            <Box
              component="button"
              type="button"
              sx={looks.link}
              disabled={!permission.client}
              onClick={changeClient}
            >
              {clientData?.name ?? 'Add client'}
              {clientData !== undefined && <span className="visually-hidden">, change client</span>}
            </Box>
          )}
        </dd>
        <dt>Travelers</dt>
        <dd className="tabular">
          {partyWords(trip.itinerary)}
          {travelers.length > 0 && (
            <small>
              {travelers
                .map(({ firstName, lastName = '' }) => `${firstName} ${lastName}`.trim())
                .join(', ')}
            </small>
          )}
        </dd>
        {user !== undefined && (
          <>
            <dt>Agent</dt>
            <dd>
              {user.agent.fullName}
              <small>
                <a href={`mailto:${user.agent.email}`}>{user.agent.email}</a>
              </small>
            </dd>
            <dt>Agency</dt>
            <dd>
              {user.agency.name}
              <small>{user.agency.agencyCode}</small>
            </dd>
          </>
        )}
        <dt>Created</dt>
        <dd className="tabular">{at(createdDate)}</dd>
        <dt>Updated</dt>
        <dd className="tabular">
          {at(updatedAt)}
          <small>version {version}</small>
        </dd>
        <dt>Quoted</dt>
        <dd className="tabular">{at(quotedAt)}</dd>
        <dt>Pricing</dt>
        <dd>{model === 'net' ? 'net rates plus margins' : 'suppliers’ rack rates'}</dd>
        <dt>Client portal</dt>
        <dd>{published ? 'Shared with the client' : 'Not shared yet'}</dd>
        {flagNotes(trip).map(({ flag, label, text }) => (
          <Stack direction="row" key={flag} sx={looks.flag}>
            <Icon name="info" size={14} />
            <span>
              <b>{label}</b> {text}
            </span>
          </Stack>
        ))}
      </dl>
    </Box>
  )
}

const looks = {
  link: {
    fontWeight: 600,
    color: 'forest.700',
    overflowWrap: 'anywhere',
    '&:disabled': { color: 'inherit', cursor: 'default' },
    '&:hover:not(:disabled)': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  flag: {
    gridColumn: '1 / -1',
    gap: '8px',
    p: '8px 12px',
    borderRadius: 'var(--mui-radius-control)',
    bgcolor: 'ground.sand',
    fontSize: 13,
    '& svg': { flex: 'none', mt: '2px', color: 'info.main' },
    '& b': { fontWeight: 600 },
  },
} as const
