import Box from '@mui/material/Box'
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react'

interface TitledCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  readonly title: string
  /** Beside the title, for example a count. */
  readonly note?: ReactNode
  /** At the right of the header: controls for the card. */
  readonly actions?: ReactNode
  readonly ref?: Ref<HTMLElement>
  readonly children?: ReactNode
}

/**
 * A titled white card of a trip's page. Give it an `id` to link to it or reach it by `goToAnchor`.
 */
export function TitledCard({
  title,
  note,
  actions,
  className,
  children,
  ...section
}: TitledCardProps) {
  const heading = useId()
  return (
    <Box
      component="section"
      {...section}
      className={className}
      sx={card}
      aria-labelledby={heading}
      tabIndex={section.id === undefined ? undefined : -1}
    >
      <Box component="header" sx={head}>
        <h2 id={heading}>{title}</h2>
        {note}
        {Boolean(actions) && <Box sx={actionsLook}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  )
}

const card = {
  p: '16px 20px',
  borderRadius: 'var(--mui-radius-card)',
  outline: 0,
  bgcolor: 'background.paper',
  boxShadow: 4,
}
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 10px',
  minHeight: 26,
  mb: '6px',
  '& h2': { fontSize: 15, lineHeight: '20px', letterSpacing: '-0.004em' },
}
const actionsLook = {
  display: 'flex',
  alignItems: 'center',
  ml: 'auto',
  '& > button:last-child': { mr: -1 },
}
