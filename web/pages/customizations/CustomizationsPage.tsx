import { CustomizationsScreen } from '../../features/agency/components/CustomizationsScreen'

/** `/customizations`: Customizations (1 §2). */
export function CustomizationsPage() {
  return <CustomizationsScreen />
}
