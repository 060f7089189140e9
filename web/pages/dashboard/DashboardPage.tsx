import { DashboardScreen } from '../../features/dashboard/components/DashboardScreen'

/** `/dashboard` (1 §2). */
export function DashboardPage() {
  return <DashboardScreen />
}
