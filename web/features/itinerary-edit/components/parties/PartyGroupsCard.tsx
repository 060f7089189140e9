import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { countOf } from '#shared/format/words'
import { activeParties } from '#shared/pricing/active-parties'
import { partyBills } from '#shared/pricing/party-shares'
import { TitledCard } from '../../../../components/card/TitledCard'
import { Icon } from '../../../../components/icons/Icon'
import { figureText } from '../../../../components/money/money-parts'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import {
  equalSplit,
  familySplit,
  groupAddition,
  maxGroups,
  paymentsNote,
  sharedSegments,
} from '../../../../trip/people/party-steps'
import { tripUnpricedStays } from '../../../../trip/price/trip-unpriced-stays'
import { unpricedWords } from '../../../../trip/price/unpriced-words'
import { MemberChip } from './MemberChip'
import { newPartyId } from './new-ids'
import { PartyGroup } from './PartyGroup'
import { partyLooks } from './party-looks'

const SharesDialog = lazyPart(() => import('./SharesDialog'), 'SharesDialog')

/**
 * Who pays what: the groups, their members, and their exact shares of price, deposit and balance.
 */
export function PartyGroupsCard() {
  const { trip, price, editor, permission } = useTripPage()
  const [isSharing, setSharing] = useState(false)
  const { parties, travelers, currency } = trip
  const segments = [...price.sells].map(([id, sell]) => ({ id, sell }))
  const active = activeParties({ ...trip, segments })
  const bills = partyBills({ ...active, finance: price.finance })
  const alone = travelers.filter(
    ({ id }) => !parties.some(({ travelerIds }) => travelerIds.includes(id)),
  )
  const byHand = sharedSegments(parties).length
  const note = paymentsNote(trip, bills)
  const lacks = unpricedWords(tripUnpricedStays(trip).length)
  if (parties.length === 0) return <NoGroups />
  return (
    <TitledCard
      title="Party groups"
      id="party-groups"
      actions={
        permission.details &&
        parties.length < maxGroups && (
          <Button
            size="xsmall"
            variant="text"
            onClick={() => editor.edit(groupAddition(trip, newPartyId))}
          >
            Add group
          </Button>
        )
      }
    >
      <ul>
        {parties.map((party) => (
          <PartyGroup
            key={party.id}
            party={party}
            bill={bills.find(({ id }) => id === party.id)}
            canCancel={bills.length > 1}
          />
        ))}
      </ul>
      {alone.length > 0 && (
        <Stack direction="row" sx={looks.alone}>
          <span>Not in a group:</span>
          {alone.map((traveler) => (
            <MemberChip key={traveler.id} traveler={traveler} among={alone} partyId={undefined} />
          ))}
        </Stack>
      )}
      {parties.length > 1 && (
        <Stack component="p" direction="row" sx={looks.total}>
          <span>{lacks === undefined ? 'Total' : `Total so far, ${lacks}`}</span>
          <b className="tabular">{figureText(price.finance.sell, currency)}</b>
        </Stack>
      )}
      <PaymentsNote note={note} />
      {parties.length > 1 && (
        <Stack
          component="footer"
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px', mt: '12px' }}
        >
          <Button size="xsmall" variant="outlined" onClick={() => setSharing(true)}>
            {permission.details ? 'Shares by segment' : 'View shares'}
          </Button>
          <Box component="span" sx={partyLooks.aside}>
            {byHand === 0 ? 'by number of travelers' : `${countOf(byHand, 'segment')} set manually`}
          </Box>
          {byHand > 0 && permission.details && (
            <Button
              size="xsmall"
              variant="text"
              sx={{ ml: -1 }}
              onClick={() => editor.edit(equalSplit(trip))}
            >
              Reset to equal split
            </Button>
          )}
        </Stack>
      )}
      {isSharing && <SharesDialog onClose={() => setSharing(false)} />}
    </TitledCard>
  )
}

function PaymentsNote({ note }: { readonly note: string | undefined }) {
  if (note === undefined) return null
  return (
    <Stack component="p" direction="row" sx={looks.warning}>
      <Icon name="triangle-alert" size={15} />
      {note}
    </Stack>
  )
}

/** One bill for everyone, with a button to split it. */
function NoGroups() {
  const { trip, editor, permission } = useTripPage()
  const byFamily = familySplit(trip)
  const { pax } = trip.itinerary
  return (
    <TitledCard title="Party groups" id="party-groups">
      <Typography variant="body2" sx={{ mt: '8px', color: 'ink.second' }}>
        One bill for {countOf(pax, 'traveler')}.
        {pax > 1 &&
          ' Split the bill for families or friends who pay separately: each group gets its own deposit and balance.'}
      </Typography>
      <PaymentsNote note={paymentsNote(trip, [])} />
      {permission.details && pax > 1 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px', mt: '12px' }}>
          <Button
            size="xsmall"
            variant="outlined"
            onClick={() => editor.edit(groupAddition(trip, newPartyId))}
          >
            Split bill
          </Button>
          {byFamily !== undefined && (
            <Button
              size="xsmall"
              variant="outlined"
              onClick={() => editor.edit(byFamily(newPartyId))}
            >
              Split by last name
            </Button>
          )}
        </Stack>
      )}
    </TitledCard>
  )
}

const looks = {
  alone: {
    typography: 'caption',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 0.5,
    mt: '6px',
    maxHeight: 168,
    overflowY: 'auto',
    pt: '8px',
    borderTop: '1px solid var(--mui-palette-ground-line)',
    color: 'ink.second',
  },
  total: {
    justifyContent: 'space-between',
    p: '8px 32px 0 0',
    borderTop: '1px solid var(--mui-palette-ground-line)',
    fontSize: 13.5,
    lineHeight: '18px',
    '& b': { fontWeight: 600 },
  },
  warning: {
    gap: '8px',
    mt: 1,
    p: '8px 10px',
    borderRadius: 'var(--mui-radius-control)',
    bgcolor: 'warning.ground',
    fontSize: 12.5,
    lineHeight: '17px',
    color: 'warning.main',
    '& svg': { flex: 'none', mt: '1px' },
  },
} as const
