import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Bone } from '../../../components/feedback/Bone'
import { ErrorPage } from '../../../components/feedback/ErrorState'
import { Segmented } from '../../../components/inputs/Segmented'
import { inRow } from '../../../components/looks/looks'
import { lazyPage } from '../../../lib/loading/lazy-page'
import { useSession } from '../../../lib/session/session'
import { agencyQuery } from '../api/agency'
import { FilesCard } from './FilesCard'
import { LookEditor } from './LookEditor'
import { TermsCard } from './TermsCard'

const ProfileCard = lazyPage(() => import('./ProfileCard'), 'ProfileCard')

const TravelNotesCard = lazyPage(() => import('./TravelNotesCard'), 'TravelNotesCard')
const SenderCard = lazyPage(() => import('./SenderCard'), 'SenderCard')
const MailDomainCard = lazyPage(() => import('./MailDomainCard'), 'MailDomainCard')
const OpeningsCard = lazyPage(() => import('./OpeningsCard'), 'OpeningsCard')
const BankAccountsCard = lazyPage(() => import('./BankAccountsCard'), 'BankAccountsCard')
const PaymentPlansCard = lazyPage(() => import('./PaymentPlansCard'), 'PaymentPlansCard')
const TripMailsCard = lazyPage(() => import('./TripMailsCard'), 'TripMailsCard')
const OwnRatesCard = lazyPage(() => import('./OwnRatesCard'), 'OwnRatesCard')
const PlanningFeeCard = lazyPage(() => import('./PlanningFeeCard'), 'PlanningFeeCard')
const WriteOffCard = lazyPage(() => import('./WriteOffCard'), 'WriteOffCard')
const CancellingCard = lazyPage(() => import('./CancellingCard'), 'CancellingCard')
const UnscannedFilesCard = lazyPage(() => import('./UnscannedFilesCard'), 'UnscannedFilesCard')
const RetentionCard = lazyPage(() => import('./RetentionCard'), 'RetentionCard')

const parts = [
  { value: 'look', label: 'Look' },
  { value: 'agency', label: 'Agency' },
  { value: 'terms', label: 'Texts' },
  { value: 'clients', label: 'Emails' },
  { value: 'privacy', label: 'Privacy' },
] as const

/**
 * `/customizations`: how the agency looks, what it shows, its terms, and how long it keeps clients.
 */
export function CustomizationsScreen() {
  const { agency: own } = useSession()
  const { data: agency, isError, error, refetch } = useQuery(agencyQuery(own.id))
  const [search, setSearch] = useSearchParams()
  const part = parts.find(({ value }) => value === search.get('part'))?.value ?? 'look'
  if (isError && agency === undefined)
    return (
      <ErrorPage title="Your customizations couldn’t be loaded" error={error} onRetry={refetch} />
    )
  return (
    <Box
      component="main"
      sx={{ maxWidth: 1280, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <Box component="header" sx={{ ...inRow(2), flexWrap: 'wrap', mb: 2.4 }}>
        <Box sx={{ mr: 'auto' }}>
          <h1>Customizations</h1>
          <Box component="p" sx={{ color: 'ink.second' }}>
            How {own.name} looks to your team and your clients.
          </Box>
        </Box>
        <Segmented
          label="Part"
          value={part}
          segments={parts}
          onChange={(next) => setSearch(next === 'look' ? {} : { part: next }, { replace: true })}
        />
      </Box>
      {agency === undefined ? (
        <Bone height={480} radius={12} />
      ) : part === 'look' ? (
        <LookEditor key={JSON.stringify(agency.theme)} agency={agency} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
          {part === 'agency' ? (
            <>
              <Suspense fallback={<Bone height={260} radius={12} />}>
                <ProfileCard agency={agency} />
              </Suspense>
              <FilesCard agency={agency} />
            </>
          ) : part === 'terms' ? (
            <>
              <TermsCard agencyId={agency.id} />
              <Suspense fallback={<Bone height={220} radius={12} />}>
                <CancellingCard key={agency.id} agency={agency} />
              </Suspense>
              <Suspense fallback={<Bone height={260} radius={12} />}>
                <TravelNotesCard agencyId={agency.id} />
              </Suspense>
            </>
          ) : part === 'clients' ? (
            <Suspense fallback={<Bone height={240} radius={12} />}>
              <SenderCard agency={agency} />
              <MailDomainCard agencyId={agency.id} />
              <OpeningsCard agencyId={agency.id} />
              <TripMailsCard agency={agency} />
              <BankAccountsCard agency={agency} />
              <OwnRatesCard agency={agency} />
              <PaymentPlansCard agency={agency} />
              <PlanningFeeCard key={`${agency.id} planning`} agency={agency} />
              <WriteOffCard key={agency.id} agency={agency} />
            </Suspense>
          ) : (
            <Suspense fallback={<Bone height={200} radius={12} />}>
              <RetentionCard key={agency.retention?.since} agency={agency} />
              <UnscannedFilesCard agency={agency} />
            </Suspense>
          )}
        </Box>
      )}
    </Box>
  )
}
