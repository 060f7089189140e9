import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Contours } from '../../components/brand/Contours'
import { Icon } from '../../components/icons/Icon'
import { PublicLink } from '../../components/navigation/PublicLink'
import type { Story } from './landing-words'

interface StorySectionProps {
  readonly story: Story
  readonly picture: ReactNode
  readonly ground?: 'paper' | 'sand' | 'forest'
  /** Links to the story's own page. */
  readonly linked?: boolean
  /** The picture is on the left. */
  readonly mirrored?: boolean
}

/** One of the three stories: its text, and a piece of the product beside it. */
export function StorySection({
  story,
  picture,
  ground = 'paper',
  linked = true,
  mirrored = false,
}: StorySectionProps) {
  return (
    <Box
      component="section"
      sx={[looks.story, mirrored && looks.mirrored, grounds[ground]]}
      aria-labelledby={story.name}
    >
      {ground === 'forest' && <Contours />}
      <div className="words">
        <h2 id={story.name}>{story.name}</h2>
        <p className="lead">{story.lead}</p>
        <ul>
          {story.points.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size={20} />
              <div>
                <b>{title}</b>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        {linked && (
          <PublicLink href={story.path} className="more">
            {story.more}
            <Icon name="arrow-right" size={16} />
          </PublicLink>
        )}
      </div>
      <Box sx={{ minWidth: 0 }}>{picture}</Box>
    </Box>
  )
}

const grounds = {
  paper: {},
  sand: { bgcolor: 'ground.sand', '& li': { borderColor: 'ground.line2' } },
  forest: {
    overflow: 'hidden',
    bgcolor: 'forest.800',
    color: '#fff',
    '& .lead, & li p': { color: '#cfe0d7' },
    '& li': { borderColor: 'rgba(255, 255, 255, 0.14)' },
    '& li svg, & .more': { color: 'ember.400' },
  },
} as const

const looks = {
  story: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '470px 1fr',
    alignItems: 'center',
    gap: 9,
    p: '120px max(100px, calc((100% - 1240px) / 2))',
    '& > *': { position: 'relative' },
    '& > span:first-of-type': { position: 'absolute' },
    '& h2': { fontSize: 64, lineHeight: '66px', letterSpacing: '-0.035em' },
    '& .lead': {
      m: '16px 0 28px',
      fontSize: 20,
      lineHeight: '30px',
      textWrap: 'balance',
      color: 'ink.second',
    },
    '& li': {
      display: 'flex',
      gap: '16px',
      p: '14px 0',
      borderTop: '1px solid',
      borderColor: 'ground.line',
    },
    '& li svg': { mt: '1px', color: 'ember.600' },
    '& li b': { fontWeight: 600, fontSize: 16, lineHeight: '22px' },
    '& li p': { fontSize: 15, lineHeight: '22px', color: 'ink.second' },
    '& .more': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '9px',
      mt: '22px',
      fontWeight: 600,
      fontSize: 15,
      color: 'forest.700',
    },
    '& .more:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '& .more svg': { transition: 'transform 200ms var(--mui-pace-ease)' },
    '& .more:hover svg': { transform: 'translateX(3px)' },
    '@media (max-width: 1240px)': { gridTemplateColumns: '1fr', gap: '50px', p: '80px 40px' },
    '@media (max-width: 760px)': { p: '60px 20px', '& h2': { fontSize: 44, lineHeight: '48px' } },
  },
  mirrored: {
    '@media (min-width: 1240.1px)': { gridTemplateColumns: '1fr 470px', '& .words': { order: 1 } },
  },
} as const
