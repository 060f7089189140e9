import { useQueryClient } from '@tanstack/react-query'
import { monthOf } from '#shared/dates/calendar-date'
import { Icon } from '../../../../components/icons/Icon'
import { todayHere } from '../../../../lib/time/today-here'
import { monthAvailabilityQuery } from '../../api/availability-query'
import type { BuilderCamp } from '../../model/builder-camp'
import { isOwn } from '../../model/own-camp'
import { useBuilder } from '../../state/builder-store'
import { toggleFavorite, useFavorites } from '../../state/favorites'
import { togglePin } from '../../state/search-actions'
import styles from './camp-toggles.module.css'

interface CampTogglesProps {
  readonly camp: BuilderCamp
  /** On a picture they stand on glass. */
  readonly look?: 'plain' | 'glass'
}

/** The heart and the pin. */
export function CampToggles({ camp, look = 'plain' }: CampTogglesProps) {
  const isFavorite = useFavorites(({ favorites }) => camp.supplierCode in favorites)
  const isPinned = useBuilder(({ pinnedAccommodationMap }) => camp.supplierCode in pinnedAccommodationMap)
  const prefetch = usePrefetchOfMonth()
  const favoriteWords = isFavorite ? 'Remove from favorites' : 'Add to favorites'
  const pinWords = isPinned ? 'Unpin Accommodation' : 'Pin Accommodation'
  const pin = (button: HTMLElement) => {
    keepFocusBeside(button)
    togglePin(camp)
    if (!isPinned) prefetch(camp)
  }
  return (
    <div className={`${styles.toggles} ${styles[look]}`}>
      <button
        type="button"
        className={isFavorite ? `${styles.toggle} ${styles.loved}` : styles.toggle}
        aria-label={favoriteWords}
        aria-pressed={isFavorite}
        data-tip={favoriteWords}
        onClick={() => toggleFavorite(camp.supplierCode)}
      >
        <Icon name="heart" filled={isFavorite} />
      </button>
      <button
        type="button"
        className={isPinned ? `${styles.toggle} ${styles.pinned}` : styles.toggle}
        aria-label={pinWords}
        aria-pressed={isPinned}
        data-tip={pinWords}
        data-pin={camp.supplierCode}
        onClick={(event) => pin(event.currentTarget)}
      >
        <Icon name="pin" filled={isPinned} />
      </button>
    </div>
  )
}

/** Pinning fetches the month that the calendar will show, unless it is an own arrangement (2 §4.2). */
function usePrefetchOfMonth(): (camp: BuilderCamp) => void {
  const client = useQueryClient()
  return (camp) => {
    if (isOwn(camp)) return
    const { visibleMonths, date, quoteMode } = useBuilder.getState()
    const { supplierCode } = camp
    const month = visibleMonths[supplierCode] ?? monthOf(date ?? todayHere())
    void client.prefetchQuery(monthAvailabilityQuery({ supplierCode, quoteMode }, month))
  }
}

/** A row that is pinned or unpinned moves to another list: the focus stays here, on the pin of its neighbour. */
function keepFocusBeside(pin: HTMLElement): void {
  const pins = [...document.querySelectorAll<HTMLElement>('[data-pin]')]
  const at = pins.indexOf(pin)
  const neighbour = (pins[at + 1] ?? pins[at - 1])?.dataset.pin
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && neighbour !== undefined) document.querySelector<HTMLElement>(`[data-pin="${neighbour}"]`)?.focus()
  })
}
