import { USE_CASE_IDS, type UseCase } from '@colloquy/domain/use-cases'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { reasonOf } from '../../data/explain.ts'
import { type ProgressData, progressQuery } from '../../data/progress.ts'
import { dashboardQuery } from '../../data/queries.ts'
import { Screen } from '../../frame/screen.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Better } from './better.tsx'
import { Figures } from './figures.tsx'
import { History } from './history.tsx'
import { Newcomer } from './newcomer.tsx'
import { NextPractice } from './next-practice.tsx'
import styles from './progress.module.css'
import { ProgressSkeleton } from './progress-skeleton.tsx'
import { Skills } from './skills.tsx'
import { TimePractised } from './time-practised.tsx'
import { UseCases } from './use-cases.tsx'

/** First what is getting better and the one thing to practise next, then what they are made of, then the record. */
export function Progress() {
  const scenario = useChosenUseCase()
  const progress = useQuery(progressQuery(scenario))
  return (
    <Screen title="Progress">
      {progress.data !== undefined ? (
        <Loaded progress={progress.data} />
      ) : progress.isError ? (
        <div className={styles.failed}>
          <Notice kind="error">
            Your progress could not be loaded. {reasonOf(progress.error)}
          </Notice>
          <div>
            <Button
              look="quiet"
              busy={progress.isFetching && 'Trying…'}
              onClick={() => void progress.refetch()}
            >
              Try Again
            </Button>
          </div>
        </div>
      ) : (
        <ProgressSkeleton />
      )}
      {/* It is looked up by itself: the one is of use without the other. */}
      {(progress.data !== undefined || progress.isError) && <History />}
    </Screen>
  )
}

/** It stands in the address, so that a reload and the way back keep it. What is none is not asked for. */
function useChosenUseCase(): UseCase | undefined {
  const [search] = useSearchParams()
  const wished = search.get('scenario')
  return USE_CASE_IDS.find((id) => id === wished)
}

function Loaded({ progress }: { progress: ProgressData }) {
  const { current = null, due = [] } = useQuery(dashboardQuery).data ?? {}
  const { scenario, use_cases: practised, hours } = progress
  if (scenario === null)
    return (
      <>
        <Newcomer next={progress.next} {...{ current, due }} />
        {hours.length > 0 && <TimePractised hours={hours} />}
      </>
    )
  return (
    <>
      {(practised.length > 1 || practised[0]?.scenario !== scenario) && (
        <UseCases practised={practised} chosen={scenario} />
      )}
      <div className={styles.first}>
        <Better progress={progress} />
        <NextPractice next={progress.next} {...{ current, due }} />
      </div>
      {progress.skills.length > 0 && <Skills progress={progress} />}
      {progress.figures.length > 0 && <Figures progress={progress} />}
      <TimePractised hours={hours} />
    </>
  )
}
