import { NoticesScreen } from '../../features/notices/components/NoticesScreen'

/** `/notifications` (1 §2). */
export function NotificationsPage() {
  return <NoticesScreen />
}
