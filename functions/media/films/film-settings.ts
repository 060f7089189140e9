import type {
  AudioDescription,
  JobSettings,
  Output,
  VideoDescription,
} from '@aws-sdk/client-mediaconvert'

/**
 * Heights and bits a second of a playlist's qualities, at most: quality decides, so quiet scenes
 * take less.
 */
const qualities = [
  { height: 1080, bits: 5_000_000 },
  { height: 720, bits: 3_000_000 },
  { height: 360, bits: 800_000 },
] as const
const [best] = qualities
const stillSeconds = 3

/**
 * What MediaConvert makes of a film: `…/film.m3u8` with its qualities, `…/film.mp4`, and stills of
 * its begin and of `stillSeconds` later, `…/film-1920.0000000.jpg` and `…1.jpg`.
 */
export const filmSettings = (from: string, to: string): JobSettings => ({
  Inputs: [
    {
      FileInput: from,
      AudioSelectors: { 'Audio Selector 1': { DefaultSelection: 'DEFAULT' } },
      VideoSelector: { Rotate: 'AUTO' },
    },
  ],
  OutputGroups: [
    {
      OutputGroupSettings: {
        Type: 'HLS_GROUP_SETTINGS',
        HlsGroupSettings: { Destination: to, SegmentLength: 6, MinSegmentLength: 0 },
      },
      Outputs: qualities.map((one) => ({
        NameModifier: `_${one.height}`,
        ContainerSettings: { Container: 'M3U8' },
        VideoDescription: videoOf(one),
        AudioDescriptions: [sound],
      })),
    },
    filesGroup(to, {
      ContainerSettings: { Container: 'MP4' },
      VideoDescription: videoOf(best),
      AudioDescriptions: [sound],
    }),
    filesGroup(to, {
      NameModifier: '-1920',
      ContainerSettings: { Container: 'RAW' },
      VideoDescription: still,
    }),
  ],
})

const filesGroup = (Destination: string, output: Output) => ({
  OutputGroupSettings: { Type: 'FILE_GROUP_SETTINGS' as const, FileGroupSettings: { Destination } },
  Outputs: [output],
})

/** The width follows from the film. */
const videoOf = ({
  height: Height,
  bits: MaxBitrate,
}: (typeof qualities)[number]): VideoDescription => ({
  Height,
  CodecSettings: {
    Codec: 'H_264',
    H264Settings: {
      RateControlMode: 'QVBR',
      MaxBitrate,
      SceneChangeDetect: 'TRANSITION_DETECTION',
    },
  },
})

const sound: AudioDescription = {
  AudioSourceName: 'Audio Selector 1',
  CodecSettings: {
    Codec: 'AAC',
    AacSettings: { Bitrate: 128_000, CodingMode: 'CODING_MODE_2_0', SampleRate: 48_000 },
  },
}

const still: VideoDescription = {
  Width: 1920,
  CodecSettings: {
    Codec: 'FRAME_CAPTURE',
    FrameCaptureSettings: {
      FramerateNumerator: 1,
      FramerateDenominator: stillSeconds,
      MaxCaptures: 2,
      Quality: 85,
    },
  },
}
