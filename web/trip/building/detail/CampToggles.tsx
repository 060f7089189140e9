import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { monthOf } from '#shared/dates/calendar-date'
import { Icon } from '../../../components/icons/Icon'
import { todayHere } from '../../../lib/time/today-here'
import { monthAvailabilityQuery } from '../api/availability-query'
import { type BuilderCamp, isOwn } from '../model/builder-camp'
import { useBuilder } from '../state/builder-store'
import { toggleFavorite, useFavorites } from '../state/favorites'
import { togglePin } from '../state/search-actions'

interface CampTogglesProps {
  readonly camp: BuilderCamp
  /** On a picture they have a translucent background. */
  readonly look?: 'plain' | 'glass'
}

/** The heart and the pin. */
export function CampToggles({ camp, look = 'plain' }: CampTogglesProps) {
  const isFavorite = useFavorites(({ favorites }) => camp.supplierCode in favorites)
  const isPinned = useBuilder(
    ({ pinnedAccommodationMap }) => camp.supplierCode in pinnedAccommodationMap,
  )
  const prefetch = usePrefetchOfMonth()
  const favoriteWords = isFavorite ? 'Remove from favorites' : 'Add to favorites'
  const pinWords = isPinned ? 'Unpin Accommodation' : 'Pin Accommodation'
  const pin = (button: HTMLElement) => {
    keepFocusBeside(button)
    togglePin(camp)
    if (!isPinned) prefetch(camp)
  }
  return (
    <Box sx={{ display: 'flex', flex: 'none', gap: look === 'glass' ? 0.8 : 0.4 }}>
      <IconButton
        color={isFavorite && look === 'plain' ? 'secondary' : 'default'}
        sx={look === 'glass' ? glass : undefined}
        aria-label={`${favoriteWords}: ${camp.campName}`}
        aria-pressed={isFavorite}
        data-tip={favoriteWords}
        onClick={() => toggleFavorite(camp.supplierCode)}
      >
        <Icon name="heart" filled={isFavorite} />
      </IconButton>
      <IconButton
        color={isPinned && look === 'plain' ? 'primary' : 'default'}
        sx={look === 'glass' ? glass : undefined}
        aria-label={`${pinWords}: ${camp.campName}`}
        aria-pressed={isPinned}
        data-tip={pinWords}
        data-pin={camp.supplierCode}
        onClick={(event) => pin(event.currentTarget)}
      >
        <Icon name="pin" filled={isPinned} />
      </IconButton>
    </Box>
  )
}

/**
 * Pinning prefetches the month that the calendar will show, unless it is a self-arranged stay (2
 * §4.2).
 */
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

/** A pinned or unpinned row moves to another list, so the focus goes to its neighbor's pin. */
function keepFocusBeside(pin: HTMLElement): void {
  const pins = [...document.querySelectorAll<HTMLElement>('[data-pin]')]
  const at = pins.indexOf(pin)
  const neighbour = (pins[at + 1] ?? pins[at - 1])?.dataset.pin
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && neighbour !== undefined)
      document.querySelector<HTMLElement>(`[data-pin="${neighbour}"]`)?.focus()
  })
}

const glass = {
  color: '#fff',
  bgcolor: 'rgba(12, 34, 27, 0.42)',
  backdropFilter: 'blur(10px)',
  boxShadow: 'inset 0 0 0 1px rgba(255, 255, 255, 0.2)',
  '&:hover': { bgcolor: 'rgba(12, 34, 27, 0.62)' },
} as const
