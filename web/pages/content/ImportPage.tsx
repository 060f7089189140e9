import { useParams } from 'react-router-dom'
import { CatalogueImportScreen } from '../../features/catalogue-import/components/CatalogueImportScreen'
import { ImportRunScreen } from '../../features/catalogue-import/components/ImportRunScreen'

/** `/content/import`: tables of the catalogue, for content managers. */
export function ImportPage() {
  return <CatalogueImportScreen />
}

/** `/content/import/{importId}`: what became of an imported file. */
export function ImportRunPage() {
  const { importId = '' } = useParams()
  return <ImportRunScreen key={importId} importId={importId} />
}
