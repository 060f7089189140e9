import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Contours } from '../../components/brand/Contours'
import { Icon } from '../../components/icons/Icon'
import { LandingFoot } from './LandingFoot'
import { LandingNav } from './LandingNav'
import { landingLooks } from './landing-looks'
import type { Story } from './landing-words'
import { StorySection } from './StorySection'

/**
 * One of the three marketing subpages: a headline on forest, the story with its picture, and the
 * benefits.
 */
export function StoryPage({ story, picture }: { story: Story; picture: ReactNode }) {
  return (
    <>
      <Box
        component="header"
        sx={{
          position: 'relative',
          overflow: 'hidden',
          pb: 9,
          bgcolor: 'forest.800',
          color: '#fff',
        }}
      >
        <Contours />
        <LandingNav here={story.path} />
        <Box component="h1" sx={looks.headline}>
          {story.headline}
        </Box>
        <Box
          sx={[landingLooks.actions, { m: '0 60px', '@media (max-width: 760px)': { m: '0 20px' } }]}
        >
          <Button
            variant="main"
            size="large"
            href="/register"
            endIcon={<Icon name="arrow-right" />}
          >
            Register your agency
          </Button>
        </Box>
      </Box>
      <Box component="main" sx={{ '&& h2': { fontSize: 44, lineHeight: '48px' } }}>
        <StorySection story={story} picture={picture} linked={false} />
        <Box component="section" sx={looks.chapters} aria-label="What it means">
          {story.chapters.map(({ title, text }) => (
            <article key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </Box>
      </Box>
      <LandingFoot />
    </>
  )
}

const looks = {
  headline: {
    position: 'relative',
    maxWidth: 900,
    m: '70px 60px 34px',
    fontSize: 64,
    lineHeight: '68px',
    letterSpacing: '-0.035em',
    textWrap: 'balance',
    '@media (max-width: 760px)': { m: '40px 20px 28px', fontSize: 38, lineHeight: '42px' },
  },
  chapters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: 4,
    p: '80px max(100px, calc((100% - 1240px) / 2))',
    bgcolor: 'ground.sand',
    '& h3': { fontSize: 20, lineHeight: '26px' },
    '& p': { mt: '8px', fontSize: 15, lineHeight: '24px', color: 'ink.second' },
    '@media (max-width: 1240px)': { pl: 4, pr: 4 },
    '@media (max-width: 760px)': { gridTemplateColumns: '1fr', p: '50px 20px' },
  },
} as const
