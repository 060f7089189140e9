import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { type CalendarDate, calendarDate } from '#shared/dates/calendar-date'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import { OperateFailure } from './operate-failure'

/** Advisories of packages that a build may go out with all the same, for a reason and until a day. */
export const auditExceptions = z.array(
  z.strictObject({
    /** As in `GHSA-xxxx-xxxx-xxxx`. */
    advisory: z.string().check(z.regex(/^GHSA(-[0-9a-z]{4}){3}$/)),
    /** Why it does no harm here, or what is waited for. */
    reason: z.string().check(z.minLength(20)),
    /** The last day on which it is accepted. */
    until: calendarDateSchema,
  }),
)
export type AuditException = z.infer<typeof auditExceptions>[number]

const advisory = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
})

/** What `npm audit --json` writes; a package that another one hurts names it as text. */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])) }),
  ),
})

const graveSeverities: ReadonlySet<string> = new Set(['high', 'critical'])

/** `npm run audit`: asks the registry for holes in the packages of the lock file. */
export async function audit(): Promise<string> {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const file = new URL('../config/audit-exceptions.json', import.meta.url)
  const exceptions = auditExceptions.parse(JSON.parse(readFileSync(file, 'utf8')))
  const today = calendarDate(new Date().toISOString().slice(0, 10))
  return judgeAudit(stdout, { exceptions, today })
}

/**
 * Judges what npm found in the packages of the lock file.
 * @param output - of `npm audit --json`
 * @returns what is to be said of packages without an unargued hole
 * @throws OperateFailure that names each high or critical advisory without an exception that is in
 * force, or says that npm had no answer
 */
export function judgeAudit(
  output: string,
  { exceptions, today }: { exceptions: readonly AuditException[]; today: CalendarDate },
): string {
  const parsedReport = report.safeParse(parseJson(output))
  if (!parsedReport.success)
    throw new OperateFailure(`npm audit gave no report: ${output.slice(0, 400).trim()}`)
  const advisories = new Map(
    Object.values(parsedReport.data.vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((one) => typeof one !== 'string')
      .filter(({ severity }) => graveSeverities.has(severity))
      .map((one) => [one.url.slice(one.url.lastIndexOf('/') + 1), one]),
  )
  const exceptedIds = exceptions.filter(({ until }) => today <= until).map((one) => one.advisory)
  const open = [...advisories].filter(([id]) => !exceptedIds.includes(id))
  if (open.length > 0)
    throw new OperateFailure(
      [
        'Packages have holes that nobody has argued (infra/config/audit-exceptions.json):',
        ...open.map(([id, { name, severity, title }]) => `${severity} ${id} in ${name}: ${title}`),
      ].join('\n'),
    )
  const needless = exceptions
    .filter((one) => !advisories.has(one.advisory))
    .map((one) => one.advisory)
  return [
    `No package has a high or critical hole without an argued exception (${advisories.size} argued).`,
    ...needless.map((id) => `${id} is no longer found: take its exception away.`),
  ].join('\n')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
