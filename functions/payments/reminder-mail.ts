import type { ListedPayment } from '#shared/api/payment-shapes'
import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { paymentTypeLabels } from '#shared/itinerary/payments'
import type { Mail } from '../mail/mailer'

interface Recipient {
  readonly email: string
  readonly firstName: string
  readonly agentEmail: string
  readonly agencyName: string
  readonly webAddress: string
  readonly today: CalendarDate
}

/** The mail that reminds a client of a payment: before its due date, and after it with the days that it is late. */
export function reminderMail(line: ListedPayment & { readonly dueDate: CalendarDate }, to: Recipient): Mail {
  const { itineraryName, paymentType, amount, currency, dueDate, agentName } = line
  const late = daysBetween(dueDate, to.today)
  const what = paymentTypeLabels[paymentType].toLowerCase()
  const money = formatMoney({ amount, currency }, { show: 'code' })
  const when =
    late > 0
      ? `was due on ${longDate(dueDate)}, ${late === 1 ? 'yesterday' : `${late} days ago`}, and has not reached us yet`
      : `is due on ${longDate(dueDate)}`
  return {
    to: to.email,
    replyTo: to.agentEmail,
    subject: late > 0 ? `Overdue: ${what} for ${itineraryName}` : `Coming up: ${what} for ${itineraryName}`,
    text: `Dear ${to.firstName},

The ${what} of ${money} for ${itineraryName} ${when}.

You can pay by card or bank transfer here:
${to.webAddress}/client/login

If you have paid already, thank you: please disregard this mail. For any question, answer it and ${agentName} will help you.

${to.agencyName}
`,
  }
}
