import { UploadsScreen } from '../../features/uploads/components/UploadsScreen'

/** `/content/uploads`: photos and films for the library, from every agent. */
export function UploadsPage() {
  return <UploadsScreen />
}
