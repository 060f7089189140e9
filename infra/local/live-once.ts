import { theTable } from '../../functions/data/table/the-table'
import { readLivesToCome } from './demo/loaded'

/** Brings the demo trips to their states after the first start, while the product answers already. */
export async function liveOnce(reportFailure: (name: string, error: unknown) => void): Promise<void> {
  try {
    const table = theTable()
    if ((await readLivesToCome(table)) === undefined) return
    const { loadLives } = await import('./demo/load-lives') // the whole domain: not loaded at every start
    await loadLives(table)
  } catch (error) {
    reportFailure('demo trips', error)
  }
}
