import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { counted } from '#shared/format/words'
import { partyBills } from '#shared/pricing/party-shares'
import { TitledCard } from '../../../../components/card/TitledCard'
import { Icon } from '../../../../components/icons/Icon'
import { figureText } from '../../../../components/money/money-parts'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import {
  equalSplit,
  familySplit,
  groupAddition,
  mostGroups,
  paymentsNote,
  sharedSegments,
} from '../../../../trip/people/party-steps'
import { MemberChip } from './MemberChip'
import { newPartyId } from './new-ids'
import { PartyGroup } from './PartyGroup'
import styles from './parties.module.css'

const SharesDialog = lazyPage(
  () => import('./SharesDialog'),
  (module) => module.SharesDialog,
)

/** Who pays what: the groups, who is in each, and their shares of sell, deposit and balance to the cent. */
export function PartyGroupsCard() {
  const { trip, price, editor, permission } = useTripPage()
  const [isSharing, setSharing] = useState(false)
  const { parties, travelers, currency } = trip
  const segments = [...price.sells].map(([id, sell]) => ({ id, sell }))
  const bills = partyBills({ groups: parties, segments, finance: price.finance })
  const alone = travelers.filter(({ id }) => !parties.some(({ travelerIds }) => travelerIds.includes(id)))
  const byHand = sharedSegments(parties).length
  const note = paymentsNote(trip, bills)
  if (parties.length === 0) return <NoGroups />
  return (
    <TitledCard
      title="Party groups"
      id="party-groups"
      actions={
        permission.details &&
        parties.length < mostGroups && (
          <Button size="xsmall" variant="text" onClick={() => editor.edit(groupAddition(trip, newPartyId))}>
            Add a group
          </Button>
        )
      }
    >
      <ul className={styles.groups}>
        {parties.map((party, at) => (
          <PartyGroup key={party.id} party={party} bill={bills[at]} />
        ))}
      </ul>
      {alone.length > 0 && (
        <div className={styles.alone}>
          <span>In no group:</span>
          {alone.map((traveler) => (
            <MemberChip key={traveler.id} traveler={traveler} among={alone} partyId={undefined} />
          ))}
        </div>
      )}
      {parties.length > 1 && (
        <p className={styles.total}>
          <span>Together</span>
          <b className="tabular">{figureText(price.finance.sell, currency)}</b>
        </p>
      )}
      <PaymentsNote note={note} />
      {parties.length > 1 && (
        <footer className={styles.foot}>
          <Button size="xsmall" variant="outlined" onClick={() => setSharing(true)}>
            {permission.details ? 'Shares by segment' : 'See the shares'}
          </Button>
          <span className={styles.aside}>
            {byHand === 0 ? 'by travelers' : `${counted(byHand, 'segment')} by hand`}
          </span>
          {byHand > 0 && permission.details && (
            <Button size="xsmall" variant="text" className={styles.reset} onClick={() => editor.edit(equalSplit(trip))}>
              Reset to equal split
            </Button>
          )}
        </footer>
      )}
      <Suspense>{isSharing && <SharesDialog onClose={() => setSharing(false)} />}</Suspense>
    </TitledCard>
  )
}

function PaymentsNote({ note }: { readonly note: string | undefined }) {
  if (note === undefined) return null
  return (
    <p className={styles.warning}>
      <Icon name="triangle-alert" size={15} />
      {note}
    </p>
  )
}

/** One bill for everybody, and the way to more. */
function NoGroups() {
  const { trip, editor, permission } = useTripPage()
  const byFamily = familySplit(trip)
  const { pax } = trip.itinerary
  return (
    <TitledCard title="Party groups" id="party-groups">
      <p className={styles.none}>
        One bill for {counted(pax, 'traveler')}.
        {pax > 1 &&
          ' Split it where families or friends pay for themselves: each is then asked for its own deposit and balance.'}
      </p>
      <PaymentsNote note={paymentsNote(trip, [])} />
      {permission.details && pax > 1 && (
        <div className={styles.ways}>
          <Button size="xsmall" variant="outlined" onClick={() => editor.edit(groupAddition(trip, newPartyId))}>
            Split the bill
          </Button>
          {byFamily !== undefined && (
            <Button size="xsmall" variant="outlined" onClick={() => editor.edit(byFamily(newPartyId))}>
              Split by last name
            </Button>
          )}
        </div>
      )}
    </TitledCard>
  )
}
