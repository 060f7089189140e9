import { SetUpScreen } from '../../features/account/components/SetUpScreen'
import { usePageTitle } from '../../lib/title/use-page-title'

/** Two-step sign-in is set up, where the agency requires it and the agent has none. */
export function SetUpPage() {
  usePageTitle('Two-step sign-in')
  return <SetUpScreen />
}
