import { Suspense, useState } from 'react'
import type { Traveler } from '#shared/itinerary/party'
import { Icon } from '../../../../components/icons/Icon'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { partyPath } from '../../model/party-edits'
import { groupName, travelerName } from '../../model/party-words'
import { useTripPage } from '../../state/trip-page'
import type { MenuAction } from '../ActionMenu'
import styles from './parties.module.css'

const ActionMenu = lazyPage(
  () => import('../ActionMenu'),
  (module) => module.ActionMenu,
)

interface MemberChipProps {
  readonly traveler: Traveler
  /** The group that they pay with. */
  readonly partyId: string | undefined
}

/** A traveler of a group; a click or Enter says where else they may pay. */
export function MemberChip({ traveler, partyId }: MemberChipProps) {
  const { trip, editor, permission } = useTripPage()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const name = travelerName(traveler)
  if (!permission.details) return <span className={styles.chip}>{name}</span>
  const move = (to: string | null) => () => editor.edit({ [partyPath('member', traveler.id)]: to })
  const others = trip.parties.filter(({ id }) => id !== partyId)
  const actions: MenuAction[] = [
    ...others.map((party) => ({
      icon: 'move-right' as const,
      label: `Pays with ${groupName(party)}`,
      run: move(party.id),
    })),
    ...(partyId === undefined ? [] : [{ icon: 'x' as const, label: 'Pays with no group', run: move(null) }]),
  ]
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={`${name}: change the group`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span dir="auto">{name}</span>
        <Icon name="chevron-down" size={13} />
      </button>
      {anchor !== undefined && (
        <Suspense>
          <ActionMenu anchor={anchor} actions={actions} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  )
}
