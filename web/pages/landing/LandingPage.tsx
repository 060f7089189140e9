import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Icon } from '../../components/icons/Icon'
import { Picture } from '../../components/picture/Picture'
import heroUrl from './art/hero.svg?no-inline'
import journey760 from './art/journey-760.webp'
import journey1240 from './art/journey-1240.webp'
import journey1860 from './art/journey-1860.webp'
import { CalendarPicture } from './CalendarPicture'
import { LandingFoot } from './LandingFoot'
import { LandingNav } from './LandingNav'
import { landingLooks } from './landing-looks'
import { powerful, productive, profitable } from './landing-words'
import { MarginPicture } from './MarginPicture'
import { PricePicture } from './PricePicture'
import { StorySection } from './StorySection'

/** The landing page (1 §2). */
export function LandingPage() {
  return (
    <>
      <Box component="header" sx={looks.hero}>
        <Picture src={heroUrl} alt="" ratio="fill" eager grain />
        <Box sx={looks.scrim} />
        <LandingNav />
        <Box sx={looks.head}>
          <Box component="h1" sx={looks.title}>
            Plan the journey.
            <br />
            Know the price.
          </Box>
          <Box component="p" sx={looks.lead}>
            Safari specialists use Tembea to plan, price, quote and hold trips across Africa, and to
            take the booking from first call to final payment.
          </Box>
          <Box sx={landingLooks.actions}>
            <Button
              variant="main"
              size="large"
              href="/register"
              endIcon={<Icon name="arrow-right" />}
            >
              Register your agency
            </Button>
            <Box component="a" sx={looks.ghost} href="#journey">
              <Icon name="circle-play" />
              See an itinerary
            </Box>
          </Box>
        </Box>
      </Box>
      <main>
        <Box sx={looks.shot} id="journey">
          <img
            src={journey1240}
            srcSet={`${journey760} 760w, ${journey1240} 1240w, ${journey1860} 1860w`}
            sizes="(max-width: 760px) 760px, min(1240px, 100vw)"
            width={1240}
            height={600}
            alt="A day-by-day itinerary in Tembea with its map and price"
            decoding="async"
            fetchPriority="low"
          />
        </Box>
        <StorySection story={productive} picture={<CalendarPicture />} />
        <StorySection story={powerful} picture={<PricePicture />} ground="sand" mirrored />
        <StorySection story={profitable} picture={<MarginPicture />} ground="forest" />
      </main>
      <LandingFoot />
    </>
  )
}

const looks = {
  hero: {
    position: 'relative',
    height: 860,
    overflow: 'hidden',
    color: '#fff',
    '& > span:first-of-type img': { objectPosition: '0 30%' },
    '@media (max-width: 760px)': { height: 720 },
  },
  scrim: {
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient( 90deg, rgba(10, 26, 22, 0.74), rgba(10, 26, 22, 0.52) 34%, rgba(10, 26, 22, 0.16) 58%, transparent 76% ), linear-gradient(180deg, rgba(10, 22, 20, 0.42), transparent 26%)',
  },
  head: {
    position: 'absolute',
    left: '60px',
    top: '168px',
    right: '60px',
    '@media (max-width: 760px)': { left: '20px', right: '20px', top: '120px' },
  },
  title: {
    fontSize: 84,
    lineHeight: '84px',
    letterSpacing: '-0.04em',
    '@media (max-width: 760px)': { fontSize: 50, lineHeight: '52px' },
  },
  lead: {
    maxWidth: 540,
    m: '24px 0 32px',
    fontSize: 20,
    lineHeight: '30px',
    color: '#f4f1ea',
    '@media (max-width: 760px)': { fontSize: 17, lineHeight: '26px' },
  },
  ghost: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    height: 50,
    p: '0 12px',
    fontWeight: 600,
    fontSize: 16,
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
  shot: {
    position: 'relative',
    width: 'min(1240px, calc(100% - 40px))',
    m: '-290px auto 0',
    overflow: 'hidden',
    borderRadius: '18px',
    boxShadow:
      '0 0 0 1px rgba(255, 255, 255, 0.14), 0 40px 90px -20px rgba(12, 26, 20, 0.55), 0 10px 24px rgba(12, 26, 20, 0.22)',
    scrollMarginTop: '40px',
    '& img': { display: 'block', width: '100%', height: 'auto', bgcolor: 'ground.sand' },
    '@media (max-width: 760px)': { mt: -15, '& img': { width: 760, maxWidth: 'none' } },
  },
} as const
