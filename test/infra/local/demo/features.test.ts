import { describe, expect, test } from 'vitest'
import { demoFeatures, isFeatureId } from '../../../../infra/local/demo/features'

const codes =
  'AIRC BARG BIRD BOAT CANO CUEX CYCL DISA ELIN FAMI FISH GADR GOLF GOTR GUWA GYMN HABA HEFL HIDE HIKE HORS JACZ JETS KIDS LAUA LAUN MATR MOKO NIDR OUSH PRPO PWIF QUBI RHTR RMSV SCFL SCUB SNRK SPTR STBE SURF SWPO TENN TRTL WHAL WIFI WINE'

describe('features', () => {
  test('are the 47 codes of the specification', () => {
    expect(demoFeatures.map(({ featureId }) => featureId).toSorted()).toEqual(codes.split(' '))
  })

  test('have distinct names, some of them activities and some amenities', () => {
    expect(new Set(demoFeatures.map(({ featureName }) => featureName)).size).toBe(47)
    expect(new Set(demoFeatures.map(({ featureType }) => featureType))).toEqual(new Set(['activity', 'amenity']))
    expect(demoFeatures).toContainEqual({ featureId: 'MOKO', featureName: 'Mokoro', featureType: 'activity' })
  })

  test('are told from other texts', () => {
    expect(isFeatureId('MOKO')).toBe(true)
    expect(isFeatureId('toString')).toBe(false)
    expect(isFeatureId('')).toBe(false)
  })
})
