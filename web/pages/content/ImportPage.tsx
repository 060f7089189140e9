import { CatalogueImportScreen } from '../../features/catalogue-import/components/CatalogueImportScreen'

/** `/content/import`: tables of the catalogue, for content managers. */
export function ImportPage() {
  return <CatalogueImportScreen />
}
