import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../components/icons/Icon'
import type { IconName } from '../../../components/icons/icon-names'
import { PublicLink } from '../../../components/navigation/PublicLink'

interface ActProps {
  readonly children: ReactNode
  /** `main` for the one thing to do, `soft` beside it. */
  readonly look?: 'main' | 'solid' | 'soft'
  readonly icon?: IconName
  readonly isWide?: boolean
  /** An accessible name that says more than the words. */
  readonly name?: string
  /** Where it leads, in place of something to do. */
  readonly href?: string
  /** It takes no clicks until what it returns is done. */
  readonly onClick?: () => unknown
  /** The button of a form, which knows when it is busy. */
  readonly isSubmit?: boolean
  readonly isBusy?: boolean
}

/**
 * A button or link of the portal, which does without MUI's: with its ripple that is a tenth of
 * their JavaScript.
 */
export function Act({
  children,
  look = 'solid',
  icon,
  isWide = false,
  name,
  href,
  onClick,
  ...form
}: ActProps) {
  const [isWorking, setWorking] = useState(false)
  const isBusy = isWorking || form.isBusy === true
  const sx = {
    ...base,
    ...looks[look],
    ...(isWide && { width: '100%' }),
    ...(isBusy && { opacity: 0.6 }),
  }
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} size={17} />}
      {children}
    </>
  )
  const trackedMark = look === 'soft' ? undefined : ''
  if (href !== undefined) {
    return (
      <Box component={PublicLink} href={href} aria-label={name} data-tracked={trackedMark} sx={sx}>
        {content}
      </Box>
    )
  }
  const start = () => {
    const working = isBusy ? undefined : onClick?.()
    if (!(working instanceof Promise)) return
    setWorking(true)
    const end = () => setWorking(false)
    working.then(end, end)
  }
  return (
    <Box
      component="button"
      type={form.isSubmit ? 'submit' : 'button'}
      aria-label={name}
      aria-busy={isBusy}
      data-tracked={trackedMark}
      onClick={start}
      sx={sx}
    >
      {content}
    </Box>
  )
}

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '9px',
  minHeight: 44,
  p: '8px 18px',
  borderRadius: 'var(--mui-radius-control)',
  fontWeight: 600,
  fontSize: 15,
  lineHeight: '20px',
  cursor: 'pointer',
  textAlign: 'center',
  transition: 'background-color .12s, box-shadow .12s',
} as const
const looks = {
  main: {
    bgcolor: 'ember.600',
    color: 'ember.on',
    boxShadow: 1,
    '&:hover': { bgcolor: 'ember.700' },
    minHeight: 48,
  },
  solid: { bgcolor: 'forest.700', color: '#fff', '&:hover': { bgcolor: 'forest.800' } },
  soft: { bgcolor: 'forest.100', color: 'forest.800', '&:hover': { bgcolor: 'forest.200' } },
} as const
