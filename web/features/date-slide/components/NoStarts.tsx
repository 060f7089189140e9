import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { TripStarts } from '#shared/api/date-slide'
import { EmptyState } from '../../../components/feedback/EmptyState'

interface NoStartsProps {
  readonly starts: TripStarts
  readonly bar: ReactNode
  readonly onClose: () => void
}

/** No start to show: rooms are missing in the trip, or nothing is free for all of it in this year. */
export function NoStarts({ starts, bar, onClose }: NoStartsProps) {
  const names = starts.withoutRooms.map(({ name }) => name)
  const close = (
    <Button variant="contained" size="small" onClick={onClose}>
      {names.length > 0 ? 'Choose rooms' : 'Change the trip'}
    </Button>
  )
  if (names.length > 0) {
    const text = `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} no rooms yet. With rooms we can say when they are free.`
    return <EmptyState title="Rooms come first" text={text} actions={close} />
  }
  return (
    <>
      {bar}
      <EmptyState
        title="No start in this year"
        text="There is no day from which all stays have rooms for their nights, one after the other. Fewer nights, other room types or another camp open more days."
        actions={close}
      />
    </>
  )
}
