import { placeInTalk } from '../../../data/times.ts'
import { Button } from '../../../ui/button.tsx'
import { momentMs } from './moment.ts'
import { placeInSound } from './place-in-sound.ts'
import { useSaid, useWalk, type Walk, whenSaid } from './said.tsx'
import styles from './walk-bar.module.css'

/** Leads from one moment to the next, and back to what they prove. */
export function WalkBar() {
  const { walk } = useWalk()
  return walk === null ? null : <Bar walk={walk} />
}

function Bar({ walk }: { walk: Walk }) {
  const { goTo, goBack, isArrival } = useWalk()
  const { of, moments, at } = walk
  const isOne = moments.length === 1
  return (
    <fieldset className={styles.bar} aria-label="Moments">
      <p className={styles.of}>
        {of}
        {!isOne && (
          <span className={styles.count}>
            {' '}
            {at + 1} of {moments.length}
          </span>
        )}
      </p>
      <div className={styles.ways}>
        {!isOne && (
          <>
            <Button look="quiet" onClick={() => goTo((at + moments.length - 1) % moments.length)}>
              Previous
            </Button>
            <Button look="quiet" onClick={() => goTo((at + 1) % moments.length)}>
              Next
            </Button>
          </>
        )}
        <Hearing walk={walk} />
        <Button look="plain" onClick={goBack}>
          Back to the report
        </Button>
      </div>
      {/* Where the focus arrives it is read anyway. */}
      <output className="visually-hidden">{!isArrival && <Words walk={walk} />}</output>
    </fieldset>
  )
}

function Words({ walk: { moments, at } }: { walk: Walk }) {
  const said = useSaid()
  const moment = moments[at]
  if (moment === undefined) return null
  const { name, atMs } = whenSaid(moment, said)
  return `${at + 1} of ${moments.length}. ${name}, ${placeInTalk(atMs ?? 0)}: ${moment.quote}`
}

/** Only where this moment was recorded. */
function Hearing({ walk: { moments, at } }: { walk: Walk }) {
  const { sound } = useWalk()
  const { turns } = useSaid()
  const moment = moments[at]
  const talkMs = moment === undefined ? null : momentMs(moment, turns)
  if (moment === undefined || talkMs === null || sound.kept === null) return null
  if (placeInSound(talkMs, sound.kept) === null) return null
  return (
    <Button look="quiet" onClick={() => (sound.isPlaying ? sound.pause() : sound.playFrom(moment))}>
      {sound.isPlaying ? 'Pause' : 'Hear it'}
    </Button>
  )
}
