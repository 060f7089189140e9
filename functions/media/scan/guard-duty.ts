import { GetObjectTaggingCommand } from '@aws-sdk/client-s3'
import type { Bucket } from '../../data/files/bucket'
import type { Scanner } from './verdict'

/**
 * GuardDuty Malware Protection for S3 scans each file as it comes, and leaves what it found as a
 * tag of the file (infra/constructs/malware-protection.ts). The tag names no threat. What it cannot
 * scan, as a locked archive, was not scanned.
 */
export const guardDutyScanner = ({ name: Bucket, client }: Bucket): Scanner => ({
  async verdictOf(Key) {
    const { TagSet = [] } = await client.send(new GetObjectTaggingCommand({ Bucket, Key }))
    const found = TagSet.find((tag) => tag.Key === 'GuardDutyMalwareScanStatus')?.Value
    if (found === undefined) return undefined
    if (found === 'THREATS_FOUND') return { scan: 'infected' }
    return { scan: found === 'NO_THREATS_FOUND' ? 'clean' : 'notScanned' }
  },
})
