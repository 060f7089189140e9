import { RateImportScreen } from '../../features/rate-import/components/RateImportScreen'

/** `/rate-sheets`: suppliers' rate sheets. */
export const RatesPage = () => <RateImportScreen />
