import { Bone, BoneLines } from '../../../../components/feedback/Bone'

/** Placeholder for a line of the list, in its final size. */
export function RowSkeleton({ hasDate }: { readonly hasDate: boolean }) {
  return (
    <div className={hasDate ? 'row dated' : 'row'} aria-hidden="true">
      <Bone height="100%" radius={0} />
      <div className="body">
        <Bone width={220} height={24} />
        <Bone width={150} height={13} className="bone" />
        <div className="text">
          <BoneLines lines={3} gap={10} />
        </div>
        <div className="foot">
          <Bone width={150} height={18} />
          <span className="facts" />
          <Bone width={118} height={42} radius={10} />
        </div>
      </div>
      {hasDate && <div className="column" />}
    </div>
  )
}

export function CardSkeleton() {
  return (
    <div className="card" aria-hidden="true">
      <Bone height={230} radius={0} />
      <div className="body">
        <Bone width="70%" height={20} />
        <Bone width="45%" height={13} className="bone" />
        <div className="text">
          <BoneLines lines={3} />
        </div>
        <Bone height={36} radius={10} />
      </div>
    </div>
  )
}
