import { ConfigScreen } from '../../features/config/components/ConfigScreen'

/** `/config`: Configuration (1 §2). */
export function ConfigPage() {
  return <ConfigScreen />
}
