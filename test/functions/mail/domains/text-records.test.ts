import { expect, test } from 'vitest'
import { dnsTextRecords } from '../../../../functions/mail/domains/text-records'
import { quietLog } from '../../../support/store-kinds'

const failing = (code: string) => ({
  resolveTxt: async () => Promise.reject(Object.assign(new Error('DNS'), { code })),
})

test('the parts of a text record are one text', async () => {
  const read = dnsTextRecords({ resolveTxt: async () => [['tembea-', 'domain=p'], ['v=spf1']] })
  expect(await read('_tembea.marula.com')).toEqual(['tembea-domain=p', 'v=spf1'])
})

test.each(['ENOTFOUND', 'ENODATA'])('a name without text records has none: %s', async (code) => {
  expect(await dnsTextRecords(failing(code))('marula.com')).toEqual([])
})

test.each(['ESERVFAIL', 'ETIMEOUT', 'ECONNREFUSED'])(
  'name servers that do not answer are said to be silent: %s',
  async (code) => {
    quietLog()
    await expect(dnsTextRecords(failing(code))('marula.com')).rejects.toMatchObject({
      code: 'mail.dns-silent',
    })
  },
)
