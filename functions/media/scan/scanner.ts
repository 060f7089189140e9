import { bucketNamed } from '../../data/files/bucket'
import { optionalEnv, readEnv } from '../../runtime/env'
import { theFileStreams } from '../the-files'
import { clamdScanner } from './clamd'
import { guardDutyScanner } from './guard-duty'

/** What a scan for viruses found. `threat` is what the scanner calls it, where it does. */
export type Verdict =
  | { readonly scan: 'clean' | 'notScanned' }
  | { readonly scan: 'infected'; readonly threat?: string | undefined }

/** Scans files of the storage for viruses. */
export interface Scanner {
  /** What is found in a file; undefined while its scan has not ended. */
  verdictOf(key: string): Promise<Verdict | undefined>
}

/** By what this place has files scanned; undefined where nothing does. */
export function theScanner(): Scanner | undefined {
  if (optionalEnv('virusScan') === 'guardduty')
    return guardDutyScanner(bucketNamed(readEnv('mediaBucket').mediaBucket))
  const address = optionalEnv('clamdAddress')
  return address === undefined ? undefined : clamdScanner({ address }, theFileStreams())
}
