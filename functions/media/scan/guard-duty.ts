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
    const scanStatus = TagSet.find((tag) => tag.Key === 'GuardDutyMalwareScanStatus')?.Value
    if (scanStatus === undefined) return undefined
    if (scanStatus === 'THREATS_FOUND') return { scan: 'infected' }
    return { scan: scanStatus === 'NO_THREATS_FOUND' ? 'clean' : 'notScanned' }
  },
})
