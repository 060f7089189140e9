/** Headings of infra/RUNBOOK.md, one for each kind of alarm: its text sends the reader there, and a test looks for them. */
export type RunbookPage =
  | 'A function fails'
  | 'A job did not run'
  | 'Messages wait or are dead letters'
  | 'The API fails or is slow'
  | 'Functions are throttled'
  | 'The table refuses calls'
  | 'Exchange rates are old'
  | 'Mails fail'
  | 'The month costs too much'
