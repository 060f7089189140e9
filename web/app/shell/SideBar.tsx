import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { createStoredStore } from '../../lib/store/stored'
import { side } from './bar-looks'
import { Navigation } from './Navigation'

/**
 * The side bar of a page: with words, or icons only where the page needs the width or the user
 * wants it so.
 */
export function SideBar({ isWide }: { readonly isWide: boolean }) {
  const { isOpen, toggle } = useSideBar(isWide)
  return (
    <Box sx={side}>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          height: 'calc(100vh - 60px)',
          minHeight: 360,
          overflowY: 'auto',
        }}
      >
        <Navigation isRail={!isOpen} onToggle={toggle} />
      </Box>
    </Box>
  )
}

/** Pages that need the whole width keep a choice of their own. */
type Choices = Readonly<Partial<Record<'wide' | 'other', 'open' | 'icons'>>>

const choices = createStoredStore<Choices>('side-bar', {})

/**
 * Whether the side bar shows its words: as the user chose for this kind of page, else where there
 * is room for them.
 */
function useSideBar(isWide: boolean): { readonly isOpen: boolean; readonly toggle: () => void } {
  const ownChoices = choices.use()
  const from = isWide ? 1400 : 1240
  const hasRoom = useMediaQuery(`(min-width: ${from}px)`, { noSsr: true })
  const kind = isWide ? 'wide' : 'other'
  const isOpen = (ownChoices[kind] ?? (hasRoom ? 'open' : 'icons')) === 'open'
  const toggle = () => choices.set({ ...ownChoices, [kind]: isOpen ? 'icons' : 'open' })
  return { isOpen, toggle }
}
