import { bucketNamed } from '../../data/files/bucket'
import { optionalEnv, readEnv } from '../../runtime/env'
import { theFileStreams } from '../the-files'
import { clamdScanner } from './clamd'
import { guardDutyScanner } from './guard-duty'
import type { Scanner } from './verdict'

/** By what this place has files scanned; undefined where nothing does. */
export function theScanner(): Scanner | undefined {
  if (optionalEnv('virusScan') === 'guardduty')
    return guardDutyScanner(bucketNamed(readEnv('mediaBucket').mediaBucket))
  const address = optionalEnv('clamdAddress')
  return address === undefined ? undefined : clamdScanner({ address }, theFileStreams())
}
