import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import type { Party } from '#shared/itinerary/party'
import type { PartyBill } from '#shared/pricing/party-shares'
import { Icon } from '../../../../components/icons/Icon'
import { figureText } from '../../../../components/money/money-parts'
import { tellEdit } from '../../../../trip/edits/tell-edit'
import { useTripPage } from '../../../../trip/page/trip-page'
import { percentText, permilleOf } from '../../../../trip/people/composition'
import { partyPath } from '../../../../trip/people/party-edits'
import { backTo, groupRemoval, hasPaid } from '../../../../trip/people/party-steps'
import { groupName } from '../../../../trip/people/party-words'
import { longestName } from '../../../../trip/people/traveler-steps'
import { MemberChip } from './MemberChip'
import styles from './parties.module.css'

interface PartyGroupProps {
  readonly party: Party
  readonly bill: PartyBill | undefined
}

/** A group: its name to type, its travelers to move, and what it pays. */
export function PartyGroup({ party, bill }: PartyGroupProps) {
  const { trip, price, editor, permission } = useTripPage()
  const { id, name, travelerIds } = party
  const { currency, travelers } = trip
  const { sell = 0, deposit = 0, balance = 0 } = bill ?? {}
  const path = partyPath('party', id)
  const [typed, setTyped] = useState<string>()
  const isPayer = hasPaid(trip, id)
  const members = travelers.filter((traveler) => travelerIds.includes(traveler.id))
  const type = (text: string) => {
    setTyped(text)
    if (text.trim() !== '') editor.edit({ [path]: { kind: 'group', name: text.trim() } }, path)
  }
  const remove = () => {
    const removal = groupRemoval(trip, id)
    tellEdit(editor, removal, { text: `${groupName(party)} removed.`, back: backTo(trip, removal) })
  }
  return (
    <li className={styles.group}>
      <div className={styles.line}>
        <input
          className={`${styles.field} ${styles.name} ${typed?.trim() === '' ? styles.wrong : ''}`}
          aria-label={`Name of the group ${groupName(party)}`}
          aria-invalid={typed?.trim() === ''}
          title={name}
          dir="auto"
          autoComplete="off"
          maxLength={longestName}
          readOnly={!permission.details}
          value={typed ?? name}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
        <b className={`tabular ${sell < 0 ? styles.negative : ''}`}>{figureText(sell, currency)}</b>
        {permission.details && (
          <IconButton
            size="small"
            aria-label={`Remove ${groupName(party)}`}
            title={isPayer ? 'It has paid: the group stays' : undefined}
            disabled={isPayer}
            onClick={remove}
          >
            <Icon name="x" size={15} />
          </IconButton>
        )}
      </div>
      <p className={`${styles.bill} tabular`}>
        <span>{percentText(permilleOf(sell, price.finance.sell))}</span>
        <span>Deposit {figureText(deposit, currency)}</span>
        <span>Balance {figureText(balance, currency)}</span>
      </p>
      <div className={styles.members}>
        {members.length === 0 && (
          <span className={styles.aside}>Nobody yet: move travelers here, or set its shares by hand.</span>
        )}
        {members.map((traveler) => (
          <MemberChip key={traveler.id} traveler={traveler} among={members} partyId={id} />
        ))}
      </div>
    </li>
  )
}
