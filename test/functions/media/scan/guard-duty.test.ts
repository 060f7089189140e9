import { GetObjectTaggingCommand, S3Client, type Tag } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { guardDutyScanner } from '../../../../functions/media/scan/guard-duty'
import type { Verdict } from '../../../../functions/media/scan/verdict'

test.each<[Tag[], Verdict | undefined]>([
  [[], undefined],
  [[{ Key: 'other', Value: 'NO_THREATS_FOUND' }], undefined],
  [[{ Key: 'GuardDutyMalwareScanStatus', Value: 'NO_THREATS_FOUND' }], { scan: 'clean' }],
  [[{ Key: 'GuardDutyMalwareScanStatus', Value: 'THREATS_FOUND' }], { scan: 'infected' }],
  [[{ Key: 'GuardDutyMalwareScanStatus', Value: 'UNSUPPORTED' }], { scan: 'notScanned' }],
  [[{ Key: 'GuardDutyMalwareScanStatus', Value: 'ACCESS_DENIED' }], { scan: 'notScanned' }],
  [[{ Key: 'GuardDutyMalwareScanStatus', Value: 'FAILED' }], { scan: 'notScanned' }],
])('GuardDuty’s tags %j of a file mean %j', async (TagSet, verdict) => {
  const client = new S3Client({})
  mockClient(client)
    .on(GetObjectTaggingCommand, { Bucket: 'media', Key: 'private/agy_marula/med_1' })
    .resolves({ TagSet })
  expect(
    await guardDutyScanner({ name: 'media', client }).verdictOf('private/agy_marula/med_1'),
  ).toEqual(verdict)
})
