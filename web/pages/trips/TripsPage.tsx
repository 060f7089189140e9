import { TripsScreen } from '../../features/trips/components/TripsScreen'

/** `/trips-and-payments` (1 §2). */
export function TripsPage() {
  return <TripsScreen />
}
