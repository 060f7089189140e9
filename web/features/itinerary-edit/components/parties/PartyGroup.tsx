import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { shortDate } from '#shared/format/dates'
import type { Party } from '#shared/itinerary/party'
import { hasCapability } from '#shared/itinerary/states'
import type { PartyBill } from '#shared/pricing/party-shares'
import { IconAction } from '../../../../components/inputs/IconAction'
import { sayWhenFull } from '../../../../components/inputs/say-when-full'
import { figureText } from '../../../../components/money/money-parts'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { useTripPage } from '../../../../trip/page/trip-page'
import { percentText, permilleOf } from '../../../../trip/people/composition'
import { partyPath } from '../../../../trip/people/party-edits'
import { backTo, groupRemoval, hasPaid } from '../../../../trip/people/party-steps'
import { groupName } from '../../../../trip/people/party-words'
import { longestName } from '../../../../trip/people/traveler-steps'
import { MemberChip } from './MemberChip'
import { PartyCancelling } from './PartyCancelling'
import { PartyPayer } from './PartyPayer'
import { partyLooks } from './party-looks'

interface PartyGroupProps {
  readonly party: Party
  /** What it pays; missing once it has cancelled. */
  readonly bill: PartyBill | undefined
  /** Whether others go on the trip without it. */
  readonly canCancel: boolean
}

/** A group: an editable name, its travelers, and what it pays. */
export function PartyGroup({ party, bill, canCancel }: PartyGroupProps) {
  const { trip, price, editor, permission } = useTripPage()
  const { id, name, clientId, travelerIds } = party
  const { currency, travelers } = trip
  const { sell = 0, deposit = 0, balance = 0 } = bill ?? {}
  const cancellation = trip.partyCancellations?.find(({ partyId }) => partyId === id)
  const path = partyPath('party', id)
  const [typed, setTyped] = useState<string>()
  const isPayer = hasPaid(trip, id)
  const members = travelers.filter((traveler) => travelerIds.includes(traveler.id))
  const type = (text: string) => {
    setTyped(text)
    if (text.trim() !== '')
      editor.edit({ [path]: { kind: 'group', name: text.trim(), clientId } }, path)
  }
  const remove = () => {
    const removal = groupRemoval(trip, id)
    tellEdit(editor, removal, { text: `${groupName(party)} removed.`, back: backTo(trip, removal) })
  }
  return (
    <Box
      component="li"
      sx={{ p: '8px 0 10px', '& + &': { borderTop: '1px solid var(--mui-palette-ground-line)' } }}
    >
      <Stack direction="row" sx={looks.line}>
        <Box
          component="input"
          sx={[
            partyLooks.field,
            { flex: 1, ml: '-8px', fontWeight: 600 },
            typed?.trim() === '' && partyLooks.wrong,
          ]}
          aria-label={`Group name: ${groupName(party)}`}
          aria-invalid={typed?.trim() === ''}
          title={name}
          dir="auto"
          autoComplete="off"
          maxLength={longestName}
          onInput={sayWhenFull}
          readOnly={!permission.details}
          value={typed ?? name}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
        <Box component="b" className="tabular" sx={sell < 0 ? { color: 'error.main' } : undefined}>
          {figureText(sell, currency)}
        </Box>
        {permission.details && cancellation === undefined && (
          <IconAction
            icon="x"
            iconSize={15}
            label={`Remove ${groupName(party)}`}
            size="small"
            title={isPayer ? 'This group has paid, so it can’t be removed' : undefined}
            disabled={isPayer}
            onClick={remove}
          />
        )}
      </Stack>
      <Stack
        component="p"
        direction="row"
        className="tabular"
        sx={{
          flexWrap: 'wrap',
          gap: '0 12px',
          fontSize: 12,
          lineHeight: '18px',
          color: 'ink.second',
        }}
      >
        {cancellation === undefined ? (
          <>
            <span>{percentText(permilleOf(sell, price.finance.sell))}</span>
            <span>Deposit {figureText(deposit, currency)}</span>
            <span>Balance {figureText(balance, currency)}</span>
          </>
        ) : (
          <span>
            Cancelled {shortDate(cancellation.day)}, fee {figureText(cancellation.fee, currency)}
          </span>
        )}
      </Stack>
      <PartyCancelling
        party={party}
        cancellation={cancellation}
        canCancel={canCancel && sell > 0 && hasCapability(trip.state, 'payment')}
      />
      <PartyPayer party={party} />
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 0.5,
          mt: '6px',
          maxHeight: 168,
          overflowY: 'auto',
        }}
      >
        {members.length === 0 && (
          <Box component="span" sx={partyLooks.aside}>
            No travelers yet. Move travelers here, or set its shares manually.
          </Box>
        )}
        {members.map((traveler) => (
          <MemberChip key={traveler.id} traveler={traveler} among={members} partyId={id} />
        ))}
      </Stack>
    </Box>
  )
}

const looks = {
  line: {
    alignItems: 'center',
    gap: '8px',
    fontSize: 13.5,
    lineHeight: '18px',
    '& > button': { mr: '-6px' },
    '& b': { flex: 'none', fontWeight: 600 },
  },
} as const
