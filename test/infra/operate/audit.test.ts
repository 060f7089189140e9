import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { type AuditException, auditExceptions, judgeAudit } from '../../../infra/operate/audit'

const today = calendarDate('2026-11-27')
const advisory = (id: string, severity: string) => ({
  source: 1,
  name: 'image-size',
  title: 'Endless loop over a picture',
  url: `https://github.com/advisories/${id}`,
  severity,
  range: '<1.2.1',
})
const writeReport = (...via: unknown[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      'image-size': { name: 'image-size', severity: 'high', via, effects: ['reader'] },
      reader: { name: 'reader', severity: 'high', via: ['image-size'] },
    },
    metadata: {},
  })
const exception = (until: string): AuditException => ({
  advisory: 'GHSA-aaaa-bbbb-cccc',
  reason: 'Only a test reads pictures with it, of our own.',
  until: calendarDate(until),
})

test('packages with a high or critical hole fail the pipeline by name, lesser ones do not', () => {
  for (const severity of ['high', 'critical'])
    expect(() =>
      judgeAudit(writeReport(advisory('GHSA-aaaa-bbbb-cccc', severity)), { exceptions: [], today }),
    ).toThrow(`${severity} GHSA-aaaa-bbbb-cccc in image-size: Endless loop over a picture`)
  const lesser = writeReport(advisory('GHSA-aaaa-bbbb-cccc', 'moderate'))
  expect(judgeAudit(lesser, { exceptions: [], today })).toContain('No package has')
})

test('an exception is in force until its day, and is told once it is needless', () => {
  const report = writeReport(advisory('GHSA-aaaa-bbbb-cccc', 'high'))
  expect(judgeAudit(report, { exceptions: [exception('2026-11-27')], today })).toContain('1 argued')
  expect(() => judgeAudit(report, { exceptions: [exception('2026-11-26')], today })).toThrow('GHSA')
  expect(judgeAudit(writeReport(), { exceptions: [exception('2027-01-01')], today })).toContain(
    'take its exception away',
  )
})

test('a registry that does not answer is no clean bill', () => {
  for (const output of ['', '{"message":"405 Method Not Allowed"}', 'npm error'])
    expect(() => judgeAudit(output, { exceptions: [], today })).toThrow('npm audit gave no report')
})

test('the exceptions that are kept name an advisory, a reason and a day', () => {
  const exceptions = JSON.parse(readFileSync('infra/config/audit-exceptions.json', 'utf8'))
  expect(auditExceptions.safeParse(exceptions).success).toBe(true)
  expect(auditExceptions.safeParse([{ ...exception('2027-01-01'), reason: 'later' }]).success).toBe(
    false,
  )
})

test('of a whole report only advisories that nobody has argued fail, each once and by name', () => {
  const report = readFileSync('test/infra/operate/npm-audit-report.json', 'utf8')
  const argued = (...ids: readonly string[]) =>
    ids.map((id) => ({ ...exception('2026-12-31'), advisory: id }))
  const judge = (exceptions: readonly AuditException[]) => judgeAudit(report, { exceptions, today })
  expect(() => judge([])).toThrow(
    [
      'high GHSA-qwcr-r2fm-qrc7 in body-parser: body-parser vulnerable to denial of service when url encoding is enabled',
      'critical GHSA-hrpp-h998-j3pp in qs: qs vulnerable to Prototype Pollution',
    ].join('\n'),
  )
  expect(() => judge(argued('GHSA-qwcr-r2fm-qrc7'))).toThrow(
    /argued \(infra\/config\/audit-exceptions\.json\):\ncritical GHSA-hrpp-h998-j3pp in qs/,
  )
  expect(judge(argued('GHSA-qwcr-r2fm-qrc7', 'GHSA-hrpp-h998-j3pp'))).toContain('(2 argued)')
})
